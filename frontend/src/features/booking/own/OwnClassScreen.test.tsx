import { fireEvent, screen } from '@testing-library/react';
import { at, done, now, open, pass, press, serveClass, server } from './own-class-fixture';

beforeEach(serveClass);
afterEach(() => jest.useRealTimers());

/** Beside the sentence that says what was done. */
const drawings = () => document.querySelectorAll('.own-deed img');

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows the class of the link, on the clock on which it was agreed', async () => {
  await open();
  expect(server.sent).toEqual([{ path: '/api/classes/booking', body: { token: 'the-token' } }]);
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
  server.replies['/api/classes/booking'] = done({ portrait: null });
  await open();
  expect(screen.getByText('Ananya R.')).toBeTruthy();
  expect(document.querySelector('.own-teacher img')).toBeNull();
});

it('takes the token out of the query before anybody else reads it', async () => {
  window.history.replaceState(null, '', '/booking?t=from-the-query');
  await open();
  expect(server.sent[0]?.body).toEqual({ token: 'from-the-query' });
  expect(window.location.href).toMatch(/\/booking#from-the-query$/);
});

it('opens the door by the server’s clock, ten minutes before', async () => {
  server.replies['/api/classes/booking'] = done({ now: '2026-11-28T09:49:55.000Z' });
  await open();
  expect(screen.queryByRole('link', { name: 'Join the class' })).toBeNull();
  await pass(10_000);
  expect(screen.getByRole('link', { name: 'Join the class' }).getAttribute('href')).toBe('/join#j');
});

it('says on the day before that the family will be there', async () => {
  server.replies['/api/classes/booking/confirm'] = done({ isConfirmed: true });
  await open();
  await press('Yes, we will be there');
  expect(server.sent.at(-1)?.body).toEqual({ token: 'the-token', sequence: 0 });
  expect(screen.getByText('You said that you will be there.')).toBeTruthy();
  expect(drawings()).toHaveLength(0);
});

it('cancels with the reason, offers to undo it, and no longer after ten minutes', async () => {
  const undoUntil = new Date(now + 600_000).toISOString();
  server.replies['/api/classes/booking/cancel'] = done({ state: 'cancelled', sequence: 1, undoUntil });
  await open();
  await press('The time');
  await press('Cancel the class');
  expect(server.sent.at(-1)?.body).toEqual({ token: 'the-token', sequence: 0, reason: 'time' });
  expect(title()).toBe('Meera’s free class is cancelled');
  expect(drawings()).toHaveLength(1);
  expect(screen.getByText('Undo')).toBeTruthy();
  await pass(610_000);
  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.getByText('Choose another time')).toBeTruthy();
});

it('shows how the class stands where somebody else was faster', async () => {
  server.replies['/api/classes/booking/cancel'] = {
    status: 409,
    body: { success: false, message: 'The class was changed in the meantime.', reason: 'stale' },
  };
  await open();
  server.replies['/api/classes/booking'] = done({ at: '2026-11-29T10:00:00.000Z', sequence: 1 });
  await press('Cancel the class');
  expect(screen.getByText('The class was changed in the meantime.')).toBeTruthy();
  expect(screen.getByText('Sunday, 29 November, 10:00 to 10:45')).toBeTruthy();
});

it.each([
  ['late', 'It is too late to change the time here. Please call or write to us.'],
  ['used', 'The time was changed three times already. Please call or write to us.'],
  ['person', 'This class cannot be changed here. Please call or write to us.'],
] as const)('leads to a person where the change is: %s', async (change, sentence) => {
  server.replies['/api/classes/booking'] = done({ change });
  await open();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText('Change the time')).toBeNull();
});

it('says that a link opens nothing, and of a failure that it may be tried again', async () => {
  const nothing = { status: 404, body: { success: false, message: 'Void.', reason: 'void' } };
  server.replies = { '/api/classes/booking': nothing, '/api/classes/waiting': nothing };
  await open();
  expect(title()).toBe('This link no longer works.');
});

it('tries again after a failure', async () => {
  server.replies['/api/classes/booking'] = { status: 500, body: {} };
  await open();
  expect(screen.getByRole('alert').textContent).toBe('We could not load it just now.');
  server.replies['/api/classes/booking'] = done({});
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
  server.replies = {
    '/api/classes/booking': { status: 404, body: { success: false, message: 'Void.', reason: 'void' } },
    '/api/classes/waiting': { status: 200, body: { success: true, message: 'Choose.', waiting: family } },
    '/api/classes/slots?kind=free-math&level=4': {
      status: 200,
      body: { success: true, message: 'Free.', minutes: 45, times: [at], closed: [], canHold: false },
    },
    '/api/classes/waiting/book': done({}, 'Your class is booked.'),
  };
  await open();
  await pass(1000);
  expect(title()).toBe('Choose a time for Meera');
  fireEvent.click(screen.getByLabelText(/^Earliest/));
  await pass(600);
  await press('Book Saturday, 28 November, 10:00');
  expect(server.sent.at(-1)).toMatchObject({
    path: '/api/classes/waiting/book',
    body: { token: 'the-token', at },
  });
  expect(screen.getByText('Your class is booked.')).toBeTruthy();
  expect(drawings()).toHaveLength(1);
});
