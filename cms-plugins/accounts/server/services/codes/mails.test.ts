import { accountClosedMail, codeMail, knownAccountMail, passwordChangedMail, wayInMail } from './mails';

const issued = { code: '048291', codeId: 'c0de', expiresAt: new Date('2027-03-01T08:10:00Z') };
const to = 'priya@example.com';

describe.each(['register', 'login', 'reset', 'change'] as const)('the mail with a code for %s', (why) => {
  const mail = codeMail(to, why, issued);

  it('has the code first in the subject, and whole in its body', () => {
    expect(mail.content.subject).toMatch(/^048291 is your \{brand\} code/);
    expect(mail.content.preheader).toMatch(/^048291 /);
    expect(mail.content.blocks).toContainEqual({ kind: 'code', code: '048291' });
  });

  it('is hidden from staff, and is not sent when the code is over', () => {
    expect(mail).toMatchObject({ isSecret: true, expiresAt: issued.expiresAt });
    expect(mail.kind).not.toContain(issued.code);
  });

  it('says how long the code works, and what to do who did not ask for it', () => {
    const words = JSON.stringify(mail.content.blocks);
    expect(words).toContain('10 minutes');
    expect(words).toMatch(/did not ask for it|was not you/);
  });
});

it('is one mail for one code, whatever is tried again', () => {
  expect(codeMail(to, 'register', issued).key).toBe(codeMail(to, 'login', issued).key);
  expect(codeMail(to, 'register', { ...issued, codeId: 'other' }).key).not.toBe(
    codeMail(to, 'register', issued).key,
  );
});

it('names nobody in the key of a mail, which outlives it', () => {
  const mails = [
    codeMail(to, 'register', issued),
    knownAccountMail(to, 'c0de'),
    passwordChangedMail(to, 'c0de'),
    accountClosedMail(to, 7),
    wayInMail(to, 'pass', 'c0de'),
  ];
  for (const { key } of mails) expect(key).not.toMatch(/priya|@|048291/);
  expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length);
});

it('leads people who have an account, or did not change the password themselves, to the right page', () => {
  expect(knownAccountMail(to, 'c0de').content.blocks).toContainEqual({
    kind: 'button',
    label: 'Log in',
    path: '/login',
  });
  expect(passwordChangedMail(to, 'c0de').content.blocks).toContainEqual({
    kind: 'button',
    label: 'Choose a new password',
    path: '/forgot-password',
  });
});

it('carries the way past a closed login behind the # of its link, out of sight of staff', () => {
  const mail = wayInMail('a+b@example.com', '1.abc', 'c0de');
  expect(mail.isSecret).toBe(true);
  expect(mail.content.blocks).toContainEqual({
    kind: 'button',
    label: 'Log in',
    path: '/login#email=a%2Bb%40example.com&pass=1.abc',
  });
});
