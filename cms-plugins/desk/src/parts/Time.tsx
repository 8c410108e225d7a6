import { timeInFull, timeInWords } from '../words/times';

/** A time, short; with its zone for who points at it, and for machines. */
export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={timeInFull(iso)}>
      {timeInWords(iso)}
    </time>
  );
}
