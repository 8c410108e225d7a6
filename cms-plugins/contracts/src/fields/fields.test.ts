import {
  age,
  email,
  fullName,
  grade,
  message,
  newPassword,
  notes,
  otp,
  password,
  phone,
  phoneNumber,
} from './fields';
import { parse } from '../wire/parse';
import { object, type Schema } from 'yup';

/** The value a field keeps, or the sentence it shows. */
function check(field: Schema<string>, value: unknown): { kept: string } | { said: string } {
  const parsed = parse(object({ field }), { field: value });
  return parsed.kind === 'valid' ? { kept: parsed.value.field } : { said: parsed.errors['field'] ?? '' };
}

const notText = [undefined, null, 5, true, ['a'], { $ne: null }, { $gt: '' }];

describe('an e-mail', () => {
  it.each([
    ['asha@home.example', 'asha@home.example'],
    ['  Asha.Rao+kids@Home.Example ', 'asha.rao+kids@home.example'],
    ["o'brien@müller.example", "o'brien@müller.example"],
    ['a@b.c.d.example', 'a@b.c.d.example'],
  ])('takes %s', (typed, kept) => {
    expect(check(email(), typed)).toEqual({ kept });
  });

  it.each([
    '',
    '   ',
    'asha',
    'asha@home',
    'asha@@home.example',
    'asha@home..example',
    'asha@-home.example',
    'asha@home.example, eve@evil.example',
    'Asha <asha@home.example>',
    'asha@home.example\r\nBcc: eve@evil.example',
    'as\u0007ha@home.example',
    '"asha rao"@home.example',
    `${'a'.repeat(65)}@home.example`,
    `asha@${'a'.repeat(250)}.example`,
    ...notText,
  ])('refuses %j', (typed) => {
    expect(check(email(), typed)).toEqual({ said: 'A valid email address is required.' });
  });

  it('does not take long over a hostile address', () => {
    const hostile = `a@${'a-'.repeat(5_000)}`;
    expect(check(email(), hostile)).toEqual({ said: 'A valid email address is required.' });
  });
});

describe('a full name', () => {
  it.each(['Asha Rao', 'Ng', 'María-José O’Neill', '李小龍', 'Dr. A. P. J. Abdul Kalam'])(
    'takes %s',
    (name) => {
      expect(check(fullName(), ` ${name} `)).toEqual({ kept: name });
    },
  );

  it.each(['', '   ', ...notText])('asks for one instead of %j', (typed) => {
    expect(check(fullName(), typed)).toEqual({ said: 'Full name is required.' });
  });

  it.each(['Asha\u202ERao', '\u200BAsha\uFEFF Rao', 'As\u00ADha\u2066 Rao'])(
    'keeps what is seen of %j',
    (typed) => {
      expect(check(fullName(), typed)).toMatchObject({
        kept: expect.stringMatching(/^Asha ?Rao$/) as string,
      });
    },
  );

  it('asks for a name instead of characters that nobody sees', () => {
    expect(check(fullName(), '\u3164\u2800\u200B')).toEqual({ said: 'Full name is required.' });
  });

  it.each([
    'evil-site.com/login',
    'bit.ly',
    'Win at https://evil.example',
    'www.evil.example',
    '<b>Asha</b>',
    'Asha\u0000Rao',
    'Asha\nRao',
  ])('refuses %j', (typed) => {
    expect(check(fullName(), typed)).toEqual({
      said: 'Please write the name without web addresses or special signs.',
    });
  });

  it('refuses more than 80 characters', () => {
    expect(check(fullName(), 'a'.repeat(81))).toEqual({ said: 'Please use at most 80 characters.' });
  });
});

describe('a new password', () => {
  it.each(['sechs6', '  spaced  ', 'Sunflower7', 'abc'.repeat(24), '🦊🐻🐼'.repeat(6)])(
    'takes %j as it is',
    (typed) => {
      expect(check(newPassword(), typed)).toEqual({ kept: typed });
    },
  );

  it('refuses fewer than 6 characters', () => {
    expect(check(newPassword(), 'five5')).toEqual({ said: 'Password must be at least 6 characters.' });
  });

  it.each(['aaaaaa', '      ', '\u3000'.repeat(8), 'ababab', '111111', '\u200B'.repeat(9), 'a'.repeat(72)])(
    'refuses %j, which is hardly any characters',
    (typed) => {
      expect(check(newPassword(), typed)).toEqual({
        said: 'Please choose a password with more different characters.',
      });
    },
  );

  it.each([
    'priya.rao@example.com',
    'Priya.Rao',
    'priya.rao1984',
    'Priya Sharma',
    'priyasharma!',
    'Sharma',
    'sharma2020',
    'PRIYA-SHARMA',
  ])('refuses %j from somebody who is called so', (typed) => {
    const form = object({ username: fullName(), email: email(), password: newPassword() });
    const given = { username: 'Priya Sharma', email: 'priya.rao@example.com', password: typed };
    expect(parse(form, given)).toMatchObject({
      errors: { password: 'Please choose a password that is not your name, your email or ours.' },
    });
    expect(parse(form, { ...given, password: `${typed} in spring` }).kind).toBe('valid');
  });

  it.each(['a'.repeat(73), '🦊'.repeat(19), 'é'.repeat(37)])(
    'refuses what is longer than 72 bytes',
    (typed) => {
      expect(check(newPassword(), typed)).toEqual({
        said: 'Password must be at most 72 characters; accents and emoji count more than once.',
      });
    },
  );

  it.each(['', ...notText])('asks for one instead of %j', (typed) => {
    expect(check(newPassword(), typed)).toMatchObject({ said: expect.stringMatching(/^Password/) as string });
  });
});

describe('a password to be checked', () => {
  it('may be of any length that an older rule allowed', () => {
    expect(check(password(), 'abc')).toEqual({ kept: 'abc' });
  });

  it('is refused beyond any reason', () => {
    expect(check(password(), 'a'.repeat(1001))).toHaveProperty('said');
  });
});

describe('a one-time code', () => {
  it.each(['012345', ' 012 345 ', '0 1 2 3 4 5', '012-345', '０１２－３４５', '٠١٢٣٤٥'])(
    'takes %j as six digits',
    (typed) => {
      expect(check(otp(), typed)).toEqual({ kept: '012345' });
    },
  );

  it.each(['12345', '1234567', '12345a', '١٢٣٤٥'])('refuses %j', (typed) => {
    expect(check(otp(), typed)).toEqual({ said: 'Please enter the 6-digit code.' });
  });

  it.each(['', '  ', 123456, ...notText])('asks for one instead of %j', (typed) => {
    expect(check(otp(), typed)).toEqual({ said: 'The code from our email is required.' });
  });
});

describe('a phone number', () => {
  it.each(['+919800012345', '+14155550123', '+3581234567', '+37412345678', '9800012345', '1234567'])(
    'may travel as %s',
    (number) => {
      expect(check(phone(), number)).toEqual({ kept: number });
    },
  );

  it.each([
    '+91980001',
    '+91123456',
    '+911234567890123456',
    '+99912345678',
    '+91 98000 12345',
    '91-98000-12345',
    '+९१९८०००१२३४५',
    '123456',
    '1234567890123456',
    'phone',
    '+',
  ])('is not %j', (number) => {
    expect(check(phone(), number)).toEqual({ said: 'Phone number must be 7-15 digits.' });
  });

  it.each(['', ...notText])('is required instead of %j', (number) => {
    expect(check(phone(), number)).toEqual({ said: 'Phone number is required.' });
    expect(check(phoneNumber(), number)).toEqual({ said: 'Phone number is required.' });
  });

  it('is typed without its dial code', () => {
    expect(check(phoneNumber(), '9800012345')).toEqual({ kept: '9800012345' });
    expect(check(phoneNumber(), '+919800012345')).toEqual({ said: 'Phone number must be 7-15 digits.' });
  });

  it('may be missing where a form does not ask for it', () => {
    const optional = object({ field: phone().notRequired() });
    expect(parse(optional, {})).toEqual({ kind: 'valid', value: {} });
  });
});

describe.each([
  ['a grade', grade, 1, 10, 'Please enter a grade between 1 and 10.'],
  ['an age', age, 5, 22, 'Please enter an age between 5 and 22.'],
] as const)('%s', (_name, field, least, most, sentence) => {
  const checked = (value: unknown) => parse(object({ field: field() }), { field: value });

  it.each([
    [least, least],
    [most, most],
    [String(least), least],
    [` ${String(most)} `, most],
    ['९', 9],
    ['９', 9],
  ])('takes %j', (typed, kept) => {
    expect(checked(typed)).toEqual({ kind: 'valid', value: { field: kept } });
  });

  it.each([
    least - 1,
    most + 1,
    least + 0.5,
    `${String(least)}.0`,
    '1e1',
    '0x7',
    'seven',
    '',
    -least,
    NaN,
    Infinity,
    true,
    [least],
    null,
    undefined,
    { $gt: 0 },
  ])('refuses %j', (typed) => {
    expect(checked(typed)).toEqual({ kind: 'invalid', errors: { field: sentence } });
  });
});

describe.each([
  ['notes', notes, 2000, 'Please write your notes as text.'],
  ['a message', message, 5000, 'Message is required.'],
] as const)('%s', (_name, field, most, missing) => {
  it('keeps its lines and every script, without the space around it', () => {
    const text = 'Hello,\n\n\tनमस्ते 你好 <b>&amp;</b> =1+1';
    expect(check(field(), ` ${text}\r\n`)).toEqual({ kept: text });
  });

  it('has a length', () => {
    expect(check(field(), 'x'.repeat(most))).toEqual({ kept: 'x'.repeat(most) });
    expect(check(field(), 'x'.repeat(most + 1))).toEqual({
      said: `Please use at most ${String(most)} characters.`,
    });
  });

  it.each(['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u0085b'])('has no control characters as in %j', (text) => {
    expect(check(field(), text)).toEqual({ said: 'Please remove the special characters.' });
  });

  it.each(['', '  \n ', ...notText])('is text, not %j', (value) => {
    expect(check(field(), value)).toEqual({ said: missing });
  });
});
