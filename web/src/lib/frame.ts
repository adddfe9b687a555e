// What has to be measured is measured with the next picture: not in the task that changes the page, which would then
// have to lay it out as well. Laying out has a task of its own before that picture, which has enough to do with drawing.

let isAwaited = false;

function layOutSoon(): void {
  if (isAwaited) return;
  isAwaited = true;
  setTimeout(() => {
    isAwaited = false;
    document.body.getBoundingClientRect();
  });
}

/** Does something when the next picture is drawn; returns what calls it off. */
export function inFrame(work: () => void): () => void {
  layOutSoon();
  const id = requestAnimationFrame(work);
  return () => cancelAnimationFrame(id);
}
