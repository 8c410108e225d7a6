import { isAfterSession, loginAfter, watchSession } from './session';

const leaving = { type: 'adminApi/executeMutation/pending', meta: { arg: { endpointName: 'logout' } } };
const out = { type: 'admin/logout' };
const known = (id: number) => ({
  type: 'adminApi/executeQuery/fulfilled',
  meta: { arg: { endpointName: 'getMe' } },
  payload: { id },
});

/** What is left of the notes of two persons, and whether the login was opened with its reason. */
function after(...actions: object[]) {
  const kept = new Map([
    ['typed.1.note', '"mine"'],
    ['typed.2.note', '"theirs"'],
  ]);
  const open = jest.fn();
  const store = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const session = watchSession({ store, open });
  const next = jest.fn();
  const send = session.middleware()({ dispatch: jest.fn(), getState: jest.fn() })(next);
  for (const action of actions) send(action);
  const seen = next.mock.calls.map(([action]: unknown[]) => action);
  return { left: () => [...kept.values()], isOpened: open.mock.calls.length > 0, session, seen };
}

describe('a session', () => {
  it('keeps what its person typed when it ends, and says why the login appears', () => {
    const { left, isOpened } = after(known(1), out);
    expect(left()).toEqual(['"mine"']);
    expect(isOpened).toBe(true);
  });

  it('leaves nothing behind when its person logs out', () => {
    const { left, isOpened } = after(known(1), leaving, out);
    expect(left()).toEqual([]);
    expect(isOpened).toBe(false);
  });

  it('leaves nothing to the next person', () => {
    expect(after(known(1), out, known(2)).left()).toEqual([]);
  });

  it('that has ended is not told again by each part of the page that reads something', () => {
    const refused = (kind: 'Query' | 'Mutation', status: number) => ({
      type: `adminApi/execute${kind}/rejected`,
      payload: { status },
    });
    const others = [refused('Mutation', 401), refused('Query', 403)];
    expect(after(known(1), refused('Query', 401), ...others).seen).toEqual([known(1), ...others]);
    // Before anybody is known, Strapi itself has to find out that nobody is logged in.
    expect(after(refused('Query', 401)).seen).toEqual([refused('Query', 401)]);
  });

  it('forgets one form after it is saved', () => {
    const { left, session } = after(known(1));
    session.forget('other');
    expect(left()).toEqual(['"mine"']);
    session.forget('note');
    expect(left()).toEqual([]);
  });
});

it('opens the page again that was open', () => {
  const page = {
    pathname: '/admin/content-manager/single-types/api::home-page.home-page',
    search: '?a=b%26c',
  };
  const address = new URL(loginAfter(page), 'http://site');
  expect(address.searchParams.get('redirectTo')).toBe(
    '/content-manager/single-types/api::home-page.home-page?a=b%26c',
  );
  expect(isAfterSession(address)).toBe(true);
  expect(isAfterSession(new URL('http://site/admin/auth/login?redirectTo=/x'))).toBe(false);
  expect(isAfterSession(new URL('http://site/admin/plugins?ended=1'))).toBe(false);
  expect(loginAfter({ pathname: '/admin/auth/login', search: '' })).toContain('redirectTo=%2F&');
  expect(loginAfter({ pathname: '/admin', search: '' })).toContain('redirectTo=%2F&');
});
