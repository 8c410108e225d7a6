/** With as many pages, or fewer, each has its link. */
const mostInFull = 7;

/**
 * The pages of a list that one of them links to, in their order: all of a short list, and of a long one the first, the last
 * and those next to it. Null stands for pages that are left out: with a link to each of a thousand pages, no page of the
 * list would be light.
 * @param page counted from 1
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= mostInFull) return all;
  const shown = all.filter((one) => one === 1 || one === pageCount || Math.abs(one - page) <= 1);
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? 0) - 1;
    if (gap === 0) return [one];
    return gap === 1 ? [one - 1, one] : [null, one];
  });
}
