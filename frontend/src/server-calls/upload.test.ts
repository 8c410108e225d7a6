import { endpoint, nothing } from '@lanternway/contracts/wire/endpoint';
import { stallMs, upload } from './upload';

const apply = endpoint({
  method: 'POST',
  path: '/api/apply',
  access: 'anyone',
  request: nothing,
  reply: nothing,
});

/** A fake of the browser's request, which simulates the network. */
class StandInRequest extends EventTarget {
  static last: StandInRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly open = jest.fn();
  readonly send = jest.fn();
  status = 0;
  responseText = '';

  constructor() {
    super();
    StandInRequest.last = this;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.end();
  }

  moves(loaded: number, total = 200): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  end(status = 0, responseText = ''): void {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

const form = new FormData();
const onProgress = jest.fn();
let stopper: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  stopper = new AbortController();
  onProgress.mockClear();
  globalThis.XMLHttpRequest = StandInRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => jest.useRealTimers());

function start() {
  const outcome = upload(apply, {
    form,
    headers: { 'Idempotency-Key': 'k-1' },
    signal: stopper.signal,
    onProgress,
  });
  return { outcome, request: StandInRequest.last };
}

it('sends the form with its headers, and reports its progress', async () => {
  const { outcome, request } = start();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/apply');
  expect(request.headers).toEqual({ accept: 'application/json', 'Idempotency-Key': 'k-1' });
  expect(request.send).toHaveBeenCalledWith(form);
  request.moves(50);
  request.upload.dispatchEvent(new ProgressEvent('load'));
  request.end(200, '{"success":true,"message":"Here it is"}');
  expect(await outcome).toEqual({ kind: 'done', reply: { success: true, message: 'Here it is' } });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('hands on a refusal with its words', async () => {
  const { outcome, request } = start();
  const refusal = { success: false, message: 'Please check the marked fields.', errors: { resume: 'No.' } };
  request.end(422, JSON.stringify(refusal));
  expect(await outcome).toEqual({ kind: 'refused', status: 422, refusal });
});

it.each([
  ['a page', 502, '<h1>Bad gateway</h1>'],
  ['a success of another shape', 200, '{"success":"yes"}'],
])('takes %s for no answer of ours', async (_, status, text) => {
  const { outcome, request } = start();
  request.end(status, text);
  expect(await outcome).toEqual({ kind: 'unreachable', status });
});

it('has its own error when there is no connection', async () => {
  const { outcome, request } = start();
  request.end();
  expect(await outcome).toEqual({ kind: 'unreachable' });
});

it('stops when the visitor wants it, and does not begin after that', async () => {
  const { outcome } = start();
  stopper.abort();
  expect(await outcome).toEqual({ kind: 'stopped' });
  const { outcome: later, request } = start();
  expect(await later).toEqual({ kind: 'stopped' });
  expect(request.send).toHaveBeenCalledTimes(1);
});

it('believes an answer that was there before the stop', async () => {
  const { outcome, request } = start();
  request.end(200, '{"success":true,"message":"Here it is"}');
  stopper.abort();
  expect(await outcome).toMatchObject({ kind: 'done' });
});

it('waits as long as something moves, and gives up once nothing does', async () => {
  const { outcome, request } = start();
  const settled = jest.fn();
  void outcome.then(settled);
  for (const loaded of [20, 40, 60, 80]) {
    await jest.advanceTimersByTimeAsync(stallMs - 1);
    request.moves(loaded);
  }
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(stallMs);
  expect(settled).toHaveBeenCalledWith({ kind: 'unreachable' });
});
