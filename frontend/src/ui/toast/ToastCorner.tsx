import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../art/Icon';
import { dismissToast, readToast, watchToast, type Toast } from './toasts';
import { useHeld } from './use-held';

const shownMs = 6000;

function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(card);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismissToast, shownMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <div ref={card} className={`toast on-night ${toast.tone}`}>
      <Icon name={toast.tone === 'good' ? 'check-circle-fill' : 'warning-circle-fill'} />
      <div className="toast-words">
        {toast.title !== undefined && <p className="toast-title">{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={dismissToast}>
        <Icon name="x-bold" />
      </button>
    </div>
  );
}

/**
 * Where toasts appear: in a corner, and on phones in the row of the header, so that they cover nothing of the page.
 * Forms use no toast; their messages are in the form. The two regions are in the page before they have any text,
 * because a screen reader only announces changes in a region that it knows.
 */
export function ToastCorner() {
  const toast = useSyncExternalStore(watchToast, readToast, () => null);
  return (
    <div className="toasts">
      <div role="status">{toast?.tone === 'good' && <ToastCard toast={toast} />}</div>
      <div role="alert">{toast?.tone === 'bad' && <ToastCard toast={toast} />}</div>
    </div>
  );
}
