/**
 * The headings of what a test rendered, in order, as 'h2 Choose by age'. Closed dialogs are left out, as for a reader.
 */
export const outline = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => heading.closest('dialog:not([open])') === null)
    .map((heading) => `${heading.tagName.toLowerCase()} ${heading.textContent ?? ''}`);

/** The headings that are more than one level below the one before them. */
export function skippedHeadings(root: HTMLElement): string[] {
  let level = 0;
  return outline(root).filter((heading) => {
    const next = Number(heading[1]);
    const isSkip = next > level + 1;
    level = next;
    return isSkip;
  });
}
