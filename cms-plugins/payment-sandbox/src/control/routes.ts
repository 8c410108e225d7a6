import { mistake, ok, type Answer, type Call, type Route } from '../http';
import { faultModes, readFault } from '../faults';
import { allOutcomes, readWebhookHow } from '../outcomes';
import { approve, shownToBuyer } from '../paypal/approve';
import { checkOut, lateByHand } from '../razorpay/checkout';
import { countOf, fieldsOf, textOf } from '../reading';
import { wipe, type State } from '../state';
import { webhookHows } from '../webhooks/post';
import { chargeBack, refundByDashboard } from './dashboard';
import { emit } from './emit';
import { told } from './told';
import { actOnWebhooks, readDeliveries } from './webhooks';

type Run = (state: State, call: Call) => Answer | Promise<Answer>;

const calls: [method: string, path: string, run: Run][] = [
  ['POST', 'razorpay/checkout', checkOut],
  ['POST', 'paypal/approve', approve],
  ['GET', 'paypal/order', shownToBuyer],
  ['POST', 'next', queueNext],
  ['POST', 'faults', addFault],
  ['GET', 'faults', (state) => ok({ faults: state.faults.map(shownFault) })],
  ['DELETE', 'faults', endFaults],
  ['POST', 'webhooks', actOnWebhooks],
  ['GET', 'webhooks', readDeliveries],
  ['POST', 'emit', emit],
  ['POST', 'late', lateByHand],
  ['POST', 'dashboard/refund', refundByDashboard],
  ['POST', 'dashboard/chargeback', chargeBack],
  ['POST', 'chargeback', chargeBack],
  ['POST', 'clock', advance],
  ['GET', 'clock', (state) => ok({ now: state.clock.iso() })],
  ['GET', 'state', (state, call) => ok(told(state, call.query.get('order')))],
  ['GET', 'requests', readRequests],
  ['POST', 'config', configure],
  ['POST', 'reset', reset],
  ['GET', 'health', () => ok({ ok: true })],
];

export const controlRoutes = (state: State): Route[] =>
  calls.map(([method, path, run]) => ({
    method,
    path: new RegExp(`^/_sandbox/${path}$`),
    run: (call) => run(state, call),
  }));

function queueNext(state: State, call: Call): Answer {
  const body = fieldsOf(call.body);
  const { provider, outcome = 'success', webhook, times } = body;
  if (provider !== 'razorpay' && provider !== 'paypal')
    return mistake('provider must be razorpay or paypal.');
  if (typeof outcome !== 'string' || !isOutcome(outcome)) {
    return mistake(`outcome must be one of: ${allOutcomes.join(', ')}.`);
  }
  const how = readWebhookHow(webhook);
  if (webhook !== undefined && webhook !== null && how === null) {
    return mistake(`webhook must be one of: ${webhookHows.join(', ')}.`);
  }
  state.queue.add({ provider, outcome, webhook: how, times: Math.max(1, countOf(times, 1)) });
  return ok({ queue: state.queue.read() });
}

const isOutcome = (name: string) => allOutcomes.includes(name) || ['approve', 'failure'].includes(name);

function addFault(state: State, call: Call): Answer {
  const fault = readFault(call.body);
  if (typeof fault === 'string') return mistake(fault);
  state.faults.push(fault);
  return ok({ faults: state.faults.map(shownFault), modes: faultModes });
}

/** Ends all faults. */
function endFaults(state: State): Answer {
  state.faults.length = 0;
  return ok({ faults: [] });
}

const shownFault = ({ path, ...fault }: State['faults'][number]) => ({ ...fault, path: path.source });

/** Moves the time on by `advanceMs`. With `backMs` it goes back by so much first: what was yet to come is forgotten. */
async function advance(state: State, call: Call): Promise<Answer> {
  const body = fieldsOf(call.body);
  const back = countOf(body['backMs'], 0);
  if (back < 0) return mistake('backMs must be a whole number of milliseconds.');
  if (back > 0) state.clock.reset(state.clock.ahead() - back);
  const ms = countOf(body['advanceMs'], back > 0 ? 0 : -1);
  if (ms < 0) return mistake('advanceMs must be a whole number of milliseconds.');
  await state.clock.advance(ms);
  return ok({ now: state.clock.iso() });
}

/** The latest requests: `?path=` filters by a part of the address, `?last=` limits how many. */
function readRequests(state: State, { query }: Call): Answer {
  const part = query.get('path') ?? '';
  const found = state.requests.filter(({ path }) => path.includes(part));
  return ok({ requests: found.slice(-countOf(query.get('last'), found.length)) });
}

/** Sets the webhook addresses (unknown until the application listens) and whether foreign currencies are taken. */
function configure(state: State, call: Call): Answer {
  const body = fieldsOf(call.body);
  const { settings } = state;
  for (const provider of ['razorpay', 'paypal'] as const) {
    if (provider in body) settings.webhookUrls[provider] = textOf(body[provider]);
  }
  if (typeof body['international'] === 'boolean') settings.isInternational = body['international'];
  return ok({ ...settings.webhookUrls, international: settings.isInternational });
}

function reset(state: State): Answer {
  wipe(state);
  return ok({ ok: true });
}
