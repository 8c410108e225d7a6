import { createCircuits } from './circuit';

let time = 0;
const circuits = () => {
  time = 1_000_000;
  return createCircuits(() => time);
};

it('stops calling a provider that asks for it, and then sends one call to check', () => {
  const { mayAsk, failed } = circuits();
  expect(mayAsk('razorpay')).toBe('freely');
  failed('razorpay', 'rate');
  expect(mayAsk('razorpay')).toBe('no');
  expect(mayAsk('paypal')).toBe('freely');
  time += 15_000;
  expect([mayAsk('razorpay'), mayAsk('razorpay')]).toEqual(['once', 'no']);
});

it('waits twice as long after each look in vain, and no longer than five minutes', () => {
  const { mayAsk, failed } = circuits();
  const pauses: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    failed('paypal', 'rate');
    const since = time;
    while (mayAsk('paypal') === 'no') time += 1000;
    pauses.push((time - since) / 1000);
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 300, 300]);
});

it('counts the calls of one breakdown as one', () => {
  const { mayAsk, failed } = circuits();
  for (let call = 0; call < 8; call += 1) failed('razorpay', 'unknown');
  time += 15_000;
  expect(mayAsk('razorpay')).toBe('once');
});

it('takes a single failure for chance, and a refusal for an answer', () => {
  const { mayAsk, failed } = circuits();
  failed('razorpay', 'unknown');
  failed('razorpay', 'busy');
  expect(mayAsk('razorpay')).toBe('freely');
  failed('razorpay', 'gone');
  failed('razorpay', 'unknown');
  expect(mayAsk('razorpay')).toBe('freely');
});

it('goes on as before once the provider has answered', () => {
  const { mayAsk, failed, answered } = circuits();
  failed('razorpay', 'rate');
  answered('razorpay');
  expect(mayAsk('razorpay')).toBe('freely');
});
