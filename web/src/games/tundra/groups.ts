// Headings for the list of picks.

import type { Shown } from "../../wire/types";

const GROUPS: Record<string, string> = {
  "pick-keep": "ui-tundra-group-keep",
  "pick-put": "ui-tundra-group-put",
  "pick-goal": "ui-tundra-group-goal",
  "pick-lay-aside": "ui-tundra-group-put",
  "pick-reroll": "ui-tundra-group-free",
  "pick-take-up": "ui-tundra-group-free",
  "pick-raise": "ui-tundra-group-free",
  "pick-lower": "ui-tundra-group-free",
  "pick-buy-die": "ui-tundra-group-free",
  "pick-advisor": "ui-tundra-group-free",
  "pick-act-board": "ui-tundra-group-act",
  "pick-act-card": "ui-tundra-group-act",
  "pick-move": "ui-tundra-group-move",
  "pick-gain": "ui-tundra-group-gain",
  "pick-join": "ui-tundra-group-send",
  "pick-build": "ui-tundra-group-build",
  "pick-bonus": "ui-tundra-group-bonus",
  "pick-send": "ui-tundra-group-send",
  "pick-sell": "ui-tundra-group-sell",
  "pick-gather": "ui-tundra-group-gain",
  "pick-renew": "ui-tundra-group-card",
  "pick-tuck": "ui-tundra-group-card",
  "pick-tuck-instead": "ui-tundra-group-card",
  "pick-hire": "ui-tundra-group-card",
  "pick-hire-instead": "ui-tundra-group-card",
  "pick-upgrade": "ui-tundra-group-upgrade",
  "pick-swap": "ui-tundra-group-swap",
  "pick-spend": "ui-tundra-group-swap",
};

export function group(shown: Shown): string {
  return GROUPS[shown.message] ?? "ui-group-on";
}
