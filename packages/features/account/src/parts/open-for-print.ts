/**
 * Opens what is folded in `paper` while it is being printed. Returns the function that stops it.
 */
export function openForPrint(paper: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...paper.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const one of opened) one.open = true;
  };
  const close = () => {
    for (const one of opened) one.open = false;
    opened = [];
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}
