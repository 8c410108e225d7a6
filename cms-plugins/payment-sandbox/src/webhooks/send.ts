import { Agent, request as plain } from 'node:http';
import { request as secure } from 'node:https';

/** Razorpay waits five seconds for an answer; PayPal does not document its limit. */
const answerWithinMs = 5_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The result of one try: the status of the answer, or why there was none. */
export type Try = { status: number; problem: null } | { status: null; problem: string };

export async function send(url: string, raw: string, headers: Record<string, string>): Promise<Try> {
  for (;;) {
    const sent = await sendOnce(url, raw, headers);
    if (sent !== 'closed before') return sent;
  }
}

/** The receiver may close a kept-open connection just as it is used again; that does not count as a try. */
function sendOnce(url: string, raw: string, headers: Record<string, string>): Promise<Try | 'closed before'> {
  return new Promise((resolve) => {
    const isPlain = url.startsWith('http:');
    const body = Buffer.from(raw, 'utf8');
    const going = (isPlain ? plain : secure)(url, {
      method: 'POST',
      ...(isPlain ? { agent } : {}),
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, ...headers },
      signal: AbortSignal.timeout(answerWithinMs),
    });
    going.on('response', (response) => {
      response.on('error', () => undefined);
      response.resume();
      resolve({ status: response.statusCode ?? 0, problem: null });
    });
    going.on('error', (error) => {
      const { code } = error as NodeJS.ErrnoException;
      if (going.reusedSocket && code === 'ECONNRESET') resolve('closed before');
      else resolve({ status: null, problem: error.name === 'AbortError' ? 'timeout' : (code ?? error.name) });
    });
    going.end(body);
  });
}
