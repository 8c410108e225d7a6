import type { OwnClass } from '@lanternway/contracts/classes/own-class';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { OwnClassScreen } from './OwnClassScreen';

interface Reply {
  status: number;
  body: object;
}

export const now = Date.parse('2026-11-27T09:00:00Z');
export const at = '2026-11-28T10:00:00.000Z';

const own: OwnClass = {
  ...{ name: 'Meera', course: 'math', level: 4, state: 'scheduled', at, zone: 'Europe/London', minutes: 45 },
  ...{ teacher: 'Ananya R.', sequence: 0, now: new Date(now).toISOString(), change: 'free', movesLeft: 3 },
  portrait: '/uploads/ananya.svg',
  ...{ undoUntil: null, isConfirmed: false, joinPath: '/join#j', calendar: 'BEGIN:VCALENDAR' },
  ready: ['A pencil and two sheets of paper'],
  opensAt: '2026-11-28T09:50:00.000Z',
  changeUntil: '2026-11-28T08:00:00.000Z',
};

/** The server of one class: what it was sent, and what it answers. */
export const server: {
  sent: { path: string; body: Record<string, unknown> }[];
  replies: Record<string, Reply>;
} = {
  sent: [],
  replies: {},
};

export const done = (changed: Partial<OwnClass>, message = 'Done.'): Reply => ({
  status: 200,
  body: { success: true, message, class: { ...own, ...changed } },
});

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

/** Before each test: the page's link, the time of day, and a server with the class. */
export function serveClass(): void {
  jest.useFakeTimers({ now });
  server.sent = [];
  server.replies = { '/api/classes/booking': done({}) };
  globalThis.fetch = jest.fn((path: string, { body }: RequestInit) => {
    server.sent.push({ path, body: JSON.parse(String(body ?? '{}')) as Record<string, unknown> });
    const { status, body: reply } = server.replies[path] ?? { status: 500, body: {} };
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(reply) });
  }) as unknown as typeof fetch;
  globalThis.history.replaceState(null, '', '/booking#the-token');
}

export async function open(): Promise<void> {
  const reach = { email: 'hello@home.example', phone: '+91 98', phoneHref: 'tel:+9198' };
  render(createElement(OwnClassScreen, { reach }));
  await pass(0);
}

export const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** The last: the dialog's button has the name of the one that opens it. */
export async function press(name: string): Promise<void> {
  const button = screen.getAllByText(name).at(-1);
  fireEvent.click(button as HTMLElement);
  await pass(0);
}
