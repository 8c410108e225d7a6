/**
 * Opens a block of the entry's form, and moves there. Strapi has no call for it: the blocks are the items of the first list
 * whose items open and close.
 * @param number counted from 1
 */
export function goToBlock(number: number): void {
  const lists = [...document.querySelectorAll('form ol')];
  const blocks = lists.find((list) => list.querySelector(':scope > li button[aria-expanded]') !== null);
  const block = blocks?.querySelectorAll(':scope > li')[number - 1];
  const opener = block?.querySelector<HTMLElement>('button[aria-expanded]');
  if (block === undefined || opener === null || opener === undefined) return;
  if (opener.getAttribute('aria-expanded') === 'false') opener.click();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  block.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  opener.focus({ preventScroll: true });
}
