import { account } from '../env';
import type { Answer, Call } from '../http';
import type { State } from '../state';
import { failure } from './errors';

const livesSeconds = 32_400;
const mostAMinute = 20;
const minuteMs = 60_000;

const authorization = `Basic ${Buffer.from(`${account.paypal.clientId}:${account.paypal.secret}`).toString('base64')}`;

export function issueToken(state: State, call: Call): Answer {
  const { paypal, clock } = state;
  if (call.header('authorization') !== authorization) {
    const body = { error: 'invalid_client', error_description: 'Client Authentication failed' };
    return { status: 401, body };
  }
  const isForm = call.header('content-type').startsWith('application/x-www-form-urlencoded');
  if (!isForm || new URLSearchParams(call.raw).get('grant_type') !== 'client_credentials') {
    const body = { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' };
    return { status: 400, body };
  }
  const now = clock.now();
  paypal.tokenTimes = paypal.tokenTimes.filter((at) => now - at < minuteMs);
  if (paypal.tokenTimes.length >= mostAMinute) return failure(state, 429);
  paypal.tokenTimes.push(now);
  paypal.tokensIssued += 1;
  const token = `A21AA${state.ids.hex(30)}`;
  paypal.tokens.set(token, now + livesSeconds * 1000);
  return {
    status: 200,
    body: {
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: livesSeconds,
      nonce: `${clock.iso()}${state.ids.hex(16)}`,
    },
  };
}

export function isSignedIn({ paypal, clock }: State, call: Call): boolean {
  const token = /^Bearer (.+)$/.exec(call.header('authorization'))?.[1] ?? '';
  return (paypal.tokens.get(token) ?? 0) > clock.now();
}
