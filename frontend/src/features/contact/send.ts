import { contact, contactFaults, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import type { FormSession } from '../../browser/drafts/form-session';
import { readOriginOf } from '../../browser/drafts/origin';
import { type Outcome, send } from '../../server-calls/client';
import type { SendResult } from '../../ui/forms/use-sending';
import { type Message, toWire } from './fields';

/** Sends a message. The draft is kept until it has arrived. */
export async function sendMessage(
  message: Message,
  session: FormSession,
  policyVersion: number | null,
): Promise<SendResult> {
  await session.waitMinimumFill();
  const origin = readOriginOf({ variant: 'connect', policyVersion, startedAt: session.startedAt });
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
