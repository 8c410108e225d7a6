import { contact, contactFaults, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import type { FormSession } from '../../browser/drafts/form-session';
import { readOriginOf } from '../../browser/drafts/origin';
import { type Outcome, send } from '../../server-calls/client';
import type { SendResult } from '../../ui/forms/use-sending';
import { type Message, toWire } from './fields';

/** What a landing page says instead of the usual words; null for those. */
export interface MessageLanding {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Noted with a message whose visit named none. */
  campaign: string | null;
  button: string | null;
  thanksTitle: string | null;
  thanksText: string | null;
  /** The page that opens after the thanks. */
  next: string | null;
}

export interface MessageContext {
  /** The version of the privacy policy that the form links. */
  policyVersion: number | null;
  /** On a landing page. */
  landing?: MessageLanding;
}

/** Sends a message. The draft is kept until it has arrived. */
export async function sendMessage(
  message: Message,
  session: FormSession,
  { policyVersion, landing }: MessageContext,
): Promise<SendResult> {
  await session.waitMinimumFill();
  const origin = readOriginOf({
    variant: landing === undefined ? 'connect' : 'landing',
    campaign: landing?.campaign ?? null,
    policyVersion,
    startedAt: session.startedAt,
  });
  const outcome = await send(contact, toWire(message, origin), {}, { [idempotencyHeader]: session.key() });
  if (outcome.kind === 'done') session.finish();
  return resultOf(outcome);
}

function resultOf(outcome: Outcome<unknown>): SendResult {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done' };
    case 'refused':
      return { kind: 'refused', text: outcome.refusal.message, errors: outcome.refusal.errors };
    case 'unreachable':
      return { kind: 'refused', text: sentenceFor(outcome.status) };
  }
}

/** @param status of an answer without a message to show; undefined if there was no answer */
function sentenceFor(status: number | undefined): string {
  if (status === undefined) return contactFaults.unreachable;
  return status < 400 ? contactFaults.odd : contactFaults.refused;
}
