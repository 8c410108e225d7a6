import { act, fireEvent, render, screen } from '@testing-library/react';
import { BookingPanel } from './BookingPanel';

const now = Date.parse('2026-11-27T09:00:00Z');
const [at = '', inTwoDays = ''] = [25, 49].map((hours) => new Date(now + hours * 3_600_000).toISOString());
/** The whole Sunday on the clock of the tests. */
const closed = [{ from: '2026-11-29T00:00:00.000Z', until: '2026-11-30T00:00:00.000Z' }];

interface Sent {
  key: string | undefined;
  body: Record<string, unknown>;
}

let sent: Sent[];
let reply: object;
let times: string[];

const respond = (body: object) =>
  Promise.resolve({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ success: true, message: 'Done.', ...body }),
  });

beforeEach(() => {
  jest.useFakeTimers({ now });
  sessionStorage.clear();
  sent = [];
  reply = { answerBy: '2026-11-27T13:00:00.000Z' };
  times = [at];
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  globalThis.fetch = jest.fn((path: string, { headers, body }: RequestInit) => {
    if (path.startsWith('/api/classes/slots')) return respond({ minutes: 45, times, closed, canHold: false });
    if (!path.includes('students')) return respond({ country_code: 'GB' });
    const { 'Idempotency-Key': key } = headers as Record<string, string>;
    sent.push({ key, body: JSON.parse(String(body)) as Record<string, unknown> });
    return respond(reply);
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function fillIn(): Promise<void> {
  render(<BookingPanel variant="page" policyVersion={2} onClosed={jest.fn()} />);
  await pass(0);
  type('Student name', 'Meera Raman');
  fireEvent.click(field('Math'));
  type('Grade', '4');
  type('Parent email', 'priya@example.com');
  await pass(0);
}

async function send(button: string): Promise<void> {
  await pass(3000);
  fireEvent.click(screen.getByText(button));
  await pass(0);
}

it('says by when the desk answers, on the parent’s own clock', async () => {
  await fillIn();
  await send('Book a Free Class');
  expect(screen.getByText(/^By Friday, 27 November, 13:00 in UTC\. A copy is in your email\.$/)).toBeTruthy();
});

it('takes the request up again to choose a time after all', async () => {
  await fillIn();
  await send('Book a Free Class');
  expect(sessionStorage.getItem('draft.free-class')).toBeNull();
  fireEvent.click(screen.getByText('Choose a time after all'));
  await pass(0);
  expect(field('Student name').value).toBe('Meera Raman');
  expect(document.activeElement?.id).toBe('slot');
  fireEvent.click(field(/^Earliest/));
  await pass(600);
  await send('Book this time');
  const [first, second] = sent;
  expect(first?.body).not.toHaveProperty('slot');
  expect(second?.body).toMatchObject({ parentEmail: 'priya@example.com', slot: { at } });
  // The same request for the server.
  expect(second?.key).toBe(first?.key);
});

it('begins a new request after the thanks were closed', async () => {
  await fillIn();
  await send('Book a Free Class');
  fireEvent.click(screen.getByText('Close'));
  await pass(0);
  expect(field('Student name').value).toBe('');
  expect(document.activeElement?.id).not.toBe('slot');
});

it('offers no time where none is free, or where the parent has said what suits', async () => {
  times = [];
  await fillIn();
  await send('Book a Free Class');
  expect(screen.queryByText('Choose a time after all')).toBeNull();
  fireEvent.click(screen.getByText('Close'));
  document.body.replaceChildren();
  times = [at];
  await fillIn();
  fireEvent.click(field('None of these times suits'));
  fireEvent.click(field('Monday morning, 8 to 12'));
  await send('Book a Free Class');
  expect(screen.queryByText('Choose a time after all')).toBeNull();
});

it('says which days of the week are closed, and no day that has times', async () => {
  await fillIn();
  await pass(0);
  expect(screen.getByText('Closed on Sunday, 29 November.')).toBeTruthy();
  document.body.replaceChildren();
  times = [at, inTwoDays];
  await fillIn();
  await pass(0);
  expect(screen.queryByText(/^Closed on/)).toBeNull();
});
