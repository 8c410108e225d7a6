import { openCheckoutDraft } from './checkout-draft';

beforeEach(() => sessionStorage.clear());

it('keeps what one parent typed, and shows it to no other', () => {
  openCheckoutDraft('priya@example.com').keep({ name: 'Priya', phone: '9800000000' });
  expect(openCheckoutDraft('priya@example.com').read()).toEqual({ name: 'Priya', phone: '9800000000' });
  expect(openCheckoutDraft('asha@example.com').read()).toEqual({});
});
