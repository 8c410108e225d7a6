import { endSession, loseSession, readSession, startSession, watchSession } from './session';

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

  it('starts with what a login gave, under the names the site has for it', () => {
    startSession({ token: 't', sessionId: 's-1', username: 'Priya Raman', email: 'p@example.com' });
    expect({ ...localStorage }).toEqual({
      token: 't',
      sessionId: 's-1',
      user: JSON.stringify({ username: 'Priya Raman', email: 'p@example.com' }),
    });
    expect(readSession()).toEqual({
      token: 't',
      sessionId: 's-1',
      name: 'Priya Raman',
      email: 'p@example.com',
    });
  });

  it.each([
    ['ended', endSession],
    ['lost', loseSession],
  ])('leaves nothing when it is %s', (_, end) => {
    logIn({ username: 'Priya' });
    end();
    expect(localStorage).toHaveLength(0);
  });
});

describe('who watches the session', () => {
  let changes: string[];
  let stop: () => void;
  beforeEach(() => {
    changes = [];
    stop = watchSession((change) => changes.push(change));
  });
  afterEach(() => stop());

  it('gets its changes', () => {
    startSession({ token: 't', sessionId: 's-1', username: 'Priya', email: 'p@example.com' });
    endSession();
    loseSession();
    expect(changes).toEqual(['started', 'ended', 'lost']);
  });

  it.each([
    ['token', ['elsewhere']],
    ['user', ['elsewhere']],
    [null, ['elsewhere']],
    ['rates', []],
  ])('notices that another tab changes %s: %j', (key, heard) => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(changes).toEqual(heard);
  });

  it('looks again when the browser brings the page back from memory', () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(changes).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(changes).toEqual(['elsewhere']);
  });

  it('gets no changes after stopping', () => {
    stop();
    endSession();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(changes).toEqual([]);
  });
});
