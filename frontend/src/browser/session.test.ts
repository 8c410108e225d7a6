import { endSession, readSession, watchSession } from './session';

beforeEach(() => localStorage.clear());

function logIn(user: unknown, token = 'abc') {
  localStorage.setItem('token', token);
  localStorage.setItem('sessionId', 's-1');
  localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user));
}

describe('the session', () => {
  it.each([
    [{ username: 'Priya', email: 'p@example.com' }, 'Priya'],
    [{ name: 'Priya' }, 'Priya'],
    [{ email: 'p@example.com' }, 'p@example.com'],
  ])('takes %j for a user', (user, name) => {
    logIn(user);
    expect(readSession()).toMatchObject({ token: 'abc', sessionId: 's-1', name });
  });

  it.each([[{}], [{ username: '  ' }], ['not json'], [null], [{ email: 5 }], [[]]])(
    'discards a stored user like %j',
    (user) => {
      logIn(user);
      expect(readSession()).toBeNull();
      expect(localStorage.getItem('user')).toBeNull();
    },
  );

  it('takes a token too', () => {
    logIn({ username: 'Priya' }, '');
    expect(readSession()).toBeNull();
  });

  it('ends with everything that was kept of it, and says so', () => {
    logIn({ username: 'Priya' });
    const changed = jest.fn();
    const stop = watchSession(changed);
    endSession();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    stop();
    endSession();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
