// Moments in the words of a language.

export function day(at: number, lang: string): string {
  return new Date(at * 1000).toLocaleDateString(lang, { dateStyle: "medium" });
}

export function moment(at: number, lang: string): string {
  return new Date(at * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}
