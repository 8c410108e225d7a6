import { storedPlan } from './plan-fixture';
import { readOffer, readSeller } from './read-offer';

const plan = {
  ...storedPlan,
  features: [{ label: 'Module tests', icon: 'exam' }],
  prices: [{ currency: 'INR', amountMinor: 649900 }],
};

describe('what an address of the checkout sells', () => {
  it('is a plan', () => {
    expect(readOffer({ plan, track: null })).toEqual({
      plan: 'coding-monthly',
      planTitle: 'Coding Monthly',
      track: null,
      sessions: 8,
      sessionMinutes: 45,
      duration: '1 month',
      features: ['Module tests'],
      pricesMinor: { INR: 649900 },
    });
  });

  it('is a track, for what the plan costs that it is sold as', () => {
    const track = { slug: 'elevate', title: 'Elevate', prices: [], soldAs: plan };
    expect(readOffer({ plan: null, track })).toMatchObject({
      plan: 'coding-monthly',
      track: { slug: 'elevate', title: 'Elevate' },
      pricesMinor: { INR: 649900 },
    });
  });

  it('is a track for its own price, where it has one', () => {
    const track = {
      slug: 'elevate',
      title: 'Elevate',
      prices: [{ currency: 'INR', amountMinor: 1 }],
      soldAs: plan,
    };
    expect(readOffer({ plan: null, track })?.pricesMinor).toEqual({ INR: 1 });
  });

  it('is nothing where the address names none, or a track that is not sold', () => {
    expect(readOffer({ plan: null, track: null })).toBeNull();
    expect(
      readOffer({ plan: null, track: { slug: 'elevate', title: 'Elevate', prices: null, soldAs: null } }),
    ).toBeNull();
  });
});

it('names who sells, and how to call', () => {
  expect(readSeller({ seller: { brandName: 'Lanternway', phone: '+91 98000 00000' } })).toEqual({
    brandName: 'Lanternway',
    phone: '+91 98000 00000',
    phoneHref: 'tel:+919800000000',
  });
});
