import { timeInFull, timeInWords } from '../words';

/** A time, short; with its zone for who points at it, and for machines. */
export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={timeInFull(iso)}>
      {timeInWords(iso)}
    </time>
  );
}
