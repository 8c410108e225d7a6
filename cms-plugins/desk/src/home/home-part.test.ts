import { numbersIn, ownHomeFor, ownHomes, parts, sideCards, type HomeCards } from './home-part';

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

describe('the home of desks', () => {
  const nothing = () => null;
  const numbers = { families: () => null, money: () => null, enquiries: () => null };
  const families: HomeCards = { Numbers: numbers.families, numbersOf: 'whole' };
  const money: HomeCards = { Waiting: nothing, Numbers: numbers.money, numbersOf: 'own' };
  const enquiries: HomeCards = { Waiting: nothing, Numbers: numbers.enquiries };
  const machine: HomeCards = { Also: nothing };

  it('shows one set of numbers: of families, or of money where money is the only desk', () => {
    expect(numbersIn([enquiries, families])).toBe(numbers.families);
    expect(numbersIn([money, families])).toBe(numbers.money);
    expect(numbersIn([enquiries, money, families, machine])).toBe(numbers.families);
  });

  it('shows what a desk counts itself to those who may not count families', () => {
    expect(numbersIn([enquiries])).toBe(numbers.enquiries);
    expect(numbersIn([machine])).toBeNull();
  });

  it('leaves the other cards of several desks to the desks', () => {
    expect(sideCards([enquiries, families])).toEqual([enquiries, families]);
    expect(sideCards([enquiries, money, machine])).toEqual([machine]);
  });
});
