import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  label: string;
  /** The label while the form is sent. */
  busyLabel: string;
  isBusy: boolean;
  /** The form was sent successfully; nothing more can be sent. */
  isDone?: boolean;
  /** Something in the form is known to be wrong. Nothing can be sent until it is fixed. */
  isFaulty?: boolean;
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
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      color={isLantern ? 'secondary' : 'primary'}
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
