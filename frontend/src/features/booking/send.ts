import { freeClass, freeClassFaults, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import type { FormSession } from '../../browser/drafts/form-session';
import { readOriginOf } from '../../browser/drafts/origin';
import { send, type Outcome } from '../../server-calls/client';
import type { SendResult } from '../../ui/forms/use-sending';
import { type Booking, type BookingVariant, fromWire, toWire } from './fields';

export interface BookingContext {
  variant: BookingVariant;
  /** The version of the privacy policy that the form links; null if none is published. */
  policyVersion: number | null;
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

/**
 * Sends a request for a free class, with the id of its form session: however often it is tried, it makes one lead.
 */
export async function sendBooking(
  booking: Booking,
  session: FormSession,
  context: BookingContext,
): Promise<SendResult> {
  await session.waitMinimumFill();
  const origin = readOriginOf({ ...context, startedAt: session.startedAt });
  const headers = { [idempotencyHeader]: session.key() };
  const outcome = await send(freeClass, toWire(booking, origin), {}, headers);
  if (outcome.kind === 'done') {
    session.finish();
    return { kind: 'done' };
  }
  const errors = outcome.kind === 'refused' ? outcome.refusal.errors : undefined;
  return { kind: 'refused', ...failureText(outcome), errors: errors && fromWire(errors) };
}
