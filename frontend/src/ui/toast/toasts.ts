/** One short message in the corner, which stays when the page that raised it is left. */
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

/** Replaces the message before it. A screen reader announces a bad one at once, a good one when there is time. */
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
