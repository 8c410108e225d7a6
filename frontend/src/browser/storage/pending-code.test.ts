import { forgetPendingCode, keepPendingCode, readPendingCode } from './pending-code';

const code = { email: 'priya@example.com', resendAt: 1_795_000_000_000 };

beforeEach(() => sessionStorage.clear());

it('keeps for each purpose which code is on its way', () => {
  keepPendingCode('register', code);
  expect(readPendingCode('register')).toEqual(code);
  expect(readPendingCode('reset')).toBeNull();
});

it('forgets the one that came', () => {
  keepPendingCode('reset', code);
  forgetPendingCode('reset');
  expect(readPendingCode('reset')).toBeNull();
});

it.each([[{}], [{ email: '', resendAt: 1 }], [{ email: 'a@b.c', resendAt: 'soon' }], ['priya@example.com']])(
  'throws away %j',
  (kept) => {
    sessionStorage.setItem('pendingCode.register', JSON.stringify(kept));
    expect(readPendingCode('register')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);
