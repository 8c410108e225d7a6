import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  label: string;
  /** The same verb, while it happens. */
  busyLabel: string;
  isBusy: boolean;
  /** What the form was sent for has happened; nothing more is to be sent. */
  isDone?: boolean;
}

/** Sends a form, once: it rests until the answer is there. */
export function SubmitButton({ label, busyLabel, isBusy, isDone = false }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      fullWidth
      loading={isBusy}
      loadingPosition="start"
      loadingIndicator={<CircularProgress size={18} color="inherit" aria-hidden />}
      aria-busy={isBusy}
      disabled={isDone}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
