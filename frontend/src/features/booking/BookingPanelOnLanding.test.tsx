import { act, fireEvent, render, screen } from '@testing-library/react';
import { goTo } from '../../browser/navigation';
import { BookingPanel } from './BookingPanel';
import type { LandingWords } from './send';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  goTo: jest.fn(),
}));

const landing: LandingWords = {
  campaign: 'winter-2026',
  course: 'coding',
  needsPhone: true,
  button: 'Save a place',
  thanksTitle: 'See you there',
  thanksText: null,
  next: '/courses/coding',
};

const sent: { parentPhone?: string; origin?: object }[] = [];
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Save a place' }));
  await pass(2001);
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  sent.length = 0;
  globalThis.fetch = jest.fn((path: string, { body }: RequestInit) => {
    const isRequest = path === '/api/auth/students';
    if (isRequest) sent.push(JSON.parse(String(body)) as object);
    const answer = isRequest ? { success: true, message: 'Thank you.' } : { country_code: 'GB' };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it('needs the phone number where the page says so, and leads on after its own thanks', async () => {
  render(<BookingPanel variant="landing" policyVersion={2} landing={landing} onClosed={jest.fn()} />);
  await pass(0);
  type('Student name', 'Meera Raman');
  type('Age', '9');
  type('Parent email', 'priya@example.com');
  await press();
  expect(sent).toEqual([]);
  type('Phone', '7911123456');
  await pass(0);
  await press();
  expect(sent).toEqual([
    expect.objectContaining({
      parentPhone: '+447911123456',
      origin: expect.objectContaining({
        variant: 'landing',
        campaign: { campaign: 'winter-2026' },
      }) as object,
    }),
  ]);
  expect(screen.getByRole('heading', { name: 'See you there' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(goTo).toHaveBeenCalledWith('/courses/coding');
});
