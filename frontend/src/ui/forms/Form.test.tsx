import { email, newPassword, otp } from '@lanternway/contracts/fields/fields';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { object } from 'yup';
import { Form } from './Form';
import { EmailField } from './fields/EmailField';
import { TextField } from './fields/TextField';
import { SubmitButton } from './SubmitButton';
import { useCheckedForm } from './use-checked-form';
import type { SendResult } from './use-sending';

const schema = object({ code: otp(), password: newPassword() });

interface Values {
  code: string;
  password: string;
}

function ExampleForm({ send }: { send: (values: Values) => Promise<SendResult> }) {
  const form = useCheckedForm<Values>({ schema, send });
  return (
    <Form form={form}>
      <TextField label="Code" autoComplete="off" {...form.field('code')} />
      <TextField label="Password" autoComplete="off" {...form.field('password')} />
      <SubmitButton label="Send" busyLabel="Sending..." isBusy={form.isBusy} isDone={form.isDone} />
    </Form>
  );
}

const values = { code: '482913', password: 'paper lantern' };

/** A server that answers when the test says so. */
function makeSlowServer() {
  let answer: (ending: SendResult) => void = () => undefined;
  const send = jest.fn<Promise<SendResult>, [Values]>(() => new Promise((resolve) => (answer = resolve)));
  return { send, answer: (ending: SendResult) => act(async () => answer(ending)) };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function submit(): Promise<void> {
  type('Code', values.code);
  type('Password', values.password);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
}

it('says that it is at work, and is not sent a second time meanwhile', async () => {
  const { send, answer } = makeSlowServer();
  render(<ExampleForm send={send} />);
  await submit();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  await act(async () => fireEvent.submit(screen.getByLabelText('Code')));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(values);
  await answer({ kind: 'done', text: 'Sent.' });
  expect(screen.getByRole('status').textContent).toBe('Sent.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

it('can be sent again after a refusal', async () => {
  const { send, answer } = makeSlowServer();
  render(<ExampleForm send={send} />);
  await submit();
  await answer({ kind: 'refused', text: 'Not now.' });
  expect(screen.getByRole('alert').textContent).toBe('Not now.');
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('is not sent without a network, says so, and says when the network is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { send } = makeSlowServer();
  render(<ExampleForm send={send} />);
  await submit();
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe(values.code);
  expect(send).not.toHaveBeenCalled();
  isOnline.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getByText(/You are connected again/)).toBeTruthy();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it('gives its button the focus back that it lost while at work', async () => {
  const { send, answer } = makeSlowServer();
  render(<ExampleForm send={send} />);
  await submit();
  // A browser takes the focus from a disabled button; jsdom does not.
  (document.activeElement as HTMLElement).blur();
  await answer({ kind: 'refused', text: 'Not now.' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
});

it('brings a message that is about no field into view, as its button may be far below', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent);
  };
  const { send, answer } = makeSlowServer();
  render(<ExampleForm send={send} />);
  await submit();
  await answer({ kind: 'refused', text: 'Wrong.', errors: { code: 'This code is wrong.' } });
  expect(shown).toEqual([]);
  await submit();
  await answer({ kind: 'refused', text: 'Too many at the moment.' });
  expect(shown).toEqual(['Too many at the moment.']);
});

/** The built page: its HTML without the application. */
function build(page: ReactElement): HTMLElement {
  const { container, unmount } = render(page);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root') as HTMLElement;
}

function BareForm() {
  const form = useCheckedForm<Values>({ schema, send: () => Promise.resolve({ kind: 'done' }) });
  return (
    <Form form={form}>
      <TextField label="Code" autoComplete="off" {...form.field('code')} />
      <TextField label="Password" autoComplete="off" {...form.field('password')} />
    </Form>
  );
}

function EmailForm() {
  const form = useCheckedForm<{ email: string }>({
    schema: object({ email: email() }),
    send: () => Promise.resolve({ kind: 'done' }),
  });
  return (
    <Form form={form}>
      <EmailField label="Email" autoComplete="email" form={form} name="email" />
    </Form>
  );
}

describe('before the application has taken over', () => {
  it('keeps what is typed', async () => {
    const root = build(<BareForm />);
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    code.value = values.code;
    await act(async () => void hydrateRoot(root, <BareForm />));
    await act(async () => fireEvent.submit(code));
    expect(code.isConnected).toBe(true);
    expect(code.value).toBe(values.code);
    // The form knows the value too: only the other field is missing.
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Password is required.',
    ]);
  });

  it('points out an address that looks mistyped', async () => {
    const root = build(<EmailForm />);
    screen.getByLabelText<HTMLInputElement>('Email').value = 'priya@gmial.com';
    await act(async () => void hydrateRoot(root, <EmailForm />));
    expect(screen.getByRole('button', { name: 'priya@gmail.com' })).toBeTruthy();
  });

  it('would never put a password into the address', () => {
    const root = build(<BareForm />);
    expect(root.querySelector('form')?.method).toBe('post');
  });
});
