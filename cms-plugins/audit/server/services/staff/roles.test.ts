import { namesIn, withRole } from './roles';

const written = ['Admissions', 'Editor', 'Editor, Finance', 'Sales, India', 'Senior Editor'];

it('finds a role by itself and among others, and none that only sounds like it', () => {
  expect(withRole(written, 'Editor')).toEqual(['Editor', 'Editor, Finance']);
  expect(withRole(written, 'Finance')).toEqual(['Editor, Finance']);
  expect(withRole(written, 'Sales, India')).toEqual(['Sales, India']);
  expect(withRole(written, 'Teacher')).toEqual([]);
});

it('offers each role once', () => {
  expect(namesIn(['Finance', 'Editor, Finance', 'Admissions'])).toEqual(['Admissions', 'Editor', 'Finance']);
});
