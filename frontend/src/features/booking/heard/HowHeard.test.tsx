import { act, fireEvent, render, screen } from '@testing-library/react';
import { HowHeard } from './HowHeard';

let sent: { path: string; body: unknown }[];
let status: number;

beforeEach(() => {
  sent = [];
  status = 200;
  globalThis.fetch = jest.fn((path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    const reply = { success: status === 200, message: 'Thank you.' };
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(reply) });
  }) as unknown as typeof fetch;
});

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
}

it('sends one answer with the token of the booking, and thanks', async () => {
  render(<HowHeard heading="h3" token="a.manage.b" />);
  expect(sent).toEqual([]);
  await press('A friend');
  const thanks = await screen.findByText('Thank you. That helps us.');
  expect(document.activeElement).toBe(thanks);
  expect(sent).toEqual([
    { path: '/api/classes/booking/heard', body: { token: 'a.manage.b', heard: 'friend' } },
  ]);
});

it('sends nothing where it is skipped', async () => {
  render(<HowHeard heading="h3" token="a.manage.b" />);
  await press('Skip');
  expect(screen.queryByText('How did you hear of us?')).toBeNull();
  expect(sent).toEqual([]);
});

it('says that the class is booked all the same where the answer does not arrive', async () => {
  status = 500;
  render(<HowHeard heading="h3" token="a.manage.b" />);
  await press('YouTube');
  expect((await screen.findByRole('alert')).textContent).toContain('Your class is booked all the same.');
  expect(screen.getByRole('button', { name: 'A friend' })).toHaveProperty('disabled', false);
});
