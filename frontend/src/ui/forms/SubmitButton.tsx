import { buttonClass } from '../links/button-class';
import './form.css';

export interface SubmitButtonProps {
  label: string;
  /** The label while the form is sent. */
  busyLabel: string;
  isBusy: boolean;
  /** The form was sent successfully; nothing more can be sent. */
  isDone?: boolean;
  /** Something in the form is known to be wrong. Nothing can be sent until it is fixed. */
  isFaulty?: boolean;
}

interface LanternProps {
  /** The warm button, for the main task of a page. */
  isLantern?: boolean;
}

/** Sends a form once: the button is disabled until the answer is there. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  isDone = false,
  isFaulty = false,
  isLantern = false,
}: SubmitButtonProps & LanternProps) {
  const look = isLantern ? 'lantern' : 'solid';
  return (
    <button
      type="submit"
      className={buttonClass({ look, size: 'large', block: true }, isBusy ? 'btn-busy' : undefined)}
      aria-busy={isBusy}
      disabled={isBusy || isDone || isFaulty}
    >
      {isBusy && <span className="spinner" aria-hidden />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
