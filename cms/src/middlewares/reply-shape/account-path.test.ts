import { isAccountPath } from './account-path';

it.each(['/api/auth/login', '/API/Auth/Login/', '//api//auth///login', '/api/auth', '/api/auth/'])(
  'counts %s to the parents’ API',
  (path) => {
    expect(isAccountPath(path)).toBe(true);
  },
);

it.each(['/api/authors', '/api/author', '/auth/login', '/api', '/', '/admin/api/auth/login'])(
  'counts %s not to it',
  (path) => {
    expect(isAccountPath(path)).toBe(false);
  },
);
