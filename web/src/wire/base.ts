// Where the server is shown: at the root of its address or, beside other things, at a path like "/games".
// The server writes it into the page.

const base = document.querySelector<HTMLMetaElement>("meta[name=tutable-path]")?.content ?? "";

/** The address of one of our paths. */
export function to(path: string): string {
  return base + path;
}

/** The path of ours that an address names; null if it is none of ours. */
export function pathOf(address: string): string | null {
  return `${address}/`.startsWith(`${base}/`) ? address.slice(base.length) : null;
}
