import { mistake, ok, type Answer, type Call } from '../http';
import { countOf, fieldsOf, textsOf } from '../reading';
import type { State } from '../state';
import { isWebhookHow, webhookHows, type Delivery, type Post, type WebhookHow } from '../webhooks/post';

type Action = WebhookHow | 'release';

/** With `ids`, acts on those deliveries; without, on the held ones, or else on future ones. */
export async function actOnWebhooks(state: State, call: Call): Promise<Answer> {
  const { post } = state;
  const body = fieldsOf(call.body);
  const action = actionOf(body['action']);
  if (action === null) return mistake(`action must be one of: release, ${webhookHows.join(', ')}.`);
  const ids = textsOf(body['ids']);
  const chosen = ids.map((id) => post.find(id));
  const unknown = ids.find((_id, place) => chosen[place] === null);
  if (unknown !== undefined) return mistake(`There is no delivery ${unknown}.`);
  const meant = ids.length > 0 ? chosen.flatMap((delivery) => delivery ?? []) : waitingOf(post, action);
  const times = countOf(body['times'], action === 'duplicate' ? 2 : 1);
  if (ids.length === 0) setMode(post, action, meant, body['times'] === undefined ? null : times);
  await act(post, action, meant, { times, isParallel: body['parallel'] === true });
  return ok({ mode: post.mode(), deliveries: meant.map(shown) });
}

function actionOf(given: unknown): Action | null {
  if (given === 'release') return given;
  return isWebhookHow(given) ? given : null;
}

/** Deliver takes everything that has not arrived; hold takes what is about to be sent; the others take what is held. */
function waitingOf(post: Post, action: Action): Delivery[] {
  if (action === 'hold') return post.all().filter(({ state }) => state === 'waiting' || state === 'retrying');
  const states: Delivery['state'][] =
    action === 'deliver' ? ['held', 'waiting', 'retrying', 'unsent', 'failed', 'dropped'] : ['held'];
  return post.all().filter(({ state }) => states.includes(state));
}

function setMode(post: Post, action: Action, meant: Delivery[], times: number | null): void {
  if (action === 'release' || action === 'deliver') post.setMode(null, 0);
  else if (action === 'hold' || action === 'drop') post.setMode(action, Infinity);
  else if (meant.length === 0) post.setMode(action, times ?? (isSpoiling(action) ? 1 : Infinity));
}

const isSpoiling = (action: Action) =>
  action === 'tamper' || action === 'wrong_secret' || action === 'old_secret';

async function act(
  post: Post,
  action: Action,
  meant: Delivery[],
  how: { times: number; isParallel: boolean },
): Promise<void> {
  const ordered = action === 'reorder' ? meant.reverse() : meant;
  const work = ordered.map((delivery) => () => actOn(post, action, delivery, how));
  if (how.isParallel) await Promise.all(work.map((each) => each()));
  else for (const each of work) await each();
}

async function actOn(
  post: Post,
  action: Action,
  delivery: Delivery,
  { times, isParallel }: { times: number; isParallel: boolean },
): Promise<void> {
  if (action === 'hold') delivery.state = 'held';
  else if (action === 'drop') delivery.state = 'dropped';
  else if (action === 'tamper' || action === 'wrong_secret' || action === 'old_secret') {
    for (let copy = 0; copy < times; copy += 1) await post.sendSpoilt(delivery, action);
  } else {
    delivery.state = 'waiting';
    await post.duplicate(delivery, Math.max(1, times), isParallel);
  }
}

const shown = ({ raw, ...delivery }: Delivery) => ({
  ...delivery,
  at: new Date(delivery.at).toISOString(),
  body: JSON.parse(raw) as unknown,
  raw,
});

export const readDeliveries = (state: State): Answer =>
  ok({
    mode: state.post.mode(),
    disabled: state.post.isDisabled(),
    deliveries: state.post.all().map(shown),
  });
