import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  label: string;
  /** The same verb, while it happens. */
  busyLabel: string;
  isBusy: boolean;
  /** What the form was sent for has happened; nothing more is to be sent. */
  isDone?: boolean;
  /** Something in the form is known to be wrong; there is nothing to send until it is mended. */
  isFaulty?: boolean;
  /** The warm button, for what a page is there for. */
  isLantern?: boolean;
}

/** Sends a form, once: it rests until the answer is there. */
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
