import { filterOf, firstDay, readAddress } from './address';

const now = new Date('2026-11-24T18:00:00Z');

it('shows seven days where the address says nothing that it knows', () => {
  const odd = readAddress(new URLSearchParams('days=1000&area=everything&actor=-1&page=0'));
  expect(odd).toMatchObject({ days: '7', area: null, actor: null, page: 1 });
  expect(filterOf(odd, now)['from']).toBe('2026-11-18');
});

it('asks for a role by its name', () => {
  const address = readAddress(new URLSearchParams('role=Sales%2C India'));
  expect(filterOf(address, now)['role']).toBe('Sales, India');
  expect(readAddress(new URLSearchParams('role=a%00b')).role).toBeNull();
});

it('counts today as a day, and goes back to the beginning for all', () => {
  expect(firstDay('1', now)).toBe('2026-11-24');
  expect(firstDay('all', now)).toBeNull();
});
