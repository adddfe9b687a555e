// Headings for the list of picks.

import type { Shown } from "../../wire/types";

const GROUPS: Record<string, string> = {
  "pick-boat": "ui-tungaru-group-boat",
  "pick-reserve": "ui-tungaru-group-reserve",
  "pick-monument": "ui-tungaru-group-monument",
  "pick-monument-track": "ui-tungaru-group-monument",
  "pick-no-monument": "ui-tungaru-group-monument",
  "pick-want": "ui-tungaru-group-want",
  "pick-lead": "ui-tungaru-group-lead",
  "pick-give": "ui-tungaru-group-give",
  "pick-free-trade": "ui-tungaru-group-trade",
  "pick-sail": "ui-tungaru-group-sail",
  "pick-sail-benefit": "ui-tungaru-group-sail",
  "pick-sail-nomad": "ui-tungaru-group-sail",
  "pick-harvest": "ui-tungaru-group-harvest",
  "pick-harvest-twice": "ui-tungaru-group-harvest",
  "pick-settle": "ui-tungaru-group-settle",
  "pick-settle-nomad": "ui-tungaru-group-settle",
  "pick-trade": "ui-tungaru-group-trade",
  "pick-put": "ui-tungaru-group-trade",
  "pick-take": "ui-tungaru-group-trade",
  "pick-travel": "ui-tungaru-group-travel",
  "pick-go": "ui-tungaru-group-travel",
  "pick-recruit": "ui-tungaru-group-recruit",
  "pick-place": "ui-tungaru-group-place",
  "pick-replace": "ui-tungaru-group-place",
  "pick-to-travellers": "ui-tungaru-group-place",
  "pick-refill": "ui-tungaru-group-refill",
  "pick-spare": "ui-tungaru-group-pay",
  "pick-spare-nothing": "ui-tungaru-group-pay",
  "pick-pay": "ui-tungaru-group-pay",
  "pick-sell": "ui-tungaru-group-sell",
  "pick-count": "ui-tungaru-group-sell",
  "pick-use-leader": "ui-tungaru-group-leader",
  "pick-equal": "ui-tungaru-group-leader",
  "pick-swap": "ui-tungaru-group-leader",
  "pick-discard": "ui-tungaru-group-discard",
  "pick-keep": "ui-tungaru-group-fish",
  "pick-lose": "ui-tungaru-group-fish",
};

export function group(shown: Shown): string {
  return GROUPS[shown.message] ?? "ui-group-on";
}
