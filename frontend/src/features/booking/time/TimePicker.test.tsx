import { act, fireEvent, render, screen, within } from '@testing-library/react';
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
const now = Date.parse('2026-11-27T09:00:00Z');

/** Two on Saturday morning, one in the evening, one on the next Monday; shown on the clock of the tests. */
const times = [25, 26, 34, 73].map((hours) => new Date(now + hours * hour).toISOString());
const [first = '', second = ''] = times;

/** A fake server with free times. */
class Server {
  sent: Sent[] = [];
  offer: object = { success: true, message: 'Free times.', minutes: 45, times, closed: [], canHold: true };
  hold: (at: string) => Reply = (at) => ({
    status: 200,
    body: { success: true, message: 'Held.', hold: `hold-${'x'.repeat(20)}`, at, until: later(10) },
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

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

jest.setTimeout(20_000);

let server: Server;
let isWide = false;

beforeEach(() => {
  isWide = false;
  window.matchMedia = (() => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  jest.useFakeTimers({ now });
  sessionStorage.clear();
  server = new Server().install();
});
afterEach(() => jest.useRealTimers());

async function open(): Promise<void> {
  render(<BookingPanel variant="page" policyVersion={2} onClosed={jest.fn()} />);
  await pass(0);
  type('Student name', 'Meera Raman');
  fireEvent.click(field('Math'));
  type('Grade', '4');
  type('Parent email', 'priya@example.com');
  await pass(0);
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'time');

/** The n-th time of the day that is shown. */
async function pick(index: number): Promise<void> {
  fireEvent.click(radios()[index] as HTMLInputElement);
  await pass(600);
}

async function send(): Promise<void> {
  await pass(3000);
  fireEvent.click(screen.getByText(/^(Book a Free Class|Book this time)$/));
  await pass(0);
}

it('is there once the form says who the class is for, and only if there are times', async () => {
  server.offer = { ...server.offer, times: [] };
  await open();
  expect(screen.queryByText('When suits you?')).toBeNull();
  server.offer = { ...server.offer, times };
  type('Grade', '5');
  await pass(0);
  expect(screen.getByText('When suits you?')).toBeTruthy();
  type('Grade', '11');
  await pass(0);
  expect(screen.queryByText('When suits you?')).toBeNull();
});

it('says how many places a time has left where they are few, and nothing where each child has a class', async () => {
  await open();
  expect(screen.queryByText(/left/)).toBeNull();
  server.offer = { ...server.offer, capacity: 3, places: [1, 2, 3, 2] };
  type('Grade', '5');
  await pass(0);
  const told = radios().map(({ parentElement }) => parentElement?.textContent);
  expect(told.slice(0, 3)).toEqual(['10:00 1 place left', '11:00 2 places left', '19:00']);
});

it('sends the form without a time as ever', async () => {
  await open();
  await send();
  expect(server.to('students')[0]?.body).not.toHaveProperty('slot');
  expect(screen.getByText('Application Submitted')).toBeTruthy();
});

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
    slot: { at: first, hold: `hold-${'x'.repeat(20)}` },
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

it('shows what is chosen so far next to the form, where the page has room for it', async () => {
  const place = document.createElement('aside');
  place.id = 'so-far';
  document.body.append(place);
  await open();
  await pick(0);
  expect(place.textContent).toBe('');
  document.body.replaceChildren(place);
  isWide = true;
  await open();
  expect(place.textContent).toBe('');
  await pick(0);
  type('Student name', '');
  expect(place.textContent).toContain('A child, grade 4');
  type('Student name', ' Asha  Raman ');
  expect(within(place).getByRole('region', { name: 'Your class so far' }).textContent).toBe(
    'Saturday28NovemberYour class so far10:00 to 10:45UTC (UTC)ForAsha, grade 4CourseMathsCostsNothing',
  );
  fireEvent.click(screen.getByText('None of these times suits'));
  expect(place.textContent).toBe('');
  place.remove();
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
  expect(server.to('holds')[1]?.body).toMatchObject({ at: second, hold: `hold-${'x'.repeat(20)}` });
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

it.each([
  [409, 'taken'],
  [410, 'late'],
  [422, 'never'],
])('offers the nearest times after a %i, and loses nothing that was typed', async (status, reason) => {
  const near = [second, times[2] ?? '', times[3] ?? ''];
  server.hold = () => ({ status, body: { success: false, message: 'Gone.', reason, near } });
  await open();
  await pick(0);
  expect(within(screen.getAllByRole('alert').at(-1) as HTMLElement).getByText(/just gone/)).toBeTruthy();
  expect(radios().slice(0, 3)).toContain(document.activeElement);
  expect(radios()).toHaveLength(5);
  expect(field('Student name').value).toBe('Meera Raman');
  fireEvent.click(screen.getByText('Show all free times'));
  await pass(0);
  expect(screen.getAllByRole('radiogroup', { name: /Saturday, 28 November/ })).not.toEqual([]);
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

it('shows what the server says of the chosen time or zone', async () => {
  await open();
  await pick(0);
  const errors = { 'slot.zone': 'Please choose a time zone.' };
  server.reply = {
    status: 422,
    body: { success: false, message: 'Please check the marked fields.', errors },
  };
  await send();
  expect(screen.getByText('Please choose a time zone.')).toBeTruthy();
});

it('asks for windows where no time suits, and sends them with the form', async () => {
  await open();
  await pick(0);
  fireEvent.click(field('None of these times suits'));
  await pass(0);
  expect(server.to('/release')).toHaveLength(1);
  fireEvent.click(field('Saturday morning, 8 to 12'));
  fireEvent.click(field('Monday evening, 17 to 21'));
  fireEvent.click(field('Tuesday evening, 17 to 21'));
  fireEvent.click(field('Tuesday evening, 17 to 21'));
  expect(screen.getByText('Two windows: Monday evening, Saturday morning.')).toBeTruthy();
  await send();
  const [request] = server.to('/students');
  expect(request?.body['slot']).toBeUndefined();
  expect(request?.body['wishes']).toMatchObject({ windows: ['6-morning', '1-evening'] });
});

it('forgets the windows once a time is chosen after all', async () => {
  await open();
  fireEvent.click(field('None of these times suits'));
  fireEvent.click(field('Saturday morning, 8 to 12'));
  fireEvent.click(screen.getByText('Show all free times'));
  await pick(0);
  await send();
  const [request] = server.to('/students');
  expect(request?.body['wishes']).toBeUndefined();
  expect(request?.body['slot']).toMatchObject({ at: first });
});
