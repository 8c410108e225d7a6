import { type Plan } from '../../content/courses/plan';
import { monthlyPlan } from '../../content/courses/plan-fixture';
import { cheapestPerSession, splitFeatures, subjectsOf } from './compare-plans';

const live = { label: '1:1 live sessions', icon: 'video-camera-duotone' } as const;
const tests = { label: 'Module tests', icon: 'exam-duotone' } as const;

const plan = (part: Partial<Plan>): Plan => ({
  ...monthlyPlan,
  key: 'a',
  features: [live],
  pricesMinor: { INR: 649900 },
  ...part,
});

const rupees = { currency: 'INR', rates: null } as const;

describe('the plan whose session costs least', () => {
  it('is found by price per session, not by price', () => {
    const plans = [plan({}), plan({ key: 'b', sessions: 96, pricesMinor: { INR: 7599900 } })];
    expect(cheapestPerSession(plans, rupees)).toBe('b');
  });

  it('depends on the currency shown', () => {
    const plans = [
      plan({ pricesMinor: { INR: 100, USD: 900 } }),
      plan({ key: 'b', pricesMinor: { INR: 200, USD: 800 } }),
    ];
    expect(cheapestPerSession(plans, rupees)).toBe('a');
    expect(cheapestPerSession(plans, { currency: 'USD', rates: null })).toBe('b');
  });

  it.each([
    ['a single plan', [plan({})]],
    ['a tie', [plan({}), plan({ key: 'b' })]],
    ['plans shown in different currencies', [plan({}), plan({ key: 'b', pricesMinor: { USD: 1 } })]],
  ])('is none among %s', (_, plans) => {
    expect(cheapestPerSession(plans, rupees)).toBeNull();
  });
});

describe('features', () => {
  it('are listed once if all plans have them, and stay with the plan if they differ', () => {
    const second = plan({ key: 'b', features: [tests, live] });
    const { shared, ownOf } = splitFeatures([plan({}), second]);
    expect(shared).toEqual([live]);
    expect(ownOf(second)).toEqual([tests]);
  });
});

it('offers a tab only for a subject that has plans', () => {
  expect(subjectsOf([plan({ subject: 'math' })])).toEqual(['math']);
  expect(subjectsOf([plan({ subject: 'math' }), plan({})])).toEqual(['coding', 'math']);
});
