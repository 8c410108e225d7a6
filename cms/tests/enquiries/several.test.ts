// Databases: PostgreSQL, as several servers share one database.
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { until } from '../mailer/mails';
import { createTestHome, type TestHome } from '../start-cms';
import { endServers, spawnServer, startServer } from './servers';
import { doubled, fillIn, inTurns, mailsToSenders, storedEnquiries, submit } from './submitting';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

it('takes each enquiry once, though two servers get it at the same time and one of them is killed', async () => {
  const first = await spawnServer(home);
  const second = await spawnServer(home);
  const sent = Array.from({ length: 400 }, (_, index) => fillIn(enquiryKinds[index % 3] ?? 'contact'));

  let answered = 0;
  let isKilled = false;
  await inTurns(sent, 20, async (filling) => {
    const statuses = await Promise.all([first, second].map(({ url }) => submit(url, filling)));
    answered += 1;
    if (answered >= sent.length / 2 && !isKilled) {
      isKilled = true;
      first.signal('SIGKILL');
    }
    // As the form does: again, until it is answered.
    let isTaken = statuses.includes(200);
    for (let again = 0; again < 20 && !isTaken; again += 1)
      isTaken = (await submit(second.url, filling)) === 200;
    expect([filling.email, statuses, isTaken]).toEqual([filling.email, statuses, true]);
  });
  await first.ended;
  expect(isKilled).toBe(true);

  const looking = await startServer(home);
  const stored = await storedEnquiries(looking);
  expect(stored.map(({ email }) => email).sort()).toEqual(sent.map(({ email }) => email).sort());
  const mails = await until(async () => {
    const found = await mailsToSenders(looking);
    return found.length >= sent.length ? found : undefined;
  });
  expect(doubled(mails.map(({ recipient }) => recipient))).toEqual([]);
  expect(mails).toHaveLength(sent.length);
  await looking.stop();
  second.signal('SIGTERM');
  await second.ended;
});
