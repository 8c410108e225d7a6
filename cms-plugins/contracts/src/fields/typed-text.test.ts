import { holdsAddress, seen, unlinked } from './typed-text';

/** Every kind of deceptive character: those that change the writing direction, and invisible ones. */
const unseen = [
  ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C',
  ...'\u200B\u2060\u2061\u2062\u2063\u2064\uFEFF\u00AD\u034F\u180E\u17B4\u115F\u1160\u3164\uFFA0\u2800\uFFF9\uFFFA\uFFFB',
  ...'\u{E0001}\u{E0041}\u{E007F}\u200C\u200D\uFE0F\uFE00\u{E0100}',
];

it.each(unseen.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'takes out U+%s where no script needs it',
  (_code, character) => {
    expect(seen(`As${character}ha`)).toBe('Asha');
    expect(seen(`${character}Asha${character.repeat(3)}`)).toBe('Asha');
  },
);

it.each([
  'क्‍ष',
  'ශ්‍රී ලංකා',
  'ക്‍',
  'க்‌ஷ',
  'می‌خواهم',
  '👩🏽‍🚀',
  '❤️ 1️⃣',
  '葛󠄀城',
  'María José',
  'محمد علي',
  '李小龍',
  'प्रिया',
])('leaves %s as it is written', (text) => {
  expect(seen(text)).toBe(text);
});

it('keeps no second joiner, and none that stands by itself', () => {
  expect(seen('क्\u200D\u200D\u200Dष')).toBe('क्\u200Dष');
  expect(seen('\u200Dक')).toBe('क');
});

it.each([
  'evil-site.com',
  'evil-site.com/login',
  'Win at evil.com now',
  'Evil.Com',
  'bit.ly',
  't.co',
  'a.evil.co.uk',
  'free-money.zone',
  'evil.zone/login',
  'Evil.Zone/login',
  'http://evil',
  'WWW.EVIL.EXAMPLE',
  'evil。com',
  'evil．com',
  'evil｡com',
  'evil․com',
  'ｅｖｉｌ．ｃｏｍ',
  'asha@home.example',
  'asha@home',
  '192.168.1.1',
  'xn--80ak6aa92e.com',
  'priya2.rao',
])('sees the address in %s', (text) => {
  expect(holdsAddress(text)).toBe(true);
});

it.each([
  'J.R. Smith',
  'J.R.R. Tolkien',
  'A.P.J.Abdul Kalam',
  'Dr. Rao',
  'Dr.Rao',
  'Md.Rahman',
  'mohd.ali',
  'K.S. Chithra',
  'k.ramesh',
  'Suresh.Kumar',
  'R. Li',
  'T.Ly',
  'St. John',
  "O'Neil",
  'Anne-Marie',
  'María José',
  'Ravi S/o Kumar',
  'Martin Luther King, Jr.',
  'डॉ.राव',
  'प्रिया शर्मा',
  'க்‌ஷமா',
  '李小龍',
  'محمد علي',
])('takes %s for a name', (text) => {
  expect(holdsAddress(text)).toBe(false);
});

it('writes words so that no mail program makes a link of them', () => {
  expect(unlinked('Bit.Ly')).toBe('Bit. Ly');
  expect(unlinked('https://evil.example/x')).toBe('https: //evil. example/x');
  expect(unlinked('mail asha@home.example')).toBe('mail asha@ home. example');
  expect(unlinked('evil。com')).toBe('evil。 com');
  expect(unlinked('Dr. A.P.J. Rao\u202E')).toBe('Dr. A. P. J. Rao');
});
