import { lazy, number, string, type NumberSchema, type StringSchema } from 'yup';
import { findDialCode } from './dial-codes.js';
import { withPlainDigits } from './digits.js';
import { passwordFault } from '../accounts/new-password.js';
import { holdsAddress, seen } from './typed-text.js';

/**
 * One rule and one sentence per field. Forms and server build their schemas from these, so a parent reads the same
 * words from both. Each function makes a required field.
 */

type Text = StringSchema<string>;

/** Refuses what is not text. Yup would turn numbers and booleans into text, or fail when it trims them. */
const tidied = (tidy: (typed: string) => string) => (_value: unknown, original: unknown) =>
  typeof original === 'string' ? tidy(original) : original;

const text = (missing: string, tidy = (typed: string) => typed): Text =>
  string().typeError(missing).transform(tidied(tidy)).required(missing) as Text;

const line = (missing: string): Text => text(missing, (typed) => seen(typed).trim());

/** Characters that no keyboard types into a line of text, NUL among them. */
const control = /[\p{Cc}\u2028\u2029]/u;

/* E-mail */

export const emailLength = 254;

const emailSentence = 'A valid email address is required.';

/** No quoted names, address lists or bare hosts: only what parents type and no mail server reads as two addresses. */
const emailPattern =
  /^[^\s\p{Cc}@,;:<>()[\]\\"]{1,64}@(?=[^@]{4,190}$)[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** Always compared trimmed and in lower case (product rule B3). */
export const email = (): Text =>
  text(emailSentence, (typed) => seen(typed).trim().toLowerCase())
    .max(emailLength, emailSentence)
    .matches(emailPattern, emailSentence) as Text;

/* Name */

export const nameLength = 80;

const nameSentences = {
  missing: 'Full name is required.',
  long: `Please use at most ${nameLength} characters.`,
  odd: 'Please write the name without web addresses or special signs.',
} as const;

/** Our mails contain the name, so it must not put somebody's link there. */
const oddName = /[<>{}[\]\\|^`~@#$%*=+]/;

const isOddName = (value: string): boolean =>
  oddName.test(value) || control.test(value) || holdsAddress(value);

export const fullName = (): Text =>
  line(nameSentences.missing)
    .max(nameLength, nameSentences.long)
    .test('odd', nameSentences.odd, (value?: string | null) => !isOddName(value ?? '')) as Text;

/* Password */

/** The specification's minimum. */
export const passwordMinimum = 6;

/** In bytes of UTF-8; Strapi's hash reads no more. Longer passwords are refused, never cut (product rule B6). */
export const passwordMaximumBytes = 72;

export const passwordSentences = {
  missing: 'Password is required.',
  short: `Password must be at least ${passwordMinimum} characters.`,
  long: `Password must be at most ${passwordMaximumBytes} characters; accents and emoji count more than once.`,
  common: 'This password is one of the most common ones. Please choose another.',
  plain: 'Please choose a password with more different characters.',
  personal: 'Please choose a password that is not your name, your email or ours.',
} as const;

/** A password to be checked: it only has to be present and not absurdly long. */
export const password = (): Text => text(passwordSentences.missing).max(1000, passwordSentences.long) as Text;

/**
 * A new password, compared with the rest of the form. Only the server knows whether it is a common one or the
 * provider's name.
 */
export const newPassword = (): Text =>
  text(passwordSentences.missing)
    .min(passwordMinimum, passwordSentences.short)
    .test('bytes', passwordSentences.long, (value) => bytesOf(value) <= passwordMaximumBytes)
    .test('plain', (value, { parent, createError }) => {
      const fault = passwordFault(value, namesIn(parent));
      return fault === null || createError({ message: passwordSentences[fault] });
    }) as Text;

/** What else in the form the password must not be. */
function namesIn(form: unknown): string[] {
  const { email: address, username } = form as { email?: unknown; username?: unknown };
  return [address, username].filter((value) => typeof value === 'string');
}

function bytesOf(value: string): number {
  let bytes = 0;
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/* One-time code */

export const otpDigits = 6;

const otpSentence = `Please enter the ${otpDigits}-digit code.`;
const otpMissing = 'The code from our email is required.';

/** Only digits, of any script. Spaces and dashes, as in a code pasted from a mail, are dropped. */
export const otp = (): Text =>
  text(otpMissing, (typed) => withPlainDigits(typed).replace(/[\s\p{Pd}]+/gu, '')).matches(
    /^\d{6}$/,
    otpSentence,
  ) as Text;

/* The pass in a mail that makes a device known */

const passSentence = 'Please open the link of the email once more.';

export const pass = (): Text =>
  text(passSentence).matches(/^[0-9a-z]{1,10}\.[\w-]{43}$/, passSentence) as Text;

/* Phone */

/** The specification's limits, without the dial code. */
export const phoneDigits = { least: 7, most: 15 } as const;

export const phoneSentence = `Phone number must be ${phoneDigits.least}-${phoneDigits.most} digits.`;

const phoneMissing = 'Phone number is required.';

/** The number as a parent types it next to the dial code: only digits. */
export const phoneNumber = (): Text => text(phoneMissing).matches(phonePattern, phoneSentence) as Text;

const phonePattern = new RegExp(`^[0-9]{${phoneDigits.least},${phoneDigits.most}}$`);

/**
 * A number as it is sent: `+`, a dial code of the list and the digits (product rule C2). Digits without a dial code are
 * accepted too, since we can still call them.
 */
export const phone = (): Text =>
  text(phoneMissing).test({
    name: 'phone',
    message: phoneSentence,
    // A form may make the field optional.
    skipAbsent: true,
    test: isPhone,
  }) as Text;

function isPhone(value: string): boolean {
  if (!value.startsWith('+')) return phonePattern.test(value);
  const code = findDialCode(value);
  return code !== null && phonePattern.test(value.slice(code.length));
}

/* Grade and age */

export const gradeRange = { least: 1, most: 10 } as const;
export const ageRange = { least: 5, most: 22 } as const;

/** Digits from a form, in any script, become a number. Anything else is unchanged, and refused. */
function wholeNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const plain = withPlainDigits(typed.trim());
  return /^\d{1,3}$/.test(plain) ? Number(plain) : typed;
}

const whole = (sentence: string, { least, most }: { least: number; most: number }): NumberSchema<number> =>
  number()
    .transform((_value: unknown, original: unknown) => wholeNumber(original))
    .typeError(sentence)
    .required(sentence)
    .integer(sentence)
    .min(least, sentence)
    .max(most, sentence) as NumberSchema<number>;

export const grade = (): NumberSchema<number> =>
  whole(`Please enter a grade between ${gradeRange.least} and ${gradeRange.most}.`, gradeRange);

export const age = (): NumberSchema<number> =>
  whole(`Please enter an age between ${ageRange.least} and ${ageRange.most}.`, ageRange);

/* Longer text */

export const notesLength = 2000;
export const messageLength = 5000;

/** Not allowed in text of several lines: control characters except tab and line ends. */
const controlInLines = /[^\P{Cc}\t\n\r]/u;

const tidyLines = (typed: string): string =>
  seen(typed)
    .replace(/[\u2028\u2029]/g, '\n')
    .trim();

const asLines = (schema: StringSchema, most: number): StringSchema =>
  schema
    .typeError('Please write text.')
    .transform(tidied(tidyLines))
    .max(most, `Please use at most ${most} characters.`)
    .test({
      name: 'control',
      message: 'Please remove the special characters.',
      skipAbsent: true,
      test: (value) => !controlInLines.test(value ?? ''),
    });

const lines = (missing: string, most: number): Text =>
  asLines(line(missing), most).typeError(missing) as Text;

/** Optional free text by parents or staff, in one line or several. */
export const ownWords = (most: number): StringSchema => asLines(string(), most);

export const notes = (): Text => lines('Please write your notes as text.', notesLength);

export const message = (): Text => lines('Message is required.', messageLength);

/** Where a class takes place: an address with https, or null where nothing was typed. */
export const optionalLink = () =>
  lazy((value: unknown) =>
    value === '' || value === null || value === undefined
      ? string()
          .transform(() => null)
          .nullable()
          .defined()
      : ownWords(600)
          .matches(/^https:\/\/[^\s"<>]{1,500}$/, 'Please give the whole address, beginning with https://')
          .required(),
  );
