/** One short message in the corner, which outlives the page that raised it. */
export interface Toast {
  tone: 'good' | 'bad';
  /** A line above the text, in bold. */
  title?: string;
  text: string;
}

let shown: Toast | null = null;
const listeners = new Set<() => void>();

function show(toast: Toast | null): void {
  shown = toast;
  listeners.forEach((listener) => listener());
}

/** Shows the message in place of the one before it. A bad one is read out at once, a good one when there is time. */
export function raiseToast(toast: Toast): void {
  show({ ...toast });
}

export function dismissToast(): void {
  show(null);
}

export const readToast = (): Toast | null => shown;

export function watchToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const corners: symbol[] = [];

/**
 * A dialog makes the rest of the page inert, so it brings a corner of its own for toasts: that one shows them while it
 * is open. Returns the way to close a corner.
 */
export function openCorner(corner: symbol, isInDialog: boolean): () => void {
  if (isInDialog) corners.push(corner);
  else corners.unshift(corner);
  listeners.forEach((listener) => listener());
  return () => {
    corners.splice(corners.indexOf(corner), 1);
    listeners.forEach((listener) => listener());
  };
}

export const isTopCorner = (corner: symbol): boolean => corners.at(-1) === corner;
