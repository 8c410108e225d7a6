import type { FamilyClass } from '@lanternway/contracts/classes/own-class';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FamilyClasses } from './FamilyClasses';
import type { Plan } from './NoClasses';
import { daysUntil } from './words';

const now = '2026-11-28T09:45:00.000Z';

const meera: FamilyClass = {
  ...{ name: 'Meera', course: 'math', level: 4, zone: 'Europe/London', minutes: 45, teacher: 'Ananya R.' },
  ...{ at: '2026-11-28T10:00:00.000Z', now, opensAt: '2026-11-28T09:50:00.000Z' },
  ...{ joinPath: '/join#j', managePath: '/booking#m' },
};

let reply: { status: number; body: object };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(now) });
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ...{ ok: reply.status < 400, status: reply.status, json: () => Promise.resolve(reply.body) },
    }),
  ) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

async function open(classes: FamilyClass[], plan: Plan | null = 'none') {
  reply = { status: 200, body: { success: true, message: 'Your classes.', classes } };
  const drawn = render(<FamilyClasses plan={plan} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return drawn;
}

it('shows the next class on the clock that was chosen for it, and opens the door by the server’s', async () => {
  await open([meera]);
  expect(screen.getByText('Meera’s next class · today')).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('Saturday, 28 November, 10:00 to 10:45');
  expect(screen.getByText('Maths, grade 4, free class · with Ananya R. · London time')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')).toBe('/booking#m');
  const shut = screen.getByRole<HTMLButtonElement>('button', { name: 'Join from 09:50' });
  expect(shut.disabled).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(Date.parse(meera.opensAt) - Date.parse(now)));
  expect(screen.getByRole('link', { name: 'Join the class' }).getAttribute('href')).toBe('/join#j');
});

it('lists the classes after the next one, each with its own way to change it', async () => {
  const at = '2026-12-01T15:30:00.000Z';
  const arjun = {
    ...meera,
    name: 'Arjun',
    course: 'coding',
    level: 12,
    at,
    managePath: '/booking#a',
  } as const;
  await open([meera, { ...arjun, zone: 'Asia/Kolkata', teacher: null }]);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Tue 1Arjun · Coding, age 1221:00 to 21:45 in KolkataChange Arjun’s class',
  );
  const change = screen.getByRole('link', { name: 'Change Arjun’s class' });
  expect(change.getAttribute('href')).toBe('/booking#a');
});

it('leads to the free times where there is no class', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No classes yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a time' }).getAttribute('href')).toBe('/book-free-class');
});

it.each([
  ['is paid', 'new', 'We are finding your times', /will write to the email of your account/],
  ['runs', 'running', 'Your classes', /at the times that you agreed on/],
] as const)('promises no free class where a plan %s', async (_state, plan, title, text) => {
  await open([], plan);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('region').textContent).toMatch(text);
  expect(screen.getByRole('region').textContent).not.toMatch(/free class|No classes yet/);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

it('claims and promises nothing that depends on the orders where they cannot be loaded', async () => {
  await open([], 'unknown');
  const { textContent } = screen.getByRole('region');
  expect(textContent).toContain('Your orders could not be loaded');
  expect(textContent).not.toMatch(/No classes yet|Once a free class|agreed on|will write/);
  expect(screen.queryByRole('link', { name: 'Find a time' })).toBeNull();
});

it('says nothing of classes before it is known whether a plan was paid', async () => {
  const { rerender } = await open([], null);
  expect(screen.getByRole('status').textContent).toBe('Loading your classes');
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<FamilyClasses plan="new" />);
  expect(screen.getByRole('heading').textContent).toBe('We are finding your times');
});

it('shows a free class also to a parent who has paid', async () => {
  await open([meera], 'new');
  expect(screen.getByText('Meera’s next class · today')).toBeTruthy();
  expect(screen.queryByText('We are finding your times')).toBeNull();
});

it('says when they cannot be loaded, and tries again', async () => {
  reply = { status: 503, body: { success: false, message: 'We are very busy at the moment.' } };
  render(<FamilyClasses plan="none" />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert').textContent).toBe('We are very busy at the moment.');
  reply = { status: 200, body: { success: true, message: 'Your classes.', classes: [] } };
  fireEvent.click(screen.getByRole('button', { name: 'Load the classes again' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'No classes yet' })).toBeTruthy();
});

it.each([
  ['2026-11-28', 'today'],
  ['2026-11-29', 'tomorrow'],
  ['2026-12-03', 'in 5 days'],
])('says of a class on %s that it is %s', (date, words) => {
  expect(daysUntil('2026-11-28', date)).toBe(words);
});
