import { fireEvent, screen } from '@testing-library/react';
import {
  field,
  first,
  holdName,
  open,
  pass,
  pick,
  radios,
  second,
  send,
  type Server,
  serveTimes,
} from './time-fixture';

jest.setTimeout(20_000);

let server: Server;
beforeEach(() => {
  sessionStorage.clear();
  server = serveTimes();
});
afterEach(() => jest.useRealTimers());

it('holds the chosen time, says until when, and books it', async () => {
  await open();
  await pick(0);
  expect(server.to('holds').map(({ body }) => body)).toEqual([{ kind: 'free-math', level: 4, at: first }]);
  expect(screen.getByText(/^Held for you until \d\d:\d\d\.$/)).toBeTruthy();
  const made = { calendar: 'BEGIN:VCALENDAR', managePath: '/booking#token', ready: ['A pencil'] };
  const booking = { at: first, zone: 'UTC', minutes: 45, mailedTo: 'p…@example.com', ...made };
  server.reply = { status: 200, body: { success: true, message: 'Thank you.', booking } };
  await send();
  expect(server.to('students')[0]?.body).toMatchObject({
    slot: { at: first, hold: holdName },
  });
  const title = screen.getByRole('heading', { name: 'Your class is booked' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('We have mailed it to p…@example.com.')).toBeTruthy();
  expect(screen.getByText('Meera, grade 4')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('A pencil');
  // It says when the class is, so it stays.
  await pass(60_000);
  expect(title.isConnected).toBe(true);
});

it('holds only the time at which the arrow keys stay', async () => {
  await open();
  fireEvent.click(radios()[0] as HTMLInputElement);
  await pass(100);
  fireEvent.click(radios()[1] as HTMLInputElement);
  await pass(600);
  expect(server.to('holds').map(({ body }) => body['at'])).toEqual([second]);
});

it('gives a hold back for the next time, and for who would rather be called', async () => {
  await open();
  await pick(0);
  await pick(1);
  expect(server.to('holds')[1]?.body).toMatchObject({ at: second, hold: holdName });
  fireEvent.click(field('I’d rather be called'));
  await pass(0);
  expect(server.to('release')).toHaveLength(1);
  await send();
  expect(server.to('students')[0]?.body).not.toHaveProperty('slot');
});

it('renews a hold once, and then confirms when the form is sent', async () => {
  await open();
  await pick(0);
  await pass(8 * 60_000);
  expect(server.to('holds')).toHaveLength(2);
  expect(screen.getByText(/^Held for you/)).toBeTruthy();
  await pass(20 * 60_000);
  expect(server.to('holds')).toHaveLength(2);
  expect(screen.getByText('We confirm the time when you send.')).toBeTruthy();
});

it.each([
  ['times are not held now', { canHold: false }],
  ['the server refuses for another reason', {}],
])('keeps the choice without a hold where %s', async (_, more) => {
  server.offer = { ...server.offer, ...more };
  server.hold = () => ({ status: 429, body: { success: false, message: 'Please wait.', retryAfterS: 60 } });
  await open();
  await pick(0);
  expect(screen.getByText('We confirm the time when you send.')).toBeTruthy();
  await send();
  expect(server.to('students')[0]?.body).toMatchObject({ slot: { at: first } });
});

it('goes on with the same form, under its name, where the time has gone as it was sent', async () => {
  await open();
  await pick(0);
  server.reply = {
    status: 200,
    body: { success: true, message: 'Thank you.', booking: null, near: [second] },
  };
  await send();
  expect(screen.queryByText('Application Submitted')).toBeNull();
  expect(document.activeElement).toBe(radios()[0]);
  await pick(0);
  await send();
  const [before, after] = server.to('students');
  expect(after?.body).toMatchObject({ slot: { at: second } });
  expect(after?.headers['Idempotency-Key']).toBe(before?.headers['Idempotency-Key']);
});

describe('a form that is sent as soon as the time is chosen', () => {
  /** Answers to a hold come only when they are let through. */
  let answer: () => void;

  beforeEach(async () => {
    const reply = globalThis.fetch;
    globalThis.fetch = (async (path: string, options: RequestInit) => {
      const replied = reply(path, options);
      if (path.endsWith('/holds')) await new Promise<void>((resolve) => (answer = resolve));
      return replied;
    }) as typeof fetch;
    await open();
    await pass(3000);
    fireEvent.click(radios()[0] as HTMLInputElement);
  });

  const press = async () => {
    fireEvent.click(screen.getByText('Book this time'));
    await pass(0);
  };

  it('waits for the hold that is being asked for, and goes with it', async () => {
    await pass(600);
    await press();
    expect(server.to('students')).toEqual([]);
    answer();
    await pass(0);
    expect(server.to('students')[0]?.body).toMatchObject({ slot: { at: first, hold: holdName } });
  });

  it('goes on where the time turns out to have gone', async () => {
    const { hold } = server;
    server.hold = () => ({
      status: 409,
      body: { success: false, message: 'Gone.', reason: 'taken', near: [second] },
    });
    await pass(600);
    await press();
    answer();
    await pass(0);
    expect(server.to('students')).toEqual([]);
    expect(radios()[0]).toBe(document.activeElement);
    server.hold = hold;
    await pick(0);
    answer();
    await pass(0);
    await press();
    expect(server.to('students')[0]?.body).toMatchObject({ slot: { at: second } });
  });

  it('asks for no hold any more', async () => {
    await pass(100);
    await press();
    await pass(1000);
    expect(server.to('holds')).toEqual([]);
    expect(server.to('students')[0]?.body['slot']).toEqual({ at: first, zone: 'UTC' });
  });

  it('gives back what was being asked for where they would rather be called', async () => {
    await pass(600);
    fireEvent.click(field('I’d rather be called'));
    answer();
    await pass(0);
    expect(server.to('release').map(({ body }) => body)).toEqual([{ hold: holdName }]);
  });
});
