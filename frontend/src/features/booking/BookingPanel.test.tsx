import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { BookingPanel } from './BookingPanel';

const path = '/api/auth/students';

type Reply = { status: number; body: unknown } | 'silence';

interface Sent {
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** A fake server with preset answers; the visitor is in Great Britain. */
class Server {
  readonly sent: Sent[] = [];
  reply: Reply = { status: 200, body: { success: true, message: 'Thank you.' } };

  install(): this {
    globalThis.fetch = jest.fn((address: string, { headers, body }: RequestInit) => {
      if (address !== path) return respond({ status: 200, body: { country_code: 'GB' } });
      this.sent.push({
        headers: headers as Record<string, string>,
        body: JSON.parse(String(body)) as Record<string, unknown>,
      });
      return respond(this.reply);
    }) as unknown as typeof fetch;
    return this;
  }
}

function respond(reply: Reply) {
  if (reply === 'silence') return Promise.reject(new TypeError('Failed to fetch'));
  const { status, body } = reply;
  const json = () => (body === undefined ? Promise.reject(new SyntaxError()) : Promise.resolve(body));
  return Promise.resolve({ ok: status < 400, status, json });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (course: string) => fireEvent.click(field(course));
const submit = () => screen.getByText<HTMLButtonElement>(/^(Book a Free Class|Submitting\.\.\.)$/);

async function press(): Promise<void> {
  fireEvent.click(submit());
  await pass(0);
}

function fillIn(): void {
  type('Student name', 'Meera Raman');
  choose('Math');
  type('Grade', '4');
  type('Parent email', 'priya@example.com');
  type('Phone', '7911123456');
}

// A busy machine takes its time to render a whole form.
jest.setTimeout(20_000);

let server: Server;
const closed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  closed.mockClear();
  server = new Server().install();
});
afterEach(() => jest.useRealTimers());

async function open(variant: 'page' | 'dialog' = 'page') {
  const shown = render(<BookingPanel variant={variant} policyVersion={2} onClosed={closed} />);
  await pass(0);
  return shown;
}

describe('a form with faults', () => {
  it('says so above the fields and at each of them, and rests until they are mended', async () => {
    await open();
    await press();
    expect(screen.getByRole('alert').textContent).toBe(
      'Form Validation ErrorPlease address all errors and select a country code.' +
        'Student name · Course · Parent email',
    );
    expect(field('Student name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Full name is required.')).toBeTruthy();
    expect(screen.getByText('Course selection is required.')).toBeTruthy();
    expect(screen.getByText('A valid email address is required.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Student name'));
    expect(submit().disabled).toBe(true);
    fillIn();
    await pass(0);
    expect(submit().disabled).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(server.sent).toEqual([]);
  });

  it('leads from its message to each wrong field', async () => {
    await open();
    await press();
    fireEvent.click(screen.getByRole('link', { name: 'Parent email' }));
    expect(document.activeElement).toBe(field('Parent email'));
    fireEvent.click(screen.getByRole('link', { name: 'Course' }));
    expect(document.activeElement).toBe(field('Math'));
  });

  it('tells a screen reader which fields are required', async () => {
    await open('page');
    choose('Math');
    const required = ['Student name', 'Math', 'Grade', 'Parent email', 'Phone', 'Notes'].map(
      (name) => field(name).required,
    );
    expect(required).toEqual([true, true, true, true, false, false]);
  });

  it('says in the dialog that something is missing', async () => {
    await open('dialog');
    await press();
    expect(screen.getByText('Missing Information')).toBeTruthy();
    expect(screen.getByText('Please fill in all required fields.')).toBeTruthy();
    expect(screen.getByText('Phone number is required.')).toBeTruthy();
  });

  it('says in the dialog too that something is wrong, where nothing is missing', async () => {
    await open('dialog');
    fillIn();
    type('Grade', '11');
    await press();
    expect(screen.getByText('Form Validation Error')).toBeTruthy();
    expect(screen.getByText('Please enter a grade between 1 and 10.')).toBeTruthy();
  });

  it('asks for the grade or for the age, and forgets what was wrong with the other', async () => {
    await open();
    expect(field('Grade or age').disabled).toBe(true);
    fillIn();
    type('Grade', '11');
    await press();
    expect(screen.getByText('Please enter a grade between 1 and 10.')).toBeTruthy();
    choose('Coding');
    await pass(0);
    expect(screen.queryByText('Please enter a grade between 1 and 10.')).toBeNull();
    expect(field('Age').value).toBe('');
    type('Age', '9');
    await press();
    expect(screen.queryByText(/^Please enter/)).toBeNull();
    await pass(2000);
    expect(server.sent[0]?.body).toMatchObject({ course: 'coding', age: 9 });
    expect(server.sent[0]?.body).not.toHaveProperty('grade');
  });
});

describe('a request that arrives', () => {
  it('travels once, with where it came from, and the dial code of the visitor’s country', async () => {
    await open();
    fillIn();
    await pass(3000);
    fireEvent.click(submit());
    fireEvent.click(submit());
    await pass(0);
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]?.body).toMatchObject({
      name: 'Meera Raman',
      course: 'math',
      grade: 4,
      parentEmail: 'priya@example.com',
      parentPhone: '+447911123456',
      origin: { variant: 'page', page: '/', policyVersion: 2, filledInMs: 3000 },
    });
    expect(server.sent[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('shows that it is at work, and is not sent before a person could have filled it in', async () => {
    await open();
    fillIn();
    await press();
    expect([submit().textContent, submit().disabled]).toEqual(['Submitting...', true]);
    expect(server.sent).toEqual([]);
    await pass(2000);
    expect(server.sent[0]?.body['origin']).toMatchObject({ filledInMs: 2000 });
  });

  it('is thanked for in place of the form, which is empty again five seconds later', async () => {
    await open();
    fillIn();
    await pass(3000);
    await press();
    const title = screen.getByRole('heading', { name: 'Application Submitted' });
    expect(document.activeElement).toBe(title);
    expect(
      screen.getByText("Thank you for applying! We'll contact you soon to schedule your free class."),
    ).toBeTruthy();
    expect(screen.getByText('Request received!')).toBeTruthy();
    expect(
      screen.getByText("Thanks Meera Raman, we'll contact you to schedule your free math class."),
    ).toBeTruthy();
    await pass(4900);
    expect(title.isConnected).toBe(true);
    await pass(200);
    expect(title.isConnected).toBe(false);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(field('Student name').value).toBe('');
    expect(sessionStorage.getItem('draft.free-class')).not.toContain('Meera');
  });

  it('is thanked for as long as somebody points at the thanks or has gone inside by key', async () => {
    await open();
    fillIn();
    await pass(3000);
    await press();
    const title = screen.getByRole('heading', { name: 'Application Submitted' });
    await pass(4000);
    fireEvent.pointerMove(title);
    await pass(20_000);
    expect(title.isConnected).toBe(true);
    screen.getByRole('button', { name: 'Close' }).focus();
    fireEvent.pointerLeave(title.parentElement as HTMLElement);
    await pass(4900);
    expect(title.isConnected).toBe(true);
    await pass(200);
    expect(title.isConnected).toBe(false);
  });

  it('is thanked for until it is closed', async () => {
    await open();
    fillIn();
    await pass(3000);
    await press();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0);
    expect(field('Student name').value).toBe('');
    await pass(6000);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

describe('a request that does not arrive', () => {
  async function fail(reply: Reply): Promise<void> {
    server.reply = reply;
    await open();
    fillIn();
    await pass(3000);
    await press();
  }

  it.each<[string, Reply, string, string]>([
    [
      'no connection',
      'silence',
      'Submission Error',
      'Unable to connect to the server. Please try again later.',
    ],
    ['no words', { status: 502, body: undefined }, 'Submission Error', 'Server responded with status 502'],
    [
      'too many tries',
      { status: 429, body: { success: false, message: 'Please try again in 5 minutes.' } },
      'Submission Failed',
      'Please try again in 5 minutes.',
    ],
  ])('says why (%s), and keeps all that was typed', async (_, reply, title, text) => {
    await fail(reply);
    const alert = within(screen.getAllByRole('alert').at(-1) as HTMLElement);
    expect(alert.getByText(title)).toBeTruthy();
    expect(alert.getByText(text)).toBeTruthy();
    expect(field('Student name').value).toBe('Meera Raman');
    expect(field('Phone').value).toBe('7911123456');
    expect(submit().disabled).toBe(false);
  });

  it('shows what the server blames at its field', async () => {
    const errors = { parentPhone: 'Phone number must be 7-15 digits.' };
    await fail({ status: 422, body: { success: false, message: 'Please check the marked fields.', errors } });
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Phone'));
    expect(submit().disabled).toBe(true);
    type('Phone', '7911123457');
    await pass(0);
    expect(submit().disabled).toBe(false);
  });

  it('goes by the same name at the next try, after a reload too', async () => {
    server.reply = 'silence';
    const { unmount } = await open();
    fillIn();
    await pass(3000);
    await press();
    unmount();
    server.reply = { status: 200, body: { success: true, message: 'Thank you.' } };
    await open();
    expect(field('Student name').value).toBe('Meera Raman');
    expect(field('Math').checked).toBe(true);
    expect(field('Grade').value).toBe('4');
    await press();
    const [first, second] = server.sent;
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(second?.body['parentPhone']).toBe('+447911123456');
  });
});
