import {
  type ChosenPlan,
  keepChosenPlan,
  keepPlanAtAddress,
  readChosenPlan,
  readPlanAtAddress,
} from './chosen-plan';

const plan: ChosenPlan = {
  key: 'coding-yearly',
  title: 'Coding Yearly',
  sessions: 96,
  sessionMinutes: 45,
  duration: '1 year',
  features: ['Module tests'],
  pricesMinor: { INR: 7599900, USD: 259900 },
  currency: 'USD',
  displayPrice: '2599 USD',
};

beforeEach(() => sessionStorage.clear());

it('hands the chosen plan on as it was chosen', () => {
  keepChosenPlan(plan);
  expect(readChosenPlan()).toEqual(plan);
});

it.each([
  ['currency', 'EUR'],
  ['sessions', '96'],
  ['features', [5]],
  ['pricesMinor', { EUR: 1 }],
  ['pricesMinor', { INR: 1.5 }],
  ['key', ''],
])('throws away a plan whose %s is %j', (name, value) => {
  sessionStorage.setItem('chosenPlan', JSON.stringify({ ...plan, [name]: value }));
  expect(readChosenPlan()).toBeNull();
  expect(sessionStorage.getItem('chosenPlan')).toBeNull();
});

it('keeps a plan that an older page stored, without the length of its sessions', () => {
  sessionStorage.setItem('chosenPlan', JSON.stringify({ ...plan, sessionMinutes: undefined }));
  expect(readChosenPlan()).toEqual({ ...plan, sessionMinutes: null });
});

it('keeps what an address sells for that address only, and apart from the chosen plan', () => {
  keepPlanAtAddress('/checkout/coding-yearly', plan);
  expect(readPlanAtAddress('/checkout/coding-yearly')).toEqual(plan);
  expect(readPlanAtAddress('/checkout/math-yearly')).toBeNull();
  expect(readChosenPlan()).toBeNull();
});
