import type { RefObject } from 'react';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
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
    <SubmitButton
      buttonRef={buttonRef}
      form={detailsId}
      icon="credit-card-bold"
      label={label}
      busyLabel={label}
      isBusy={isBusy}
      isDone={isResting}
    />
  );
}
