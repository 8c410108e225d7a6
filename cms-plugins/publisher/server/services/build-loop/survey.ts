import type { ReleaseNote } from '@lanternway/contracts/publishing/site-folder';
import { contentPart } from '../content/fingerprint';
import { timeOf, type BuildRecord } from '../../content-types/records';

/** What decides whether to build. */
export interface Survey {
  live: ReleaseNote | null;
  /** Of what is published now. */
  fingerprint: string;
  /** Of the present code; null until the site builder is ready. */
  code: string | null;
  /** The newest build that finished. */
  last: Pick<BuildRecord, 'state' | 'fingerprint' | 'code' | 'tries' | 'tryAgainAt'> | null;
  isFrozen: boolean;
  isRequested: boolean;
  now: Date;
}

/** `again`: the site shows what it should, but the newest build broke, such as one that was requested by hand. */
export type Cause = 'first' | 'content' | 'day' | 'code' | 'asked' | 'again';

/** `isCurrent`: whether the live release shows what it should; null while that is not known. */
export type Next = { kind: 'build'; cause: Cause } | { kind: 'rest'; isCurrent: boolean | null };

const rest = (isCurrent: boolean | null): Next => ({ kind: 'rest', isCurrent });

/** Compares what is live with what is published. Recorded changes do not count here, so no change can be missed. */
export function decideNext(survey: Survey): Next {
  if (survey.isRequested) return { kind: 'build', cause: 'asked' };
  if (survey.isFrozen) return rest(true);
  const cause = causeOf(survey);
  if (cause === null) return rest(survey.code === null ? null : true);
  return isPutOff(survey) ? rest(cause === 'again') : { kind: 'build', cause };
}

function causeOf({ live, fingerprint, code, last }: Survey): Cause | null {
  if (live === null) return 'first';
  if (contentPart(live.fingerprint) !== contentPart(fingerprint)) return 'content';
  if (live.fingerprint !== fingerprint) return 'day';
  if (code !== null && live.code !== code) return 'code';
  return last?.state === 'broken' ? 'again' : null;
}

/** Whether the same content was refused before, or the last build of it broke and the time to try again has not come. */
function isPutOff({ last, fingerprint, code, now }: Survey): boolean {
  if (last === null || last.fingerprint !== fingerprint) return false;
  if (last.state === 'refused') return code === null || last.code === code;
  return last.state === 'broken' && last.tryAgainAt !== null && timeOf(last.tryAgainAt) > now;
}

const secondMs = 1_000;
const retryDelaysMs = [5 * secondMs, 30 * secondMs, 120 * secondMs];

/** How long to wait before a broken build is tried again. @param tries how often in a row it broke, this time included */
export const retryDelayMs = (tries: number): number => retryDelaysMs[tries - 1] ?? 600 * secondMs;
