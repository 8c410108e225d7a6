import type { PersonalDataProvider } from '@lanternway/server-kit/platform';
import { personalData } from './personal-data';

const person = { id: 7, email: 'priya@example.com' };

const provider = (
  name: string,
  erase: PersonalDataProvider['erase'] = () => Promise.resolve(),
): PersonalDataProvider => ({
  name,
  title: `All ${name}`,
  count: () => Promise.resolve(name.length),
  read: ({ id }) => Promise.resolve([`${name} of ${String(id)}`]),
  erase,
});

it('reads what every part keeps, each under its name', async () => {
  const data = personalData();
  data.register(provider('orders'));
  data.register(provider('letters'));
  expect(await data.read(person)).toEqual({ orders: ['orders of 7'], letters: ['letters of 7'] });
});

it('counts what every part keeps, in the words of the staff', async () => {
  const data = personalData();
  data.register(provider('orders'));
  data.register(provider('mails'));
  expect(await data.count({ id: null, email: 'guest@example.com' })).toEqual([
    { name: 'orders', what: 'All orders', count: 6 },
    { name: 'mails', what: 'All mails', count: 5 },
  ]);
});

it('has every part erase, and fails with the first that cannot', async () => {
  const asked: string[] = [];
  const data = personalData();
  data.register(provider('orders', ({ email }) => Promise.resolve(void asked.push(email))));
  await data.erase(person);
  expect(asked).toEqual(['priya@example.com']);
  data.register(provider('letters', () => Promise.reject(new Error('Locked away.'))));
  await expect(data.erase(person)).rejects.toThrow('Locked away.');
});

it('refuses a second part of the same name, which would hide the first', () => {
  const data = personalData();
  data.register(provider('orders'));
  expect(() => {
    data.register(provider('orders'));
  }).toThrow('orders');
});

it('tells of an erasure when all parts are done, and fails where that cannot be noted', async () => {
  const done: string[] = [];
  const data = personalData();
  data.tell(({ email }) => Promise.resolve(void done.push(`told of ${email}`)));
  data.register({
    ...provider('orders'),
    afterwards: () => Promise.resolve(void done.push('afterwards')),
  });
  await data.afterwards(person);
  expect(done).toEqual(['afterwards', 'told of priya@example.com']);
  data.tell(() => Promise.reject(new Error('The disk is full.')));
  await expect(data.afterwards(person)).rejects.toThrow('The disk is full.');
});
