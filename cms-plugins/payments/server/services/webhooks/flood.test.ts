import { createFlood, tooManyAnHour } from './flood';

it('is one too many once an hour, for each provider', () => {
  let time = new Date('2026-11-21T10:00:00Z');
  const { isOneTooMany } = createFlood(() => time);
  const several = () =>
    Array.from({ length: tooManyAnHour * 3 }, () => isOneTooMany('razorpay')).filter(Boolean);
  expect(several()).toEqual(['2026-11-21T10']);
  expect(isOneTooMany('paypal')).toBeNull();
  time = new Date('2026-11-21T11:00:00Z');
  expect(several()).toEqual(['2026-11-21T11']);
});
