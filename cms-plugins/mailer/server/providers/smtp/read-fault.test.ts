import { readFault } from './read-fault';

const fail = (error: object) => Object.assign(new Error('550 <parent@example.com> is unknown'), error);

it.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refusedAddress', true],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, 'busy', false],
  [{ code: 'EENVELOPE', command: 'API' }, 'refusedAddress', true],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'refusedSender', false],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refusedMail', true],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, 'busy', false],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'login', false],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'slow', false],
  [{ code: 'ESOCKET', command: 'CONN' }, 'unreachable', false],
  [{ code: 'ETLS' }, 'unreachable', false],
  [{}, 'unreachable', false],
])('reads %j as %s', (error, fault, isFinal) => {
  expect(readFault(fail(error))).toMatchObject({ fault, isFinal });
});

it('keeps addresses out of the log', () => {
  const { detail } = readFault(fail({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }));
  expect(detail).toBe('EENVELOPE RCPT TO 550');
});
