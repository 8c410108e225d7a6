import { countNarrowing, readAddress, toServer } from './address';

const read = (address: string) => readAddress(new URLSearchParams(address));

it('reads what somebody chose', () => {
  expect(
    read('attention=true&state=paid&currency=USD&provider=paypal&plan=coding-monthly&_q=asha&page=3'),
  ).toEqual(
    expect.objectContaining({
      attention: true,
      state: 'paid',
      currency: 'USD',
      provider: 'paypal',
      plan: 'coding-monthly',
      search: 'asha',
      page: 3,
    }),
  );
});

it('takes what cannot be meant as not said', () => {
  const address = read(
    'state=rich&currency=EUR&provider=bank&plan=../x&from=yesterday&page=-1&pageSize=7&sort=x',
  );
  expect(countNarrowing(address)).toBe(0);
  expect(address).toMatchObject({ page: 1, pageSize: 20, sort: 'newest' });
});

it('asks the server for the page, and for the file without one', () => {
  const address = read('attention=true&state=paid&_q= asha &page=2');
  expect(toServer(address)).toBe('state=paid&search=asha&attention=true&sort=newest&page=2&pageSize=20');
  expect(toServer(address, false)).toBe('state=paid&search=asha&attention=true');
});

it('keeps the time that a number of the revenue was counted in', () => {
  const asked = 'source=unknown&paidFrom=2026-10-31T18%3A30%3A00.000Z&paidUntil=2026-11-30T18%3A30%3A00.000Z';
  const address = read(`${asked}&refundedFrom=today`);
  expect(countNarrowing(address)).toBe(3);
  expect(toServer(address, false)).toBe(asked);
});
