// Headings for the list of picks.

import type { Shown } from "../../wire/types";

const GROUPS: Record<string, string> = {
  "pick-draw": "ui-tuareg-group-draw",
  "pick-load": "ui-tuareg-group-load",
  "pick-take": "ui-tuareg-group-market",
  "pick-count": "ui-tuareg-group-market",
  "pick-buy": "ui-tuareg-group-buy",
  "pick-pay-hand": "ui-tuareg-group-pay",
  "pick-pay-cargo": "ui-tuareg-group-pay",
  "pick-hide-hand": "ui-tuareg-group-hide",
  "pick-hide-cargo": "ui-tuareg-group-hide",
  "pick-steal-hand": "ui-tuareg-group-steal",
  "pick-steal-cargo": "ui-tuareg-group-steal",
  "pick-lay": "ui-tuareg-group-lay",
};

export function group(shown: Shown): string {
  return GROUPS[shown.message] ?? "ui-group-on";
}
