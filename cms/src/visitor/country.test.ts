import { findCountry } from './country';
import type { CountryService } from './country-service';

const knows = (country: string | null): CountryService & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    find: (address) => {
      asked.push(address);
      return Promise.resolve(country);
    },
  };
};

it('does not believe a header that no trusted proxy wrote', async () => {
  const visitor = { address: '81.2.69.142', header: 'IN' };
  expect(await findCountry(visitor, { trustsHeader: false, service: null })).toBe('GB');
  expect(await findCountry(visitor, { trustsHeader: true, service: null })).toBe('IN');
});

it.each(['XX', 'T1', '', 'India', 'i'])('takes the header "%s" for no answer', async (header) => {
  const visitor = { address: '81.2.69.142', header };
  expect(await findCountry(visitor, { trustsHeader: true, service: null })).toBe('GB');
});

it('asks the service before the database, with the address in its plain form', async () => {
  const service = knows('FR');
  const visitor = { address: '::ffff:81.2.69.142', header: '' };
  expect(await findCountry(visitor, { trustsHeader: false, service })).toBe('FR');
  expect(service.asked).toEqual(['81.2.69.142']);
});

it('asks the database when the service does not know', async () => {
  const visitor = { address: '49.36.1.1', header: '' };
  expect(await findCountry(visitor, { trustsHeader: false, service: knows(null) })).toBe('IN');
});

it('asks nobody about an address that is nowhere', async () => {
  const service = knows('FR');
  const visitor = { address: '192.168.1.5', header: '' };
  expect(await findCountry(visitor, { trustsHeader: false, service })).toBeNull();
  expect(service.asked).toEqual([]);
});
