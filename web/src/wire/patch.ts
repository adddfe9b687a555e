// How a view changes: dotted paths and what stands there now; the empty path is the view itself. Pure; what did not
// change stays the same object.

import type { Patch, View } from "./types";

type Node = Record<string, unknown> | unknown[];

/** A view with a patch applied; the view itself is left as it is. */
export function patched(view: View, patch: Patch): View {
  // What was copied once for this patch may be written to.
  const fresh = new Set<unknown>();
  let root: unknown = view;
  for (const [path, value] of Object.entries(patch)) root = put(root, path === "" ? [] : path.split("."), value, fresh);
  return root as View;
}

function put(node: unknown, path: readonly string[], value: unknown, fresh: Set<unknown>): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = own(node, fresh);
  if (Array.isArray(copy)) copy[Number(key)] = put(copy[Number(key)], rest, value, fresh);
  else copy[key] = put(copy[key], rest, value, fresh);
  return copy;
}

function own(node: unknown, fresh: Set<unknown>): Node {
  if (fresh.has(node)) return node as Node;
  const copy: Node = Array.isArray(node) ? [...(node as unknown[])] : { ...(node as Record<string, unknown> | null) };
  fresh.add(copy);
  return copy;
}
