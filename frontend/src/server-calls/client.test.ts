import { endpoint, nothing } from '@lanternway/contracts/wire/endpoint';
import { number, object, string } from 'yup';
import { readSession, startSession, watchSession } from '../browser/storage/session';
import { ask, send, tell } from './client';

const greet = endpoint({
  method: 'POST',
  path: '/api/greet',
  access: 'anyone',
  request: object({ name: string().required() }),
  reply: object({ count: number().required() }),
});
const look = endpoint({
  method: 'GET',
  path: '/api/things/:thing/parts/:part',
  access: 'parent',
  request: nothing,
  reply: nothing,
});

let fetching: jest.Mock;

beforeEach(() => {
  localStorage.clear();
  fetching = jest.fn();
  globalThis.fetch = fetching;
});
afterEach(() => jest.useRealTimers());

function answer(status: number, body: unknown): void {
  fetching.mockResolvedValueOnce({
    ok: status < 400,
    status,
    json: () => (body === undefined ? Promise.reject(new SyntaxError()) : Promise.resolve(body)),
  });
}

function logIn(token = 't-1'): void {
  startSession({ token, sessionId: 's-1', username: 'Priya', email: 'p@example.com' });
}

const sentHeaders = () => (fetching.mock.calls[0] as [string, RequestInit])[1].headers;

describe('a call', () => {
  it('travels as JSON, without a token where none is needed', async () => {
    logIn();
    answer(200, { success: true, message: 'Hello', count: 3 });
    const outcome = await send(greet, { name: 'Priya' });
    expect(outcome).toEqual({ kind: 'done', reply: { success: true, message: 'Hello', count: 3 } });
    expect(fetching).toHaveBeenCalledWith(
      '/api/greet',
      expect.objectContaining({ method: 'POST', body: '{"name":"Priya"}' }),
    );
    expect(sentHeaders()).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  });

  it('carries the token of the parent, and fills its path', async () => {
    logIn();
    answer(200, { success: true, message: 'Here' });
    await send(look, {}, { thing: 'a/b', part: '7' });
    expect(fetching).toHaveBeenCalledWith(
      '/api/things/a%2Fb/parts/7',
      expect.objectContaining({ method: 'GET' }),
    );
    expect(sentHeaders()).toEqual({ accept: 'application/json', authorization: 'Bearer t-1' });
  });

  it('hands on a refusal with its words', async () => {
    const errors = { name: 'Please write a name.' };
    answer(422, { success: false, message: 'Please check the marked fields.', errors, stack: 'secret' });
    expect(await send(greet, { name: '' })).toEqual({
      kind: 'refused',
      status: 422,
      refusal: { success: false, message: 'Please check the marked fields.', errors },
    });
  });

  it.each([
    ['a reply of another shape', 200, { success: true, message: 'Hello', count: '3' }],
    ['a reply without words', 200, { success: true, count: 3 }],
    ['a success that says it is none', 200, { success: false, message: 'Hello', count: 3 }],
    ['a page', 200, undefined],
    ['a refusal without words', 502, { error: 'Bad gateway' }],
    ['an error page', 502, undefined],
  ])('takes %s for no answer of ours', async (_, status, body) => {
    answer(status, body);
    expect(await send(greet, { name: 'Priya' })).toEqual({ kind: 'unreachable', status });
  });

  it('says of itself what it is given to say', async () => {
    answer(200, { success: true, message: 'Hello', count: 3 });
    await send(greet, { name: 'Priya' }, {}, { 'Idempotency-Key': 'k-1' });
    expect(sentHeaders()).toMatchObject({ 'Idempotency-Key': 'k-1' });
  });

  it('has its own error when there is no connection', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await send(greet, { name: 'Priya' })).toEqual({ kind: 'unreachable' });
  });

  it('gives up on a server that keeps silent', async () => {
    jest.useFakeTimers();
    fetching.mockImplementationOnce((_path: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    const outcome = send(greet, { name: 'Priya' });
    await jest.advanceTimersByTimeAsync(20000);
    expect(await outcome).toEqual({ kind: 'unreachable' });
  });
});

describe('a token that the server does not know any more', () => {
  const refusal = { success: false, message: 'Please log in again.' };

  it('ends the session on this browser', async () => {
    logIn();
    answer(401, refusal);
    expect(await send(look, {})).toMatchObject({ kind: 'refused', status: 401 });
    expect(readSession()).toBeNull();
  });

  it('does not end the session of a call that carries none', async () => {
    logIn();
    answer(401, refusal);
    await send(greet, { name: 'Priya' });
    expect(readSession()).not.toBeNull();
  });

  it('is not what a visitor is refused for', async () => {
    const watcher = jest.fn();
    const stop = watchSession(watcher);
    answer(401, refusal);
    await send(greet, { name: 'Priya' });
    stop();
    expect(watcher).not.toHaveBeenCalled();
  });

  it('does not end a session that began since', async () => {
    logIn('old');
    answer(401, refusal);
    const outcome = send(look, {});
    logIn('new');
    await outcome;
    expect(readSession()?.token).toBe('new');
  });
});

it('asks, and reads the answer by the reader it is given', async () => {
  answer(200, { word: 'yes' });
  const geo = { method: 'GET', path: '/api/geo' } as const;
  expect(await ask(geo, (reply) => reply)).toEqual({ kind: 'answered', value: { word: 'yes' } });
  answer(200, { word: 'yes' });
  expect(await ask(geo, () => undefined)).toEqual({ kind: 'failed' });
  answer(503, { word: 'yes' });
  expect(await ask(geo, (reply) => reply)).toEqual({ kind: 'failed' });
});

it('sends something that continues while the page is left, and waits for nothing', () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  tell({ method: 'POST', path: '/api/auth/logout' }, 't-1');
  expect(fetching).toHaveBeenCalledWith('/api/auth/logout', expect.objectContaining({ keepalive: true }));
  expect(sentHeaders()).toMatchObject({ authorization: 'Bearer t-1' });
});
