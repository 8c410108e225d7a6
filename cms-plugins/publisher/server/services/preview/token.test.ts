import { readToken, signToken, type PreviewToken } from './token';

const secrets = ['a secret of this installation alone'];
const now = Date.UTC(2026, 10, 21, 14, 22);
const token: PreviewToken = {
  uid: 'a type',
  documentId: 'abc123',
  status: 'draft',
  staffId: 7,
  endsAt: now + 600_000,
};
const text = signToken(token, secrets);

it('leads back to what was signed, until its end', () => {
  expect(readToken(text, secrets, now)).toEqual({ kind: 'good', token });
  expect(readToken(text, secrets, token.endsAt - 1)).toEqual({ kind: 'good', token });
  expect(readToken(text, secrets, token.endsAt)).toEqual({ kind: 'ended', token });
});

it('is signed with the first of several secrets, and good under each of them', () => {
  const both = ['a new secret', ...secrets];
  expect(readToken(text, both, now)).toEqual({ kind: 'good', token });
  expect(readToken(signToken(token, both), ['a new secret'], now)).toEqual({ kind: 'good', token });
  expect(readToken(signToken(token, both), secrets, now)).toEqual({ kind: 'wrong' });
});

it('carries nothing that an address would have to escape', () => {
  expect(text).toMatch(/^[\w-]+\.[\w-]+$/);
});

const [payload = '', signature = ''] = text.split('.');
const forOther = Buffer.from(JSON.stringify({ ...token, documentId: 'other' })).toString('base64url');
const forLonger = Buffer.from(JSON.stringify({ ...token, endsAt: now * 2 })).toString('base64url');

it.each([
  ['nothing', ''],
  ['half of it', payload],
  ['no signature', `${payload}.`],
  ['a signature cut short', `${payload}.${signature.slice(0, -4)}`],
  ['a changed signature', `${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
  ['another entry under its signature', `${forOther}.${signature}`],
  ['a later end under its signature', `${forLonger}.${signature}`],
  ['a third part', `${text}.x`],
  ['endless text', 'x'.repeat(100_000)],
  ['what another installation signed', signToken(token, ['another secret'])],
])('takes %s for no link', (_what, wrong) => {
  expect(readToken(wrong, secrets, now)).toEqual({ kind: 'wrong' });
});
