// Databases: PostgreSQL, as several servers share one queue.
import { freeClass } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { findRows, until } from '../mailer/mails';
import { spawnCms, untilReady } from '../spawn-cms';
import { createTestHome, startCms, type TestHome } from '../start-cms';
import { newSender, rightFreeClass, sendJson } from './sending';
import { freeClassUid, rowsOf, untilAnnounced } from './stored';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await home.remove();
});

interface Notifier {
  stop: () => Promise<void>;
}

it('announces each enquiry once, though three servers look for new ones', async () => {
  const here = await startCms(home, plentiful);
  const variables = { ...home.env, ...plentiful };
  const first = await spawnCms(variables);
  await untilReady(first);
  const second = await spawnCms(variables);
  await untilReady(second);

  // All three servers receive enquiries at the same moment, and all three send mails about those they find.
  const senders = Array.from({ length: 90 }, () => newSender('several'));
  const servers = [here, first, second];
  const answers = await Promise.all(
    senders.map((sender, index) =>
      sendJson(servers[index % 3] ?? here, freeClass.path, rightFreeClass(sender)),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  await untilAnnounced(here, freeClassUid, { parentEmail: { $in: senders } });
  const rows = await rowsOf(here, freeClassUid, { parentEmail: { $in: senders } });
  expect(rows).toHaveLength(90);
  await until(async () => ((await findRows(here, { state: 'waiting' })).length === 0 ? true : undefined));
  const mails = await findRows(here, { recipient: { $in: senders } });
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...senders].sort());

  for (const cms of [first, second]) cms.signal('SIGTERM');
  await Promise.all([first.ended, second.ended]);
  await here.stop();
});

it('announces, in the next process, what a killed one had answered', async () => {
  const killed = await spawnCms({ ...home.env, ...plentiful });
  await untilReady(killed);
  const senders = Array.from({ length: 12 }, () => newSender('killed'));
  await Promise.all(
    senders.map((sender) => sendJson(killed, freeClass.path, rightFreeClass(sender)).expect(200)),
  );
  killed.signal('SIGKILL');
  await killed.ended;

  const after = await startCms(home, plentiful);
  expect(await rowsOf(after, freeClassUid, { parentEmail: { $in: senders } })).toHaveLength(12);
  await untilAnnounced(after, freeClassUid, { parentEmail: { $in: senders } });
  const mails = await findRows(after, { recipient: { $in: senders } });
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...senders].sort());
  const notifier = after.strapi.plugin('enquiries').service<Notifier>('notifier');
  await notifier.stop();
  await after.stop();
});
