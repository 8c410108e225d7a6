import { useEffect, useId } from 'react';
import { buttonClass } from '../links/button-class';
import { useLightDismiss } from './use-light-dismiss';
import { Mascot } from '../art/Mascot';
import '../styles/dialog.css';

interface ThankYouDialogProps {
  title: string;
  text: string;
  onClose: () => void;
}

/**
 * Says that what was sent has arrived. It is in the page only while it is open, so that it does not show without script
 * or before anything was sent.
 */
export function ThankYouDialog({ title, text, onClose }: ThankYouDialogProps) {
  const dialog = useLightDismiss();
  const titleId = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [dialog]);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="dlg thanks" aria-labelledby={titleId} closedby="any" onClose={onClose}>
      <Mascot size={132} />
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <button type="button" className={buttonClass({ look: 'solid', size: 'large' })} onClick={close}>
        Close
      </button>
    </dialog>
  );
}
