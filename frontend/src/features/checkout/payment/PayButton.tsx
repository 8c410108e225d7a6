import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { RefObject } from 'react';
import { Icon } from '../../../ui/art/Icon';
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
    <Button
      ref={buttonRef}
      type="submit"
      form={detailsId}
      size="large"
      fullWidth
      startIcon={<Icon name="credit-card-bold" />}
      loading={isBusy}
      loadingPosition="start"
      loadingIndicator={<CircularProgress size={18} color="inherit" aria-hidden />}
      aria-busy={isBusy}
      disabled={isResting}
    >
      {label}
    </Button>
  );
}
