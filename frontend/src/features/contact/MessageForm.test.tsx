import { act, fireEvent, render, screen } from '@testing-library/react';
import { ButtonWords } from '../../ui/links/ButtonWord';
import { MessageForm } from './MessageForm';

interface Sent {
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

const sent: Sent[] = [];

/** A fake of our server; `null` for a broken connection. */
function answer(status: number, body: object | null): void {
  globalThis.fetch = jest.fn((_path: string, init: { headers: Record<string, string>; body: string }) => {
    sent.push({ headers: init.headers, body: JSON.parse(init.body) as Record<string, unknown> });
    if (body === null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
}

const agree = () => answer(200, { success: true, message: 'It has arrived.' });

const field = (label: string) => screen.getByLabelText(label);

const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
};

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send message|Sending/ });

/** Presses the button, and waits for the minimum fill time. */
async function press(): Promise<void> {
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(2001));
}

function fillIn(): void {
  type('Name', ' Priya Raman ');
  type('Email', 'Priya@Example.com');
  type('Message', 'Do you teach on Sundays?');
}

const said = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  sent.length = 0;
  history.replaceState(null, '', '/connect');
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  agree();
});
afterEach(() => jest.useRealTimers());

it('sends what was typed, with where it comes from, and gives thanks', async () => {
  render(<MessageForm policyVersion={3} />);
  fillIn();
  await press();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    name: 'Priya Raman',
    email: 'priya@example.com',
    message: 'Do you teach on Sundays?',
    origin: {
      variant: 'connect',
      page: '/connect',
      policyVersion: 3,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      filledInMs: 2000,
    },
  });
  const dialog = screen.getByRole('dialog', { name: 'Thank You!' });
  expect(dialog.textContent).toContain(
    'Your message has been sent successfully. Our team will get in touch with you shortly.',
  );
});

describe('on a landing page', () => {
  const landing = {
    labelledBy: 'block-2',
    campaign: 'winter-2026',
    button: 'Ask us',
    thanksTitle: 'We have it',
    thanksText: null,
    next: null,
  };

  it('says what the page says, and tells page and campaign', async () => {
    history.replaceState(null, '', '/winter-camp');
    render(<MessageForm policyVersion={3} landing={landing} />);
    expect(screen.queryByRole('heading')).toBeNull();
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Ask us' }));
    await act(() => jest.advanceTimersByTimeAsync(2001));
    expect(sent[0]?.body).toMatchObject({
      origin: { variant: 'landing', page: '/winter-camp', campaign: { campaign: 'winter-2026' } },
    });
    expect(screen.getByRole('dialog', { name: 'We have it' }).textContent).toContain(
      'Your message has been sent',
    );
  });

  it('has the button of the whole site where the page says nothing of its own', () => {
    render(
      <ButtonWords value={{ sendMessage: 'Write to us' }}>
        <MessageForm policyVersion={3} landing={{ ...landing, button: null }} />
      </ButtonWords>,
    );
    expect(screen.getByRole('button', { name: 'Write to us' })).toBeTruthy();
  });
});

describe('an address that looks mistyped', () => {
  it('is pointed out politely, and mended by one press', async () => {
    render(<MessageForm policyVersion={2} />);
    fillIn();
    type('Email', 'priya@gmial.com');
    const mend = screen.getByRole('button', { name: 'priya@gmail.com' });
    expect(mend.closest('[role="status"]')?.textContent).toBe('Did you mean priya@gmail.com?');
    fireEvent.click(mend);
    expect(field('Email')).toHaveProperty('value', 'priya@gmail.com');
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await press();
    expect(sent[0]?.body).toMatchObject({ email: 'priya@gmail.com' });
  });

  it('is sent all the same if the parent wants it so', async () => {
    render(<MessageForm policyVersion={2} />);
    fillIn();
    type('Email', 'priya@gmial.com');
    await press();
    expect(sent[0]?.body).toMatchObject({ email: 'priya@gmial.com' });
  });

  it('waits while it may only be unfinished, until the parent goes on', () => {
    render(<MessageForm policyVersion={2} />);
    type('Email', 'priya@gmail.co');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    fireEvent.blur(field('Email'), { relatedTarget: field('Message') });
    expect(screen.getByRole('button', { name: 'priya@gmail.com' })).toBeTruthy();
  });
});

it('tells a screen reader which fields are required', () => {
  render(<MessageForm policyVersion={2} />);
  for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toHaveProperty('required', true);
});

it('is empty again after the thanks, and the next message is another one', async () => {
  render(<MessageForm policyVersion={3} />);
  fillIn();
  await press();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Send a message');
  expect(field('Message')).toHaveProperty('value', '');
  fillIn();
  await press();
  const [first, second] = sent.map(({ headers }) => headers['Idempotency-Key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});

it('asks for all three, and can be sent once they are there', async () => {
  render(<MessageForm policyVersion={3} />);
  await press();
  expect(sent).toEqual([]);
  expect(button().disabled).toBe(true);
  for (const sentence of [
    'Full name is required.',
    'A valid email address is required.',
    'Message is required.',
  ]) {
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  }
  fillIn();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(button().disabled).toBe(false);
});

it.each([
  ['a broken connection', 0, null, 'Failed to send message. Please try again.'],
  ['a server without words', 502, {}, 'Message failed. Please try again.'],
  ['an answer that is none of ours', 200, {}, 'Something went wrong. Please try later.'],
  [
    'too many messages',
    429,
    { success: false, message: 'Please try again in 9 minutes.' },
    'Please try again in 9 minutes.',
  ],
])('says so of %s, keeps what was typed, and tries the same again', async (_, status, body, sentence) => {
  answer(status, body);
  render(<MessageForm policyVersion={3} />);
  fillIn();
  await press();
  expect(said()).toBe(sentence);
  expect(field('Message')).toHaveProperty('value', 'Do you teach on Sundays?');
  agree();
  await press();
  expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeTruthy();
  expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
});

it('marks the field that the server blames', async () => {
  answer(422, {
    success: false,
    message: 'Please check the marked fields.',
    errors: { email: 'A valid email address is required.' },
  });
  render(<MessageForm policyVersion={3} />);
  fillIn();
  await press();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
});

it('still has what was typed after the page was loaded again', () => {
  const { unmount } = render(<MessageForm policyVersion={3} />);
  type('Message', 'Half a thought');
  unmount();
  render(<MessageForm policyVersion={3} />);
  expect(field('Message')).toHaveProperty('value', 'Half a thought');
});

it('says what it is doing while it does it', () => {
  render(<MessageForm policyVersion={3} />);
  fillIn();
  fireEvent.click(button());
  return act(() => jest.advanceTimersByTimeAsync(500)).then(() => {
    expect(button().textContent).toContain('Sending...');
    expect(button().disabled).toBe(true);
  });
});
