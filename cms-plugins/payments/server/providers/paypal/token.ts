import { parseJson } from '../parse-json';
import { causeOf, limitedText } from '../limited-text';
import { unreadable } from '../retry-policy';
import { ProviderError } from '../provider';
import { isShape, textOrNull } from '../reading';
import { toError } from './faults';

export interface TokenAccess {
  clientId: string;
  secret: string;
  apiBase: string;
}

/** The token that PayPal's calls carry. Asked for once in its nine hours: asking at each call is refused. */
export interface Tokens {
  get: (timeoutMs: number) => Promise<string>;
  /** PayPal did not accept this token. The next `get` asks for a new one, unless another caller already has it. */
  drop: (token: string) => void;
}

const largestAnswer = 64 * 1024;
const earlyMs = 60_000;

export function createTokens(access: TokenAccess): Tokens {
  let held: { token: string; until: number } | null = null;
  let asking: Promise<{ token: string; until: number }> | null = null;

  return {
    async get(timeoutMs) {
      if (held !== null && Date.now() < held.until) return held.token;
      // Everybody who comes meanwhile waits for the same answer.
      asking ??= ask(access, timeoutMs).finally(() => {
        asking = null;
      });
      held = await asking;
      return held.token;
    },

    drop(token) {
      if (held?.token === token) held = null;
    },
  };
}

async function ask(access: TokenAccess, timeoutMs: number): Promise<{ token: string; until: number }> {
  const { status, text } = await send(access, timeoutMs);
  const body = parseJson(text);
  if (status !== 200) throw toError({ status, body, debugId: null, cause: null });
  const token = isShape(body) ? textOrNull(body, 'access_token') : null;
  const lifetime = isShape(body) ? body['expires_in'] : null;
  if (token === null || typeof lifetime !== 'number') {
    throw new ProviderError('paypal', 'unknown', unreadable, status);
  }
  return { token, until: Date.now() + lifetime * 1000 - earlyMs };
}

async function send(
  { clientId, secret, apiBase }: TokenAccess,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await limitedText(response, largestAnswer) };
  } catch (error) {
    throw toError({ status: null, body: null, debugId: null, cause: causeOf(error) });
  }
}
