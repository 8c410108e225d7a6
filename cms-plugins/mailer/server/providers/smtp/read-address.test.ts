import { readAddress } from './read-address';

it('reads a server with a login', () => {
  expect(readAddress('smtps://me%40host:p%3Ass@mail.example')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    requireTLS: false,
    auth: { user: 'me@host', pass: 'p:ss' },
  });
});

it('sends a password over no open line', () => {
  expect(readAddress('smtp://me:hush@mail.example:2525')).toMatchObject({ port: 2525, requireTLS: true });
});

it('needs no login', () => {
  expect(readAddress('smtp://mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    requireTLS: false,
  });
});
