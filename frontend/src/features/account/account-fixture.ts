import type { Refusal } from '@lanternway/contracts/wire/reply';
import { act, fireEvent, screen } from '@testing-library/react';

type Reply = [status: number, body: object];

/** A fake of our server: answers by path, and remembers what was sent. */
export class StandInServer {
  readonly sent: [path: string, body: unknown][] = [];
  private readonly replies = new Map<string, Reply | 'silence'>();

  /** Replaces the browser's own `fetch`. */
  install(): this {
    globalThis.fetch = jest.fn((path: string, { body }: RequestInit) => {
      this.sent.push([path, JSON.parse(String(body))]);
      const reply = this.replies.get(path) ?? 'silence';
      if (reply === 'silence') return Promise.reject(new TypeError('Failed to fetch'));
      const [status, json] = reply;
      return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(json) });
    }) as unknown as typeof fetch;
    return this;
  }

  agrees(path: string, message: string, reply: object = {}): void {
    this.replies.set(path, [200, { success: true, message, ...reply }]);
  }

  refuses(path: string, status: number, refusal: Omit<Refusal, 'success'>): void {
    this.replies.set(path, [status, { success: false, ...refusal }]);
  }
}

export const priya = { username: 'Priya Raman', email: 'priya@example.com', password: 'paper lantern' };

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Lets time pass, so that everything due in it happens. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

/** What the form announces at once (`alert`) or when there is time (`status`). */
export const said = (role: 'alert' | 'status') =>
  screen
    .getAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');

export function openAt(address: string): void {
  history.replaceState(null, '', address);
}
