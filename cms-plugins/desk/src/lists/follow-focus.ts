/* Where the focus goes when the row that had it is gone, as after its button was pressed. The browser leaves it to the page. */

const rowOf = (element: Element): Element | null => element.closest('tr, li');

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** What had the focus, and where it was. */
interface Place {
  element: HTMLElement;
  /** What it stands in, from the inside. */
  around: readonly Element[];
  list: Element | null;
  /** Of the row in its list, and of the element in its row. */
  row: number;
  part: number;
}

function placeOf(element: HTMLElement): Place {
  const row = rowOf(element);
  const list = row?.parentElement ?? null;
  const around: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  return {
    ...{ element, around, list },
    row: row === null || list === null ? -1 : [...list.children].indexOf(row),
    part: row === null ? -1 : [...row.querySelectorAll(reachable)].indexOf(element),
  };
}

/** The row that has moved up into the place of the one that is gone, or the last; what stands there as the lost one did, or first. */
function nextTo({ list, row, part }: Place): HTMLElement | null {
  if (list?.isConnected !== true) return null;
  const there = list.children[Math.min(row, list.children.length - 1)];
  const parts = [...(there?.querySelectorAll<HTMLElement>(reachable) ?? [])];
  return parts[Math.min(part, parts.length - 1)] ?? null;
}

const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** The nearest heading of what is left around it. */
function headingOver({ around }: Place): HTMLElement | null {
  const left = around.filter(({ isConnected }) => isConnected);
  const headings = left.map((one) => one.querySelector<HTMLElement>('h1, h2, h3, h4'));
  const heading = headings.find((one) => one !== null) ?? null;
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/**
 * Watches a list: when what had the focus leaves the page, the focus goes to the row that takes its place, or where none is left
 * to the heading above. A button that was only busy gets it back.
 * @returns stops watching
 */
export function followFocus(holder: HTMLElement): () => void {
  const page = holder.ownerDocument;
  let last: Place | null = null;

  function remember({ target }: Event): void {
    if (target instanceof HTMLElement) last = placeOf(target);
  }

  /** Who presses elsewhere has left; a dialog that a row has opened is not elsewhere. */
  function forget({ target }: Event): void {
    if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"]') !== null)
      return;
    if (last?.element.contains(target) !== true) last = null;
  }

  function look(): void {
    if (last === null || (page.activeElement !== page.body && page.activeElement !== null)) return;
    // Its button may be busy: it is waited for.
    if (last.element.isConnected && !isUsable(last.element)) return;
    const next = isUsable(last.element) ? last.element : nextTo(last);
    // A heading may be far above: the page does not jump to it.
    if (next === null) headingOver(last)?.focus({ preventScroll: true });
    else next.focus();
  }

  const changes = new MutationObserver(look);
  changes.observe(holder, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  holder.addEventListener('focusin', remember);
  page.addEventListener('pointerdown', forget, true);
  return () => {
    changes.disconnect();
    holder.removeEventListener('focusin', remember);
    page.removeEventListener('pointerdown', forget, true);
  };
}
