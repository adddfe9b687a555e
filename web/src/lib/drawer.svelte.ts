// The rules beside the table: opened from the bar over it, at the place somebody wants to read.

class RulesDrawer {
  /** The rule it is open at; "": at the beginning; null: closed. */
  at = $state<string | null>(null);
  /** Where to read about what is asked now. */
  now = $state("");

  toggle(): void {
    this.at = this.at === null ? this.now : null;
  }

  close(): void {
    this.at = null;
  }
}

export const rulesDrawer = new RulesDrawer();
