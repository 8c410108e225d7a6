import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes a dialog on a press outside it, in browsers that do not know `closedby="any"`. Such a press has the dialog
 * element itself as its target, any other press something inside it.
 */
export function useLightDismiss(given?: RefObject<HTMLDialogElement>): RefObject<HTMLDialogElement> {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = given ?? own;
  useEffect(() => {
    const element = dialog.current;
    if (element === null || 'closedBy' in HTMLDialogElement.prototype) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, [dialog]);
  return dialog;
}
