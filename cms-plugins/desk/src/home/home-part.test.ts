import { ownHomeFor, ownHomes, parts } from './home-part';

const never = () => Promise.reject(new Error('Nothing is loaded here.'));
const teaching = { permission: 'plugin::classes.teach', load: never };

beforeAll(() => {
  parts.push({ permission: 'plugin::enquiries.read', load: never });
  ownHomes.push(teaching);
});

const named = (...actions: string[]) => actions.map((action) => ({ action }));

it('is a teacher’s own for a teacher, and made of desks for all who read one', () => {
  expect(ownHomeFor(named('plugin::classes.teach'))).toBe(teaching);
  expect(ownHomeFor(named('plugin::classes.teach', 'plugin::enquiries.read'))).toBeNull();
  expect(ownHomeFor(named('plugin::payments.read'))).toBeNull();
});
