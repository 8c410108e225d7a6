import {
  bookWaiting,
  cancelOwnClass,
  confirmClass,
  moveClass,
  otherTimes,
  readClass,
  readWaiting,
  undoCancel,
  type CancelReason,
  type OwnClass,
  type Waiting,
} from '@lanternway/contracts/classes/own-class';
import type { WantedTime } from '@lanternway/contracts/classes/site';
import { useCallback, useEffect, useState } from 'react';
import { send, type Outcome } from '../../../server-calls/client';
import { failureText } from '../../../server-calls/failure-text';
import { offerOf, type Offer } from '../time/calls';
import type { TimeChoice } from '../time/use-time';

export type Found =
  | { kind: 'loading' }
  /** The link opens nothing. */
  | { kind: 'void' }
  | { kind: 'failed' }
  /** No class yet: their request waits for a time. */
  | { kind: 'waiting'; waiting: Waiting }
  | { kind: 'shown'; own: OwnClass };

/** What became of a press of a button. taken: these times are free instead. */
export type Ended = { kind: 'done' } | { kind: 'taken'; near: readonly string[] } | { kind: 'refused' };

/** What has a drawing of its own. */
export type Deed = 'booked' | 'moved' | 'cancelled';

export interface Said {
  tone: 'good' | 'bad';
  text: string;
  /** What was just done, if that is what is said. */
  deed?: Deed | undefined;
}

export interface OwnClassState {
  found: Found;
  said: Said | null;
  isBusy: boolean;
  again: () => void;
  /** The times that the class can be moved to; null where there are none, 'failed' where no answer came. */
  askTimes: () => Promise<Offer | null | 'failed'>;
  move: (wanted: TimeChoice['wanted']) => Promise<Ended>;
  cancel: (reason: CancelReason | null) => Promise<Ended>;
  /** The first time, for a request that waits for one. */
  book: (wanted: TimeChoice['wanted']) => Promise<Ended>;
  undo: () => Promise<Ended>;
  confirm: () => Promise<Ended>;
}

const unreachable = 'We could not reach our server. Nothing has changed. Please try again.';

/** The class that a link opens, and what its parent does with it. */
export function useOwnClass(token: string | null): OwnClassState {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (token === null) return;
    let isWanted = true;
    void load(token).then((next) => {
      if (isWanted) setFound(next);
    });
    return () => {
      isWanted = false;
    };
  }, [token, round]);

  const act = (
    call: (named: { token: string; sequence: number }) => Promise<Pressed>,
    deed?: Deed,
  ): Promise<Ended> =>
    token === null || found.kind !== 'shown'
      ? Promise.resolve(refused)
      : press(token, call({ token, sequence: found.own.sequence }), deed);

  async function press(own: string, pressed: Promise<Pressed>, deed: Deed | undefined): Promise<Ended> {
    setIsBusy(true);
    setSaid(null);
    const outcome = await pressed;
    if (outcome === null) {
      setIsBusy(false);
      return refused;
    }
    const { ended, text } = await endOf(outcome, own, setFound);
    setIsBusy(false);
    if (text !== null) setSaid(ended.kind === 'done' ? { ...text, deed } : text);
    return ended;
  }

  const askTimes = useCallback(async () => {
    const outcome = await send(otherTimes, { token: token ?? '' });
    return outcome.kind === 'done' ? offerOf(outcome.reply) : 'failed';
  }, [token]);

  return {
    ...{ found, said, isBusy, askTimes },
    again() {
      setFound({ kind: 'loading' });
      setRound((before) => before + 1);
    },
    move: (wanted) =>
      act(
        (named) => withTime(wanted, (time) => send(moveClass, { ...named, ...time, hold: time.hold })),
        'moved',
      ),
    cancel: (reason) => act((named) => send(cancelOwnClass, { ...named, reason }), 'cancelled'),
    book: (wanted) =>
      token === null
        ? Promise.resolve(refused)
        : press(
            token,
            withTime(wanted, (time) => send(bookWaiting, { token, ...time, hold: time.hold })),
            'booked',
          ),
    undo: () => act((named) => send(undoCancel, named)),
    confirm: () => act((named) => send(confirmClass, named)),
  };
}

const refused = { kind: 'refused' } as const;

/** null: nothing was sent, as the chosen time has gone by now. */
type Pressed = Outcome<{ class: OwnClass }> | null;

async function withTime(
  wanted: TimeChoice['wanted'],
  call: (time: WantedTime) => Promise<Pressed>,
): Promise<Pressed> {
  const time = await wanted();
  return time === undefined || time === null ? null : call(time);
}

async function load(token: string): Promise<Found> {
  if (token === '') return { kind: 'void' };
  const outcome = await send(readClass, { token });
  if (outcome.kind === 'done') return { kind: 'shown', own: outcome.reply.class };
  return isVoid(outcome) ? loadWaiting(token) : { kind: 'failed' };
}

async function loadWaiting(token: string): Promise<Found> {
  const outcome = await send(readWaiting, { token });
  if (outcome.kind === 'done') return { kind: 'waiting', waiting: outcome.reply.waiting };
  return { kind: isVoid(outcome) ? 'void' : 'failed' };
}

const isVoid = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && [404, 422].includes(outcome.status);

async function endOf(
  outcome: Outcome<{ class: OwnClass }>,
  token: string,
  show: (found: Found) => void,
): Promise<{ ended: Ended; text: Said | null }> {
  if (outcome.kind === 'done') {
    show({ kind: 'shown', own: outcome.reply.class });
    return { ended: { kind: 'done' }, text: { tone: 'good', text: outcome.reply.message } };
  }
  const refusal = outcome.kind === 'refused' ? outcome.refusal : null;
  if (refusal?.reason === 'taken') return { ended: { kind: 'taken', near: refusal.near ?? [] }, text: null };
  // How it stands now, next to why nothing was changed.
  if (refusal?.reason === 'stale' || refusal?.reason === 'void') show(await load(token));
  return { ended: refused, text: { tone: 'bad', text: failureText(outcome, unreachable) } };
}
