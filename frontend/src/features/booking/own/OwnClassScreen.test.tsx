import type { OwnClass } from '@lanternway/contracts/classes/own-class';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { OwnClassScreen } from './OwnClassScreen';

interface Reply {
  status: number;
  body: object;
}

const now = Date.parse('2026-11-27T09:00:00Z');
const at = '2026-11-28T10:00:00.000Z';

const own: OwnClass = {
  ...{ name: 'Meera', course: 'math', level: 4, state: 'scheduled', at, zone: 'Europe/London', minutes: 45 },
  ...{ teacher: 'Ananya R.', sequence: 0, now: new Date(now).toISOString(), change: 'free', movesLeft: 3 },
  portrait: '/uploads/ananya.svg',
  ...{ undoUntil: null, isConfirmed: false, joinPath: '/join#j', calendar: 'BEGIN:VCALENDAR' },
  ready: ['A pencil and two sheets of paper'],
  opensAt: '2026-11-28T09:50:00.000Z',
  changeUntil: '2026-11-28T08:00:00.000Z',
};

let sent: { path: string; body: Record<string, unknown> }[];
let replies: Record<string, Reply>;

const done = (changed: Partial<OwnClass>, message = 'Done.'): Reply => ({
  status: 200,
  body: { success: true, message, class: { ...own, ...changed } },
});

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

beforeEach(() => {
  jest.useFakeTimers({ now });
  sent = [];
  replies = { '/api/classes/booking': done({}) };
  globalThis.fetch = jest.fn((path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) as Record<string, unknown> });
    const { status, body: reply } = replies[path] ?? { status: 500, body: {} };
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(reply) });
  }) as unknown as typeof fetch;
  window.history.replaceState(null, '', '/booking#the-token');
});
afterEach(() => jest.useRealTimers());

async function open(): Promise<void> {
  const reach = { email: 'hello@home.example', phone: '+91 98', phoneHref: 'tel:+9198' };
  render(<OwnClassScreen reach={reach} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** The last: the dialog's button has the name of the one that opens it. */
async function press(name: string): Promise<void> {
  const button = screen.getAllByText(name).at(-1);
  fireEvent.click(button as HTMLElement);
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** Beside the sentence that says what was done. */
const drawings = () => document.querySelectorAll('.own-deed img');

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows the class of the link, on the clock on which it was agreed', async () => {
  await open();
  expect(sent).toEqual([{ path: '/api/classes/booking', body: { token: 'the-token' } }]);
  expect(title()).toBe('Meera’s free class');
  for (const text of [
    'Saturday, 28 November, 10:00 to 10:45',
    'Times in London (GMT).',
    'Maths, grade 4',
    'Join from 09:50',
    'You can change the time until 08:00 that day, three times in all.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Ananya R.').parentElement?.textContent).toBe('Ananya R. (may change)');
  const face = document.querySelector('.own-teacher img');
  // With a size of its own, so that nothing moves when it loads.
  expect(['src', 'width', 'height', 'alt'].map((name) => face?.getAttribute(name))).toEqual([
    ...['/uploads/ananya.svg', '44', '44', ''],
  ]);
});

it('shows a teacher whose entry is not published by the name alone', async () => {
  replies['/api/classes/booking'] = done({ portrait: null });
  await open();
  expect(screen.getByText('Ananya R.')).toBeTruthy();
  expect(document.querySelector('.own-teacher img')).toBeNull();
});

it('takes the token out of the query before anybody else reads it', async () => {
  window.history.replaceState(null, '', '/booking?t=from-the-query');
  await open();
  expect(sent[0]?.body).toEqual({ token: 'from-the-query' });
  expect(window.location.href).toMatch(/\/booking#from-the-query$/);
});

it('opens the door by the server’s clock, ten minutes before', async () => {
  replies['/api/classes/booking'] = done({ now: '2026-11-28T09:49:55.000Z' });
  await open();
  expect(screen.queryByRole('link', { name: 'Join the class' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('link', { name: 'Join the class' }).getAttribute('href')).toBe('/join#j');
});

it('says on the day before that the family will be there', async () => {
  replies['/api/classes/booking/confirm'] = done({ isConfirmed: true });
  await open();
  await press('Yes, we will be there');
  expect(sent.at(-1)?.body).toEqual({ token: 'the-token', sequence: 0 });
  expect(screen.getByText('You said that you will be there.')).toBeTruthy();
  expect(drawings()).toHaveLength(0);
});

it('cancels with the reason, offers to undo it, and no longer after ten minutes', async () => {
  const undoUntil = new Date(now + 600_000).toISOString();
  replies['/api/classes/booking/cancel'] = done({ state: 'cancelled', sequence: 1, undoUntil });
  await open();
  await press('The time');
  await press('Cancel the class');
  expect(sent.at(-1)?.body).toEqual({ token: 'the-token', sequence: 0, reason: 'time' });
  expect(title()).toBe('Meera’s free class is cancelled');
  expect(drawings()).toHaveLength(1);
  expect(screen.getByText('Undo')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(610_000));
  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.getByText('Choose another time')).toBeTruthy();
});

it('shows how the class stands where somebody else was faster', async () => {
  replies['/api/classes/booking/cancel'] = {
    status: 409,
    body: { success: false, message: 'The class was changed in the meantime.', reason: 'stale' },
  };
  await open();
  replies['/api/classes/booking'] = done({ at: '2026-11-29T10:00:00.000Z', sequence: 1 });
  await press('Cancel the class');
  expect(screen.getByText('The class was changed in the meantime.')).toBeTruthy();
  expect(screen.getByText('Sunday, 29 November, 10:00 to 10:45')).toBeTruthy();
});

it.each([
  ['late', 'It is too late to change the time here. Please call or write to us.'],
  ['used', 'The time was changed three times already. Please call or write to us.'],
  ['person', 'This class cannot be changed here. Please call or write to us.'],
] as const)('leads to a person where the change is: %s', async (change, sentence) => {
  replies['/api/classes/booking'] = done({ change });
  await open();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText('Change the time')).toBeNull();
});

it('says that a link opens nothing, and of a failure that it may be tried again', async () => {
  const nothing = { status: 404, body: { success: false, message: 'Void.', reason: 'void' } };
  replies = { '/api/classes/booking': nothing, '/api/classes/waiting': nothing };
  await open();
  expect(title()).toBe('This link no longer works.');
});

it('tries again after a failure', async () => {
  replies['/api/classes/booking'] = { status: 500, body: {} };
  await open();
  expect(screen.getByRole('alert').textContent).toBe('We could not load it just now.');
  replies['/api/classes/booking'] = done({});
  await press('Try again');
  expect(title()).toBe('Meera’s free class');
});

it('offers the free times to a family that waits for one, and books the one that is pressed', async () => {
  const family = {
    name: 'Meera',
    course: 'math',
    level: 4,
    zone: 'Europe/London',
    windows: 'Saturday morning',
  };
  replies = {
    '/api/classes/booking': { status: 404, body: { success: false, message: 'Void.', reason: 'void' } },
    '/api/classes/waiting': { status: 200, body: { success: true, message: 'Choose.', waiting: family } },
    '/api/classes/slots?kind=free-math&level=4': {
      status: 200,
      body: { success: true, message: 'Free.', minutes: 45, times: [at], closed: [], canHold: false },
    },
    '/api/classes/waiting/book': done({}, 'Your class is booked.'),
  };
  const fake = globalThis.fetch;
  globalThis.fetch = ((path: string, options: RequestInit) =>
    fake(path, { ...options, body: options.body ?? '{}' })) as typeof fetch;
  await open();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(title()).toBe('Choose a time for Meera');
  fireEvent.click(screen.getByLabelText(/^Earliest/));
  await act(() => jest.advanceTimersByTimeAsync(600));
  await press('Book Saturday, 28 November, 10:00');
  expect(sent.at(-1)).toMatchObject({ path: '/api/classes/waiting/book', body: { token: 'the-token', at } });
  expect(screen.getByText('Your class is booked.')).toBeTruthy();
  expect(drawings()).toHaveLength(1);
});

it('does not say that no times are free where they cannot be loaded, and loads them again', async () => {
  const said = 'No times are free at the moment. Please call or write to us.';
  await open();
  await press('Change the time');
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByText('The free times could not be loaded. Please check your connection.')).toBeTruthy();
  const none = { success: true, message: 'Free times.', minutes: 45, times: [], own: [] };
  replies['/api/classes/booking/times'] = { status: 200, body: { ...none, closed: [], canHold: true } };
  await press('Load the times again');
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText('Load the times again')).toBeNull();
});

it('moves to a time that only the class itself is in the way of without a hold, and gives back the one before', async () => {
  const [half, other] = ['2026-11-28T10:30:00.000Z', '2026-11-28T12:00:00.000Z'];
  const hold = `hold-${'x'.repeat(20)}`;
  replies['/api/classes/booking/times'] = {
    status: 200,
    body: {
      ...{ success: true, message: 'Free times.', minutes: 45, times: [half, other], own: [half] },
      ...{ closed: [], canHold: true },
    },
  };
  replies['/api/classes/holds'] = {
    status: 200,
    body: { success: true, message: 'Held.', hold, at: other, until: '2026-11-27T09:10:00.000Z' },
  };
  replies['/api/classes/booking/move'] = done({ at: half, sequence: 1 }, 'Your class has a new time.');
  await open();
  await press('Change the time');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  fireEvent.click(screen.getByLabelText('12:00'));
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.getByText('Held for you until 09:10.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('10:30'));
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.getByText('We confirm the time when you press the button.')).toBeTruthy();
  await press('Move to Saturday, 10:30');
  const calls = sent.map(({ path, body }) => [path.replace('/api/classes/', ''), body['hold'] ?? null]);
  expect(calls.slice(1)).toEqual([
    ['booking/times', null],
    ['holds', null],
    ['holds/release', hold],
    ['booking/move', null],
  ]);
  expect(screen.getByText('Your class has a new time.')).toBeTruthy();
});
