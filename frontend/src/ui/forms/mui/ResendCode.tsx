import Button from '@mui/material/Button';
import { useSecondsLeft } from '../use-seconds-left';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What a screen reader announces of the countdown: its start, half a minute, ten seconds, and its end. */
function spoken(seconds: number): string {
  const mark = [10, 30].find((limit) => seconds <= limit);
  if (seconds === 0) return 'You can ask for a new code now.';
  return mark === undefined
    ? 'You can ask for a new code soon.'
    : `A new code can be sent in ${mark} seconds.`;
}

interface ResendCodeProps {
  /** When a new code may be requested, in ms since 1970. */
  freeAt: number;
  isBusy: boolean;
  onResend: () => void;
}

/** Requests a new code, once the last one has had time to arrive. */
export function ResendCode({ freeAt, isBusy, onResend }: ResendCodeProps) {
  const seconds = useSecondsLeft(freeAt);
  return (
    <div>
      <span className="vh" role="status">
        {spoken(seconds)}
      </span>
      {seconds > 0 ? (
        <p className="small muted" aria-hidden>
          You can ask for a new code in <span className="num">{clock(seconds)}</span>.
        </p>
      ) : (
        <Button variant="text" size="small" sx={{ ml: -1.5 }} loading={isBusy} onClick={onResend}>
          Resend code
        </Button>
      )}
    </div>
  );
}
