// What has to be measured is measured with the next picture: not in the task that changes the page, which would then
// have to lay it out as well.

/** Does something when the next picture is drawn; returns what calls it off. */
export function inFrame(work: () => void): () => void {
  const id = requestAnimationFrame(work);
  return () => cancelAnimationFrame(id);
}
