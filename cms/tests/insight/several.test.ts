// Databases: PostgreSQL, as several servers share one database and one of them is killed.
import path from 'node:path';
import { endServers, spawnServer, startServer } from '../enquiries/servers';
import { until } from '../mailer/mails';
import { releaseSite } from '../site/fixture';
import { createTestHome, type TestHome } from '../start-cms';
import { behindProxy, briefly, headersOf, phone, send, totals } from './visiting';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
  Object.assign(home.env, behindProxy);
  releaseSite(path.join(home.folder, 'site'), 'one');
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

const visitor = (place: number) =>
  headersOf({
    address: `198.51.100.${String(place % 250)}`,
    userAgent: `${phone} ${String(place)}`,
    country: 'IN',
  });

it('adds up what several servers take: all of it where they are stopped, and less than a second is lost where one is killed', async () => {
  const [first, second] = [await spawnServer(home), await spawnServer(home)];
  const looking = await startServer(home);
  const visits = Array.from({ length: 200 }, (_, place) => place);
  // Everybody looks at two pages, one from each server, so both write the same visits and the same rows.
  for (const place of visits) {
    const sent = [
      send(first, { event: 'view', path: '/faq' }, visitor(place)),
      send(second, { event: 'view', path: '/faq' }, visitor(place)),
    ];
    expect(await Promise.all(sent)).toEqual([204, 204]);
  }
  await until(async () => (briefly(await totals(looking)).includes('/faq view 400') ? true : undefined));
  expect(briefly(await totals(looking))).toEqual(['/faq view 400', '/faq visit 200']);

  // What a server has taken before it is told to stop is written.
  for (const place of visits.slice(0, 20))
    await send(second, { event: 'form_open', path: '/faq' }, visitor(place));
  second.signal('SIGTERM');
  await second.ended;
  expect(briefly(await totals(looking))).toEqual(['/faq form_open 20', '/faq view 400', '/faq visit 200']);

  // A server that is killed takes with it only what it has not written yet.
  await send(first, { event: 'form_sent', path: '/faq' }, visitor(1));
  await until(async () => (briefly(await totals(looking)).includes('/faq form_sent 1') ? true : undefined));
  first.signal('SIGKILL');
  await first.ended;
  expect(briefly(await totals(looking))).toContain('/faq form_sent 1');
  await looking.stop();
});
