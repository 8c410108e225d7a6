import type { Answer, Call } from '../http';
import type { State } from '../state';
import { issue } from './errors';

/**
 * A request id makes a call safe to repeat. For a time, the same call gets the same outcome, with status 200 instead of
 * 201 (PayPal, docs/api/reference/api-requests). A decline is repeated too.
 */
export async function onceById(
  state: State,
  call: Call,
  keptForMs: number,
  run: () => Outcome | Promise<Outcome>,
): Promise<Answer> {
  const { replays, underWay } = state.paypal;
  const requestId = call.header('paypal-request-id');
  if (requestId.length > 108) return issue(state, 'INVALID_STRING_LENGTH', 400);
  if (requestId === '') return (await run()).answer();
  const key = `${call.method} ${call.path} ${requestId}`;
  if (underWay.has(key)) return issue(state, 'PREVIOUS_REQUEST_IN_PROGRESS', 409);
  const before = replays.get(key);
  if (before !== undefined && before.until > state.clock.now()) {
    return before.asked === call.raw ? asReplay(before.answer()) : issue(state, 'DUPLICATE_REQUEST_ID');
  }
  underWay.add(key);
  try {
    const { answer, replay } = await run();
    const kept = replay === undefined ? answer : replay;
    if (kept !== null)
      replays.set(key, { asked: call.raw, until: state.clock.now() + keptForMs, answer: kept });
    return answer();
  } finally {
    underWay.delete(key);
  }
}

/** The answer now, and for the same request later: by default the same; null keeps nothing. */
export interface Outcome {
  answer: () => Answer;
  replay?: (() => Answer) | null;
}

/** A request that was refused before any work may be sent again. */
export const notKept = (answer: Answer): Outcome => ({ answer: () => answer, replay: null });

export const kept = (answer: Answer): Outcome => ({ answer: () => answer });

const asReplay = (answer: Answer): Answer =>
  'status' in answer && answer.status === 201 ? { ...answer, status: 200 } : answer;
