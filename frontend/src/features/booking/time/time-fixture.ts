import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { BookingPanel } from '../BookingPanel';

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

interface Reply {
  status: number;
  body: object;
}

const hour = 3_600_000;
export const now = Date.parse('2026-11-27T09:00:00Z');

/** Two on Saturday morning, one in the evening, one on the next Monday; shown on the clock of the tests. */
export const times = [25, 26, 34, 73].map((hours) => new Date(now + hours * hour).toISOString());
export const [first = '', second = ''] = times;

export const holdName = `hold-${'x'.repeat(20)}`;

/** A fake server with free times. */
export class Server {
  sent: Sent[] = [];
  offer: object = { success: true, message: 'Free times.', minutes: 45, times, closed: [], canHold: true };
  hold: (at: string) => Reply = (at) => ({
    status: 200,
    body: { success: true, message: 'Held.', hold: holdName, at, until: later(10) },
  });
  reply: Reply = { status: 200, body: { success: true, message: 'Thank you.' } };

  install(): this {
    globalThis.fetch = jest.fn((path: string, { headers, body }: RequestInit) => {
      if (path.startsWith('/api/classes/slots')) return respond({ status: 200, body: this.offer });
      if (!path.includes('students') && !path.includes('holds'))
        return respond({ status: 200, body: { country_code: 'GB' } });
      const sent = {
        path,
        headers: headers as Record<string, string>,
        body: JSON.parse(String(body)) as Record<string, unknown>,
      };
      this.sent.push(sent);
      if (path.endsWith('/release'))
        return respond({ status: 200, body: { success: true, message: 'Free.' } });
      return respond(path.endsWith('/holds') ? this.hold(String(sent.body['at'])) : this.reply);
    }) as unknown as typeof fetch;
    return this;
  }

  to = (end: string): Sent[] => this.sent.filter(({ path }) => path.endsWith(end));
}

const later = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const respond = ({ status, body }: Reply) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Before each test. */
export function serveTimes(isWide = () => false): Server {
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: isWide(),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  jest.useFakeTimers({ now });
  return new Server().install();
}

/** The form, filled in but for the time. */
export async function open(): Promise<void> {
  render(createElement(BookingPanel, { variant: 'page', policyVersion: 2, onClosed: jest.fn() }));
  await pass(0);
  type('Student name', 'Meera Raman');
  fireEvent.click(field('Math'));
  type('Grade', '4');
  type('Parent email', 'priya@example.com');
  await pass(0);
}

export const radios = (): HTMLInputElement[] =>
  screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'time');

/** The n-th time of the day that is shown. */
export async function pick(index: number): Promise<void> {
  fireEvent.click(radios()[index] as HTMLInputElement);
  await pass(600);
}

/** When the form has been open long enough for a person. */
export async function send(): Promise<void> {
  await pass(3000);
  fireEvent.click(screen.getByText(/^(Book a Free Class|Book this time)$/));
  await pass(0);
}
