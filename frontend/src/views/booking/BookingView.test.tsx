import { act, fireEvent, render, screen } from '@testing-library/react';
import { skippedHeadings } from '../testing/outline';
import { BookingView } from './BookingView';

const now = Date.parse('2026-11-27T09:00:00Z');
const at = new Date(now + 25 * 3_600_000).toISOString();

const booking = {
  at,
  zone: 'Europe/London',
  minutes: 45,
  mailedTo: 'p…@example.com',
  calendar: 'BEGIN:VCALENDAR',
  managePath: '/booking#t.1',
  ready: ['A pencil'],
};

const page = {
  title: 'Book a free class',
  lead: 'One teacher, one child.',
  picture: null,
  stepsTitle: 'What happens next',
  steps: [{ title: 'You send the form', text: 'It takes a minute.' }],
};
const reach = { email: 'hello@example.com', phone: '+91 98000 00000', phoneHref: 'tel:+919800000000' };

const respond = (body: object) =>
  Promise.resolve({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ success: true, message: 'Done.', ...body }),
  });

// A busy machine takes its time to render a whole form.
jest.setTimeout(20_000);

beforeEach(() => {
  jest.useFakeTimers({ now });
  sessionStorage.clear();
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  globalThis.fetch = jest.fn((path: string) => {
    if (path.startsWith('/api/classes/slots'))
      return respond({ minutes: 45, times: [at], closed: [], canHold: false });
    return respond(path.includes('students') ? { booking } : { country_code: 'GB' });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

async function book(): Promise<void> {
  type('Student name', 'Meera Raman');
  fireEvent.click(field('Math'));
  type('Grade', '4');
  type('Parent email', 'priya@example.com');
  await pass(600);
  fireEvent.click(field(/^Earliest/));
  await pass(3000);
  fireEvent.click(screen.getByText('Book this time'));
  await pass(0);
}

it('says only when the class is, once it is booked, and asks again when that is closed', async () => {
  const { container } = render(<BookingView page={page} reach={reach} policyVersion={2} />);
  await pass(0);
  expect(titles()).toEqual(['Book a free class']);
  await book();
  expect(titles()).toEqual(['Your class is booked']);
  expect(document.activeElement?.textContent).toBe('Your class is booked');
  expect(screen.getByRole('region', { name: 'Your class is booked' })).toBeTruthy();
  expect(screen.queryByText(page.lead)).toBeNull();
  await pass(0);
  expect(skippedHeadings(container)).toEqual([]);
  fireEvent.click(screen.getByText('Close'));
  await pass(0);
  expect(titles()).toEqual(['Book a free class']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Book a free class' }));
  expect(field('Student name').value).toBe('');
});
