import { isEmailBegun, suggestEmail } from './suggest-email';

it.each([
  ['priya@gmial.com', 'priya@gmail.com'],
  ['priya@gamil.com', 'priya@gmail.com'],
  ['priya@gmal.com', 'priya@gmail.com'],
  ['priya@gnail.com', 'priya@gmail.com'],
  ['priya@gmaill.com', 'priya@gmail.com'],
  ['priya@gmail.con', 'priya@gmail.com'],
  ['priya@gmial.con', 'priya@gmail.com'],
  ['priya@gmail.co', 'priya@gmail.com'],
  ['priya@gmail.cm', 'priya@gmail.com'],
  ['priya@gmail', 'priya@gmail.com'],
  ['priya@gmailcom', 'priya@gmail.com'],
  ['priya@hotmial.com', 'priya@hotmail.com'],
  ['priya@hotmial.co.uk', 'priya@hotmail.co.uk'],
  ['priya@homtial.com', 'priya@hotmail.com'],
  ['priya@yaho.com', 'priya@yahoo.com'],
  ['priya@yaho.co.in', 'priya@yahoo.co.in'],
  ['priya@outlok.com', 'priya@outlook.com'],
  ['priya@iclould.com', 'priya@icloud.com'],
  ['priya@redifmail.com', 'priya@rediffmail.com'],
  [' Priya.Raman+kids@GMIAL.com ', 'Priya.Raman+kids@gmail.com'],
  ['office@little-school.con', 'office@little-school.com'],
])('asks whether %s is %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'priya@gmail.com',
  'PRIYA@Gmail.com',
  'priya@mail.com',
  'priya@email.com',
  'priya@ymail.com',
  'priya@hey.com',
  'priya@mailw.com',
  'priya@mask.io',
  'priya@yahoo.fr',
  'priya@hotmail.ca',
  'priya@hotmail.it',
  'priya@live.in',
  'priya@school.edu',
  'priya@home.example',
  'priya@lanternway.example',
  'priya@müller.de',
  '',
  'priya',
  '@gmial.com',
  'priya@',
])('leaves %j alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

it('suggests only what it would leave alone itself', () => {
  for (const typed of ['a@gmial.con', 'a@hotmial.vom', 'a@school.nte', 'a@yaho.co']) {
    expect(suggestEmail(suggestEmail(typed) ?? '')).toBeNull();
  }
});

it('knows an address that is still being typed', () => {
  expect(['p@gm', 'p@gmail.co', 'p@yahoo.co', 'p@'].map(isEmailBegun)).toEqual([true, true, true, true]);
  expect(['p@gmial.com', 'p@gmail.con', 'p@gmail.com'].map(isEmailBegun)).toEqual([false, false, false]);
});

it('does not take long over a hostile address', () => {
  expect(suggestEmail(`a@${'gmail'.repeat(2000)}.com`)).toBeNull();
});
