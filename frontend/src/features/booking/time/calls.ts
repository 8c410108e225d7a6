import {
  type ClassKind,
  type FreeTimes,
  freeTimes,
  holdTime,
  releaseTime,
  type timeRefusals,
} from '@lanternway/contracts/classes/site';
import { ask, leave, send } from '../../../server-calls/client';

export type Closure = NonNullable<FreeTimes['closed']>[number];

export interface Offer {
  minutes: number;
  times: string[];
  /** How many places each of them has; only where several children share a class. */
  places?: number[] | undefined;
  /** How many share a class, where several do. */
  capacity?: number | undefined;
  /** Which of them the class that is to be moved is itself in the way of: they are not held, the move takes them. */
  own?: readonly string[] | undefined;
  /** When nobody teaches. */
  closed: readonly Closure[];
  canHold: boolean;
}

/** Whose class it is to be: the grade of a maths class, the age of a coding class. */
export interface Question {
  kind: ClassKind;
  level: number;
}

/** The free times; null where there are none, 'failed' where no answer came. */
export async function askTimes({ kind, level }: Question): Promise<Offer | null | 'failed'> {
  const path = `${freeTimes.path}?kind=${kind}&level=${String(level)}`;
  const answer = await ask({ method: 'GET', path }, (reply) =>
    freeTimes.reply.isValidSync(reply, { strict: true }) ? reply : undefined,
  );
  return answer.kind === 'failed' ? 'failed' : offerOf(answer.value);
}

export const offerOf = ({
  minutes,
  times,
  places,
  capacity,
  own,
  closed,
  canHold,
}: FreeTimes & Pick<Offer, 'own'>): Offer | null =>
  times.length === 0 ? null : { minutes, times, places, capacity, own, closed: closed ?? [], canHold };

export type Held =
  | { kind: 'held'; hold: string; until: string }
  | { kind: 'taken'; near: string[] }
  /** It is booked when the form is sent, if it is still free then. */
  | { kind: 'unheld' };

export async function askHold(question: Question, at: string, hold: string | undefined): Promise<Held> {
  const outcome = await send(holdTime, { ...question, at, hold });
  if (outcome.kind === 'done') {
    const { hold: name, until } = outcome.reply;
    return { kind: 'held', hold: name, until };
  }
  const refusal = outcome.kind === 'refused' ? outcome.refusal : null;
  return gone.includes(refusal?.reason) ? { kind: 'taken', near: refusal?.near ?? [] } : { kind: 'unheld' };
}

/** Also in a page that was left open until its times were over. */
const gone: unknown[] = ['taken', 'late', 'never'] satisfies (typeof timeRefusals)[number][];

/** Nothing waits for it: the page may be going away. */
export const releaseHold = (hold: string): void => leave(releaseTime, { hold });
