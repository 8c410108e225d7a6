import {
  type Course,
  freeClass,
  freeClassFaults,
  idempotencyHeader,
} from '@lanternway/contracts/enquiries/site';
import type { FormSession } from '../../browser/drafts/form-session';
import { takeUpAgain } from '../../browser/drafts/take-up-again';
import { readOriginOf } from '../../browser/drafts/origin';
import { send, type Outcome } from '../../server-calls/client';
import type { SendResult } from '../../ui/forms/use-sending';
import { type Booking, type BookingVariant, fromWire, toWire } from './fields';
import type { TimeChoice } from './time/use-time';
import type { Sent } from './use-form';

/** What a landing page says instead of the usual words; null for those. */
export interface LandingWords {
  /** Noted with a request whose visit named no campaign. */
  campaign: string | null;
  /** The form does not ask for it. */
  course: Course | null;
  needsPhone: boolean;
  button: string | null;
  thanksTitle: string | null;
  thanksText: string | null;
  /** The page that opens after the thanks. */
  next: string | null;
}

export interface BookingContext {
  variant: BookingVariant;
  /** The version of the privacy policy that the form links; null if none is published. */
  policyVersion: number | null;
  /** On a landing page. */
  landing?: LandingWords;
}

type Failure = Exclude<Outcome<unknown>, { kind: 'done' }>;

function failureText(failure: Failure): { title: string; text: string } {
  if (failure.kind === 'refused') {
    return { title: freeClassFaults.refused, text: failure.refusal.message };
  }
  const { status = 0 } = failure;
  return {
    title: freeClassFaults.failed,
    text: status >= 400 ? freeClassFaults.status(status) : freeClassFaults.unreachable,
  };
}

/** What became of it: also the class that was booked with it. */
interface SentBooking extends Omit<Sent, 'booking'> {
  result: SendResult;
}

/** Nothing has been stored, or it goes on in the same form. */
const goesOn = { booked: null, again: null, answerBy: null } as const;

const isOfTime = (field: string) => /^(?:slot|wishes)/.test(field);

/**
 * Sends a request for a free class, with the id of its form session: however often it is tried, it makes one lead. Where
 * the chosen time has gone, the request is stored, and the same form goes on to choose another.
 */
export async function sendBooking(
  booking: Booking,
  session: FormSession,
  context: BookingContext,
  time: Pick<TimeChoice, 'offered' | 'wanted' | 'wishes' | 'lose' | 'blame' | 'settle'>,
): Promise<SentBooking> {
  await session.waitMinimumFill();
  const { variant, policyVersion, landing } = context;
  const campaign = landing?.campaign ?? null;
  const origin = readOriginOf({ variant, policyVersion, campaign, startedAt: session.startedAt });
  const headers = { [idempotencyHeader]: session.key() };
  const slot = await time.wanted();
  if (slot === null) return { result: { kind: 'refused' }, ...goesOn };
  const wishes = time.wishes();
  const request = {
    ...toWire(booking, origin),
    ...(slot === undefined ? {} : { slot }),
    ...(wishes === undefined ? {} : { wishes }),
  };
  const outcome = await send(freeClass, request, {}, headers);
  if (outcome.kind === 'done') {
    const { booking: booked, near, answerBy } = outcome.reply;
    if (slot !== undefined && near !== undefined && near !== null && (booked ?? null) === null) {
      time.lose(near);
      return { result: { kind: 'refused' }, ...goesOn };
    }
    const again = takeUpAgain('free-class', session);
    session.finish();
    time.settle();
    // Who has told when it suits gets a mail; where no times are free there is nothing to choose.
    const canChoose = slot === undefined && wishes === undefined && time.offered.kind === 'offered';
    return {
      result: { kind: 'done' },
      booked: booked ?? null,
      again: canChoose ? again : null,
      answerBy: answerBy ?? null,
    };
  }
  const errors = outcome.kind === 'refused' ? outcome.refusal.errors : undefined;
  const [, ofTime] = Object.entries(errors ?? {}).find(([field]) => isOfTime(field)) ?? [];
  if (ofTime !== undefined) time.blame(ofTime);
  return {
    result: { kind: 'refused', ...failureText(outcome), errors: errors && fromWire(errors) },
    ...goesOn,
  };
}
