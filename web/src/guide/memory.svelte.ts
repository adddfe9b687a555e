// What a learner has read at a table, and whether the guide still speaks; kept in this browser.

const KEY = "tutable.guide.";

interface Kept {
  read: string[];
  ended: boolean;
}

function kept(table: string): Kept {
  const start: Kept = { read: [], ended: false };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Partial<Kept>) };
  } catch {
    return start;
  }
}

export class Memory {
  private all = $state<Kept>({ read: [], ended: false });

  constructor(private readonly table: string) {
    this.all = kept(table);
  }

  get ended(): boolean {
    return this.all.ended;
  }

  set ended(ended: boolean) {
    this.all.ended = ended;
    this.keep();
  }

  hasRead(lesson: string): boolean {
    return this.all.read.includes(lesson);
  }

  read(lesson: string): void {
    if (!this.hasRead(lesson)) this.all.read.push(lesson);
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY + this.table, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still teaches; only a reload begins again.
    }
  }
}
