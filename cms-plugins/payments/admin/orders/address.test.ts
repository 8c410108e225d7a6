import { countNarrowing, readAddress, toServer, withChange, withoutFilter } from './address';

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

it('begins at the first page when something else is chosen', () => {
  expect(withChange(new URLSearchParams('page=4&state=paid'), { currency: 'INR' }).toString()).toBe(
    'state=paid&currency=INR',
  );
});

it('keeps the tab and the order when the filter is taken away', () => {
  const query = new URLSearchParams('attention=true&sort=oldest&state=paid&_q=asha&from=2026-01-01');
  expect(withoutFilter(query).toString()).toBe('attention=true&sort=oldest');
});

it('asks the server for the page, and for the file without one', () => {
  const address = read('attention=true&state=paid&_q= asha &page=2');
  expect(toServer(address)).toBe('state=paid&search=asha&attention=true&sort=newest&page=2&pageSize=20');
  expect(toServer(address, false)).toBe('state=paid&search=asha&attention=true');
});
