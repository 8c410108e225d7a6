import { act, fireEvent, render, screen } from '@testing-library/react';
import { upload, type UploadOutcome } from '../../server-calls/upload';
import { ApplicationForm } from './ApplicationForm';

jest.mock('../../server-calls/upload', () => ({ upload: jest.fn() }));
jest.mock('../../server-calls/ask-country', () => ({ askCountry: () => Promise.resolve(null) }));

type Upload = Parameters<typeof upload>[1];

const done: UploadOutcome<object> = { kind: 'done', reply: { success: true, message: 'It has arrived.' } };
const sent: Upload[] = [];

/** A fake upload: how it ends, and how far it came before that. */
function answer(outcome: UploadOutcome<object> | Promise<UploadOutcome<object>>, share = 1): void {
  jest.mocked(upload).mockImplementation((_endpoint, options) => {
    sent.push(options);
    options.onProgress(share);
    return Promise.resolve(outcome) as ReturnType<typeof upload>;
  });
}

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Apply/ });
const said = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const pdf = new File(['%PDF-1.7'], 'rahul.pdf', { type: 'application/pdf' });

const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
};
const choose = (...files: File[]) => {
  fireEvent.change(field('Resume'), { target: { files } });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function fillIn(): void {
  type('Full name', 'Rahul Deshmukh');
  type('Email', 'rahul@example.com');
  type('Mobile number', '98000 00000');
  type('Role', 'Math Instructor');
  choose(pdf);
}

async function press(): Promise<void> {
  fireEvent.click(button());
  await pass(2001);
}

const show = () => render(<ApplicationForm policyVersion={2} />);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  sent.length = 0;
  history.replaceState(null, '', '/instructor');
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  answer(done);
});
afterEach(() => jest.useRealTimers());

it('sends every field under its name on the wire, and the resume last', async () => {
  show();
  fillIn();
  await press();
  const [upload] = sent;
  const fields = [...(upload?.form.entries() ?? [])];
  expect(fields.map(([name]) => name)).toEqual([
    'name',
    'email',
    'mobileNo',
    'course',
    'website',
    'origin',
    'resume',
  ]);
  expect(Object.fromEntries(fields)).toMatchObject({
    name: 'Rahul Deshmukh',
    mobileNo: '+919800000000',
    course: 'Math Instructor',
  });
  expect(JSON.parse(String(upload?.form.get('origin')))).toMatchObject({
    variant: 'instructor',
    page: '/instructor',
    policyVersion: 2,
  });
  expect(upload?.form.get('resume')).toMatchObject({ name: 'rahul.pdf' });
  expect(upload?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeTruthy();
  expect(field('Full name')).toHaveProperty('value', '');
  expect(screen.queryByText('rahul.pdf')).toBeNull();
});

it('names what is missing at each field and above them, and rests until it is mended', async () => {
  show();
  await press();
  expect(said()).toBe(
    'Validation ErrorPlease fix the errors below.Full name · Email · Mobile number · Role · Resume',
  );
  for (const sentence of [
    'Full name is required.',
    'A valid email address is required.',
    'Phone number is required.',
    'Please select a role.',
    'Resume is required.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('Full name'));
  expect(button().disabled).toBe(true);
  fillIn();
  expect(button().disabled).toBe(false);
  expect(sent).toEqual([]);
});

it('takes back what it said of a field as soon as that is edited', async () => {
  show();
  await press();
  type('Email', 'r');
  expect(screen.queryByText('A valid email address is required.')).toBeNull();
  expect(screen.getByText('Full name is required.')).toBeTruthy();
});

describe('a resume', () => {
  it('is shown by name and size, and can be taken away again', () => {
    show();
    choose(new File(['x'.repeat(214 * 1024)], 'rahul.pdf'));
    expect(screen.getByText('rahul.pdf').textContent).toContain('214 KB');
    fireEvent.click(screen.getByRole('button', { name: 'Remove rahul.pdf' }));
    expect(screen.queryByText(/rahul\.pdf/)).toBeNull();
    expect(document.activeElement).toBe(field('Resume'));
  });

  it('is refused by its name at once, before anything is sent', () => {
    show();
    choose(new File(['MZ'], 'setup.exe'));
    expect(screen.getByText('The resume must be a pdf, doc or docx file.')).toBeTruthy();
    expect(button().disabled).toBe(true);
    choose(pdf);
    expect(button().disabled).toBe(false);
  });

  it('can be dropped, and only one', () => {
    show();
    const zone = field('Resume').parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [pdf, new File(['a'], 'letter.pdf')] } });
    expect(screen.getByText('Please send one resume only.')).toBeTruthy();
    fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
    expect(screen.queryByText('Please send one resume only.')).toBeNull();
    expect(screen.getByText('rahul.pdf')).toBeTruthy();
  });

  it('is kept where the picker is closed without a choice', () => {
    show();
    choose(pdf);
    choose();
    expect(screen.getByText('rahul.pdf')).toBeTruthy();
  });

  it('counts that was chosen before the application took over', () => {
    Object.defineProperty(HTMLInputElement.prototype, 'files', {
      configurable: true,
      get(this: HTMLInputElement) {
        return this.type === 'file' ? [pdf] : null;
      },
    });
    show();
    expect(screen.getByText('rahul.pdf')).toBeTruthy();
    Reflect.deleteProperty(HTMLInputElement.prototype, 'files');
  });

  it('that the server looked through is blamed at the field, in its words', async () => {
    const sentence = 'This file is not a real pdf, doc or docx document.';
    const refusal = { success: false as const, message: 'Please check.', errors: { resume: sentence } };
    answer({ kind: 'refused', status: 422, refusal });
    show();
    fillIn();
    await press();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(field('Resume').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Resume'));
    choose(new File(['%PDF-1.4'], 'better.pdf'));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('is asked for again after a reload, which keeps all the rest', () => {
    const { unmount } = show();
    fillIn();
    unmount();
    show();
    expect(field('Full name')).toHaveProperty('value', 'Rahul Deshmukh');
    expect(field('Role')).toHaveProperty('value', 'Math Instructor');
    expect(screen.getByText('Please choose your resume again.')).toBeTruthy();
    choose(pdf);
    expect(screen.queryByText('Please choose your resume again.')).toBeNull();
  });
});

describe('an upload', () => {
  it('shows its progress, and can be stopped until it is sent', async () => {
    answer(new Promise(() => undefined), 0.4);
    show();
    fillIn();
    await press();
    const bar = screen.getByRole('progressbar', { name: 'Upload' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(button().textContent).toContain('Applying...');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(sent[0]?.signal.aborted).toBe(true);
    act(() => sent[0]?.onProgress(1));
    expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
  });

  it('that was stopped has sent nothing, and says so', async () => {
    answer({ kind: 'stopped' });
    show();
    fillIn();
    await press();
    expect(screen.getByText('The upload was cancelled. Nothing was sent.')).toBeTruthy();
    expect(button().disabled).toBe(false);
  });

  it.each([
    ['a broken connection', { kind: 'unreachable' as const }, 'Something went wrong. Please try again.'],
    [
      'a refusal',
      {
        kind: 'refused' as const,
        status: 429,
        refusal: { success: false as const, message: 'Please try again in 9 minutes.' },
      },
      'Failed to submit application.Please try again in 9 minutes.',
    ],
  ])('says so of %s, keeps everything, and tries the same again', async (_, outcome, sentence) => {
    answer(outcome);
    Object.assign(pdf, { slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }) });
    show();
    fillIn();
    await press();
    expect(said()).toBe(sentence);
    answer(done);
    await press();
    expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeTruthy();
    expect(sent[1]?.headers).toEqual(sent[0]?.headers);
  });

  it('asks for the file again where that is not there any more', async () => {
    answer({ kind: 'unreachable' });
    const moved = new File(['%PDF'], 'moved.pdf');
    Object.assign(moved, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
    show();
    fillIn();
    choose(moved);
    await press();
    expect(screen.getByText('Please choose your resume again.')).toBeTruthy();
  });
});
