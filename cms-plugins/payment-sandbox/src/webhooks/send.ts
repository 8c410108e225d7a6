import { Agent, request as plain } from 'node:http';
import { request as secure } from 'node:https';

/** Razorpay waits five seconds for an answer; PayPal does not say how long it does. */
const answerWithinMs = 5_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** What became of one try: the status it was answered with, or why there was none. */
export type Try = { status: number; problem: null } | { status: null; problem: string };

export async function send(url: string, raw: string, headers: Record<string, string>): Promise<Try> {
  for (;;) {
    const sent = await sendOnce(url, raw, headers);
    if (sent !== 'closed before') return sent;
  }
}

/** A connection that was kept open may have been closed by the receiver as it was taken up again; that is no try. */
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
