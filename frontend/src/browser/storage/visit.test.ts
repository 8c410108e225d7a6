import { readOriginOf } from '../drafts/origin';
import { noteVisit, readVisit } from './visit';

function arriveAt(address: string, referrer = ''): void {
  window.history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  noteVisit();
}

beforeEach(() => sessionStorage.clear());
afterAll(() => arriveAt('/'));

it('notes the campaign and the site that led here', () => {
  arriveAt('/blog?utm_source=news&utm_campaign=spring&page=2', 'https://www.search.example/find/?q=a');
  expect(readVisit()).toEqual({
    campaign: { source: 'news', campaign: 'spring' },
    referrer: 'www.search.example/find',
  });
});

it('is not changed by later pages', () => {
  arriveAt('/blog?utm_source=news');
  arriveAt('/faq?utm_source=other', 'https://other.example/');
  expect(readVisit()).toEqual({ campaign: { source: 'news' } });
});

it('takes no page of this site for another one', () => {
  arriveAt('/faq', `${window.location.origin}/blog`);
  expect(readVisit()).toEqual({});
});

it('reads nothing from what is not its own', () => {
  sessionStorage.setItem('visit', '{"campaign":{"source":1},"referrer":7}');
  expect(readVisit()).toEqual({});
});

it('is sent with a form, together with the page, the policy, the time zone and the time it took', () => {
  arriveAt('/book-free-class?utm_source=news');
  const startedAt = Date.now() - 5000;
  expect(readOriginOf({ variant: 'page', policyVersion: 3, startedAt })).toEqual({
    variant: 'page',
    page: '/book-free-class',
    campaign: { source: 'news' },
    policyVersion: 3,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    filledInMs: expect.any(Number) as number,
  });
  expect(readOriginOf({ variant: 'page', policyVersion: null, startedAt }).policyVersion).toBeUndefined();
});

describe('the campaign of a page', () => {
  const sent = () =>
    readOriginOf({ variant: 'landing', policyVersion: null, campaign: 'winter-2026', startedAt: Date.now() });

  it('is named where the visit named none, next to what else it named', () => {
    arriveAt('/winter-camp?utm_source=news');
    expect(sent().campaign).toEqual({ source: 'news', campaign: 'winter-2026' });
  });

  it('does not take the place of the campaign with which the visit began', () => {
    arriveAt('/winter-camp?utm_campaign=diwali');
    expect(sent().campaign).toEqual({ campaign: 'diwali' });
  });
});
