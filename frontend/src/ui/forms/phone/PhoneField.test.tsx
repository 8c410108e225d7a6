import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

const typed = jest.fn<undefined, [string]>();

function Example({ from = '' }: { from?: string }) {
  const [iso, setIso] = useState(from);
  return (
    <>
      <PhoneField
        label="Phone"
        isOptional
        name="phone"
        error={undefined}
        country={{ iso, onChoose: setIso }}
        inputRef={() => undefined}
        onChange={({ target }) => typed((target as HTMLInputElement).value)}
        onBlur={() => undefined}
      />
      <output>{iso}</output>
    </>
  );
}

const code = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const chosen = () => screen.getByRole('status').textContent;
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

function enter(field: HTMLInputElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Like a press: the field takes the focus and opens its list, whose names are loaded then. */
async function openList(): Promise<void> {
  act(() => code().focus());
  fireEvent.mouseDown(code());
  await screen.findByRole('listbox');
}

beforeEach(() => typed.mockClear());

it('shows only the code, +91 if none was chosen', () => {
  render(<Example />);
  expect(code().value).toBe('+91');
  expect(chosen()).toBe('');
});

it('says that it may be left empty, but not as part of its name', () => {
  render(<Example />);
  expect(number().getAttribute('aria-describedby')).toBe('phone-optional');
  expect(document.getElementById('phone-optional')?.textContent).toBe('(optional)');
});

it('lists the countries with their codes, and finds one by keyboard', async () => {
  render(<Example />);
  await openList();
  expect(options().length).toBeGreaterThan(230);
  enter(code(), 'unit');
  expect(options().map((option) => option.textContent)).toContain('United Kingdom +44');
  enter(code(), 'united k');
  expect(options()).toHaveLength(1);
  fireEvent.keyDown(code(), { key: 'Enter' });
  expect(code().value).toBe('+44');
  expect(chosen()).toBe('GB');
});

describe('what was typed before the script came', () => {
  /** The script takes over the page that the build has drawn, after something was done there. */
  function takeOver(done: () => void): void {
    const { container, unmount } = render(<Example />);
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = container.innerHTML;
    unmount();
    done();
    // React says that the ids of what a browser drew are not those of a build.
    jest.spyOn(console, 'error').mockReturnValueOnce(undefined);
    render(<Example />, { container: page, hydrate: true });
  }

  const type = () => {
    code().focus();
    code().value = 'united k';
  };

  it('is searched for in the country', async () => {
    takeOver(type);
    expect((await screen.findByRole('option')).textContent).toBe('United Kingdom +44');
    expect(code().value).toBe('united k');
  });

  it('goes back to the code where the country has been left', () => {
    takeOver(() => {
      type();
      number().focus();
    });
    expect(code().value).toBe('+91');
    expect(code().getAttribute('aria-expanded')).toBe('false');
  });

  it('is read in the number as if it had been typed later', () => {
    takeOver(() => {
      number().value = '98000 00000';
    });
    expect(number().value).toBe('9800000000');
  });

  it('sets the country by a number with its code', () => {
    takeOver(() => {
      number().value = '+44 7911 123456';
    });
    expect(number().value).toBe('7911123456');
    expect(chosen()).toBe('GB');
  });
});

it('keeps which of the countries with one code was chosen', async () => {
  render(<Example from="CA" />);
  await openList();
  const selected = options().filter((option) => option.getAttribute('aria-selected') === 'true');
  expect(selected.map((option) => option.textContent)).toEqual(['Canada +1']);
});

it('goes back to what was chosen when nothing is picked', async () => {
  render(<Example from="GB" />);
  await openList();
  enter(code(), 'atlantis');
  expect(screen.getByText('No country found')).toBeTruthy();
  fireEvent.blur(code());
  expect(code().value).toBe('+44');
});

it('accepts only digits, and at most fifteen', () => {
  render(<Example />);
  enter(number(), '98000 abc-00000');
  expect(number().value).toBe('9800000000');
  enter(number(), '12345678901234567890');
  expect(number().value).toBe('123456789012345');
  expect(typed.mock.calls).toEqual([['9800000000'], ['123456789012345']]);
});

it('understands a number that brings its dial code along', () => {
  render(<Example />);
  enter(number(), '+44 7911 123456');
  expect(number().value).toBe('7911123456');
  expect(code().value).toBe('+44');
  expect(typed).toHaveBeenLastCalledWith('7911123456');
});

it('keeps the chosen country if it has the same code', () => {
  render(<Example from="CA" />);
  enter(number(), '+1 416 555 0123');
  expect(chosen()).toBe('CA');
  expect(number().value).toBe('4165550123');
});

it('understands 00 before the dial code, and a leading 0 that is only dialled inside the country', () => {
  render(<Example />);
  enter(number(), '0044 07911 123456');
  expect([code().value, number().value]).toEqual(['+44', '7911123456']);
  enter(number(), '');
  enter(number(), '098000 00000');
  expect([code().value, number().value]).toEqual(['+91', '9800000000']);
});

it.each(['0044', '+44'])('understands %s when it is typed digit by digit', (prefix) => {
  render(<Example />);
  for (const key of `${prefix}7911123456`) enter(number(), number().value + key);
  expect([code().value, number().value]).toEqual(['+44', '7911123456']);
});

it('takes a number for one of the country after all where no dial code begins so', () => {
  render(<Example />);
  for (const key of '00999 12345') enter(number(), number().value + key);
  expect([code().value, number().value]).toEqual(['+91', '99912345']);
});

it('keeps the leading 0 of a country that needs it', () => {
  render(<Example from="IT" />);
  enter(number(), '06 6982 1234');
  expect(number().value).toBe('0669821234');
});

it('reads full-width digits and those of other scripts', () => {
  render(<Example />);
  enter(number(), '९८०००००０００');
  expect(number().value).toBe('9800000000');
  enter(number(), '＋４４７９１１１２３４５６');
  expect([code().value, number().value]).toEqual(['+44', '7911123456']);
});

it('goes back to the chosen country for the next number', () => {
  render(<Example from="IN" />);
  enter(number(), '+44 7911 123456');
  expect(chosen()).toBe('GB');
  enter(number(), '9800000000');
  expect(chosen()).toBe('IN');
});

it('keeps a country that was chosen after a number brought its own', async () => {
  render(<Example />);
  enter(number(), '+44 7911 123456');
  await openList();
  enter(code(), 'germany');
  fireEvent.keyDown(code(), { key: 'Enter' });
  enter(number(), '1512 3456789');
  expect(chosen()).toBe('DE');
});
