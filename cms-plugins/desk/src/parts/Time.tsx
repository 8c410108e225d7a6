import { timeInFull, formatTime } from '../format/times';

/** A short time; the full time with its zone is in the tooltip and the markup. */
export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={timeInFull(iso)}>
      {formatTime(iso)}
    </time>
  );
}
