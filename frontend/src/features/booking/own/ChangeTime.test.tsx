import { fireEvent, screen } from '@testing-library/react';
import { at, done, open, pass, press, serveClass, server } from './own-class-fixture';

beforeEach(serveClass);
afterEach(() => jest.useRealTimers());

it('does not say that no times are free where they cannot be loaded, and loads them again', async () => {
  const said = 'No times are free at the moment. Please call or write to us.';
  await open();
  await press('Change the time');
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByText('The free times could not be loaded. Please check your connection.')).toBeTruthy();
  const none = { success: true, message: 'Free times.', minutes: 45, times: [], own: [] };
  server.replies['/api/classes/booking/times'] = {
    status: 200,
    body: { ...none, closed: [], canHold: true },
  };
  await press('Load the times again');
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText('Load the times again')).toBeNull();
});

it('moves to a time that only the class itself is in the way of without a hold, and gives back the one before', async () => {
  const [half, other] = ['2026-11-28T10:30:00.000Z', '2026-11-28T12:00:00.000Z'];
  const hold = `hold-${'x'.repeat(20)}`;
  server.replies['/api/classes/booking/times'] = {
    status: 200,
    body: {
      ...{ success: true, message: 'Free times.', minutes: 45, times: [half, other], own: [half] },
      ...{ closed: [], canHold: true },
    },
  };
  server.replies['/api/classes/holds'] = {
    status: 200,
    body: { success: true, message: 'Held.', hold, at: other, until: '2026-11-27T09:10:00.000Z' },
  };
  server.replies['/api/classes/booking/move'] = done({ at: half, sequence: 1 }, 'Your class has a new time.');
  await open();
  await press('Change the time');
  await pass(1000);
  fireEvent.click(screen.getByLabelText('12:00'));
  await pass(600);
  expect(screen.getByText('Held for you until 09:10.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('10:30'));
  await pass(600);
  expect(screen.getByText('We confirm the time when you press the button.')).toBeTruthy();
  await press('Move to Saturday, 10:30');
  const calls = server.sent.map(({ path, body }) => [
    path.replace('/api/classes/', ''),
    body['hold'] ?? null,
  ]);
  expect(calls.slice(1)).toEqual([
    ['booking/times', null],
    ['holds', null],
    ['holds/release', hold],
    ['booking/move', null],
  ]);
  expect(screen.getByText('Your class has a new time.')).toBeTruthy();
});

describe('a move that is pressed as soon as the time is chosen', () => {
  const other = '2026-11-28T12:00:00.000Z';
  const hold = `hold-${'x'.repeat(20)}`;
  const free = { success: true, message: 'Free times.', minutes: 45, times: [other], own: [] };
  const called = () =>
    server.sent.map(({ path, body }) => [path.replace('/api/classes/', ''), body['hold'] ?? null]);

  /** Answers to a hold come only when they are let through. */
  let answer: () => void;

  beforeEach(async () => {
    server.replies['/api/classes/booking/times'] = {
      status: 200,
      body: { ...free, closed: [], canHold: true },
    };
    server.replies['/api/classes/booking/move'] = done(
      { at: other, sequence: 1 },
      'Your class has a new time.',
    );
    const reply = globalThis.fetch;
    globalThis.fetch = (async (path: string, options: RequestInit) => {
      const replied = reply(path, options);
      if (path === '/api/classes/holds') await new Promise<void>((resolve) => (answer = resolve));
      return replied;
    }) as typeof fetch;
    await open();
    await press('Change the time');
    await pass(1000);
    fireEvent.click(screen.getByLabelText('12:00'));
  });

  it('waits for the hold that is being asked for, and goes with it', async () => {
    const until = '2026-11-27T09:10:00.000Z';
    server.replies['/api/classes/holds'] = {
      status: 200,
      body: { success: true, message: 'Held.', hold, at: other, until },
    };
    await pass(600);
    await press('Move to Saturday, 12:00');
    await press('Move to Saturday, 12:00');
    expect(called().at(-1)).toEqual(['holds', null]);
    answer();
    await pass(0);
    expect(called().slice(2)).toEqual([
      ['holds', null],
      ['booking/move', hold],
    ]);
    expect(screen.getByText('Your class has a new time.')).toBeTruthy();
  });

  it('is not sent where the time turns out to have gone', async () => {
    server.replies['/api/classes/holds'] = {
      status: 409,
      body: { success: false, message: 'Gone.', reason: 'taken', near: [at] },
    };
    await pass(600);
    await press('Move to Saturday, 12:00');
    answer();
    await pass(0);
    expect(called().slice(2)).toEqual([
      ['holds', null],
      ['booking/times', null],
    ]);
    expect(screen.getByLabelText('Saturday, 28 November, 10:00')).toBeTruthy();
  });

  it('asks for no hold any more', async () => {
    await pass(100);
    await press('Move to Saturday, 12:00');
    await pass(1000);
    expect(called().slice(2)).toEqual([['booking/move', null]]);
  });

  it('gives back what was being asked for where the class keeps its time', async () => {
    server.replies['/api/classes/holds'] = {
      status: 200,
      body: { success: true, message: 'Held.', hold, at: other, until: '2026-11-27T09:10:00.000Z' },
    };
    await pass(600);
    await press('Keep Saturday, 10:00');
    answer();
    await pass(0);
    expect(called().at(-1)).toEqual(['holds/release', hold]);
  });
});
