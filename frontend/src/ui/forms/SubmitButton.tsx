import type { RefObject } from 'react';
import { Icon } from '../art/Icon';
import type { IconName } from '../art/icon-names';
import { buttonClass } from '../links/button-class';
import { Spinner } from './Spinner';
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

interface NativeProps {
  /** The warm button, for the main task of a page. */
  isLantern?: boolean;
  /** A picture before the label. */
  icon?: IconName;
  /** The id of its form, if it is outside of it. */
  form?: string;
  buttonRef?: RefObject<HTMLButtonElement>;
}

/** Sends a form once: the button is disabled until the answer is there. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  isDone = false,
  isFaulty = false,
  isLantern = false,
  icon,
  form,
  buttonRef,
}: SubmitButtonProps & NativeProps) {
  const look = isLantern ? 'lantern' : 'solid';
  return (
    <button
      ref={buttonRef}
      type="submit"
      form={form}
      className={buttonClass({ look, size: 'large', block: true }, isBusy ? 'btn-busy' : undefined)}
      aria-busy={isBusy}
      disabled={isBusy || isDone || isFaulty}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
