import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { RefObject } from 'react';
import { Icon } from '../../ui/Icon';
import { detailsId } from './use-details';

interface PayButtonProps {
  buttonRef: RefObject<HTMLButtonElement>;
  /** With the total, so that nobody presses it without having read that. */
  label: string;
  isBusy: boolean;
  /** A payment is under way, by this or another way. */
  isResting: boolean;
}

/** Sends the details of the first card, and with them opens the window for cards. */
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
