import { forgetReturnPath, keepReturnPath, readOwnPath, readReturnPath } from './return-path';

beforeEach(() => sessionStorage.clear());

describe('a path to lead somebody to', () => {
  it.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/Checkout', '/Checkout'],
    ['/checkout/coding-monthly?from=home#pay', '/checkout/coding-monthly?from=home#pay'],
    ['/course/../profile', '/profile'],
    ['/faq?q=a%2Fb%0A', '/faq?q=a%2Fb%0A'],
    ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
    ['/loginhelp', '/loginhelp'],
  ])('may be %s', (text, path) => expect(readOwnPath(text)).toBe(path));

  it.each([
    [''],
    ['profile'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\/evil.example'],
    ['/a\\b'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/\u0000profile'],
    ['/\u2028profile'],
    [' /profile'],
    ['https://evil.example'],
    ['https:/evil.example'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/.//evil.example'],
    ['/x/..//evil.example'],
    ['/%2F/evil.example'],
    ['/%2f%2fevil.example'],
    ['/%5Cevil.example'],
    ['/%252F%252Fevil.example'],
    ['/%09/evil.example'],
    ['/%0d%0aevil'],
    ['/%7Fevil'],
    ['/%'],
    ['/%zz'],
    ['/%2'],
    [`/${'a'.repeat(2000)}`],
    ['/login'],
    ['/Login/'],
    ['/login?redirectTo=/login'],
    ['/x/../login'],
    ['/register'],
    ['/verify-otp'],
    ['/forgot-password'],
    ['/reset-password'],
    ['/api/auth/logout'],
    ['/admin'],
    [null],
    [undefined],
    [5],
    [['/profile']],
  ])('is never %j', (text) => expect(readOwnPath(text)).toBeNull());
});

describe('the way back', () => {
  it('is kept until it is forgotten', () => {
    keepReturnPath('/profile?tab=1');
    expect(readReturnPath()).toBe('/profile?tab=1');
    forgetReturnPath();
    expect(readReturnPath()).toBeNull();
  });

  it('is not kept when it leads elsewhere, and does not replace the one that is', () => {
    keepReturnPath('/profile');
    keepReturnPath('//evil.example');
    expect(readReturnPath()).toBe('/profile');
  });

  it('is thrown away when somebody else has written it', () => {
    sessionStorage.setItem('returnPath', JSON.stringify('https://evil.example'));
    expect(readReturnPath()).toBeNull();
    expect(sessionStorage.getItem('returnPath')).toBeNull();
  });
});
