import type { RefObject } from 'react';
import { Icon } from '../../../ui/art/Icon';
import { buttonClass } from '../../../ui/links/button-class';
import { detailsId } from '../use-details';

interface PayButtonProps {
  buttonRef: RefObject<HTMLButtonElement>;
  /** Includes the total, so that the parent sees it before paying. */
  label: string;
  isBusy: boolean;
  /** A payment is in progress, by this or another way. */
  isResting: boolean;
}

/** Sends the details of the first card, which then opens the card window. */
export function PayButton({ buttonRef, label, isBusy, isResting }: PayButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="submit"
      form={detailsId}
      className={buttonClass({ look: 'solid', size: 'large', block: true }, isBusy ? 'btn-busy' : undefined)}
      aria-busy={isBusy}
      disabled={isBusy || isResting}
    >
      {isBusy ? <span className="spinner" aria-hidden /> : <Icon name="credit-card-bold" />}
      {label}
    </button>
  );
}
