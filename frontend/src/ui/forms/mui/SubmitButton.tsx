import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { SubmitButtonProps } from '../SubmitButton';

/** Sends a form once: the button is disabled until the answer is there. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  isDone = false,
  isFaulty = false,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      fullWidth
      loading={isBusy}
      loadingPosition="start"
      loadingIndicator={<CircularProgress size={18} color="inherit" aria-hidden />}
      aria-busy={isBusy}
      disabled={isDone || isFaulty}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
