// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { plentiful } from '../../accounts/parent';
import { findRows, until } from '../../mailer/mails';
import { spawnCms, untilReady } from '../../spawn-cms';
import { createTestHome, startCms, type TestHome } from '../../start-cms';
import { assertBooks } from '../assert-books';
import { newBuyer, orderByCard, payByCard, report } from '../buyer';
import { publishPlans } from '../goods';
import { startSandbox, type PaymentSandbox } from '../sandbox';
import { kept } from '../shop';
import { effectsOf, onceEach } from './stage';

let home: TestHome;
let sandbox: PaymentSandbox;

beforeAll(async () => {
  home = await createTestHome();
  sandbox = await startSandbox();
});

afterAll(async () => {
  await sandbox.stop();
  await home.remove();
});

it('R6: mails the receipts once the server is back, where it was killed right after the money was booked', async () => {
  const variables = { ...plentiful, ...sandbox.env };
  const before = await startCms(home, variables);
  await publishPlans(before);
  const buyers = [];
  while (buyers.length < 6) buyers.push(await newBuyer(before, 'before-a-crash'));
  await before.stop();

  const server = await spawnCms({ ...home.env, ...variables });
  await untilReady(server);
  const orders = await Promise.all(buyers.map((buyer) => orderByCard(server, buyer)));
  const paid = await Promise.all(orders.map((order) => payByCard(sandbox, order, 'nowebhook')));
  const answers = buyers.flatMap((buyer, place) => {
    const [order, answer] = [orders[place], paid[place]];
    return order && answer ? [report(server, buyer, order, answer)] : [];
  });
  // The first answer has arrived: its money is booked, and the others' is being booked.
  const first = await Promise.race(answers);
  expect([first.status, first.body]).toMatchObject([200, { status: 'paid' }]);
  server.signal('SIGKILL');
  await Promise.allSettled(answers);
  await server.ended;

  const cms = await startCms(home, variables);
  for (const [place, buyer] of buyers.entries()) {
    const [order, answer] = [orders[place], paid[place]];
    if (order && answer)
      expect((await report(cms, buyer, order, answer)).body).toMatchObject({ status: 'paid' });
  }
  for (const { order } of orders) {
    await until(async () => {
      const mails = await findRows(cms, { key: `payments.receipt.${order}` });
      return mails.length === 1 && mails[0]?.settledAt ? true : undefined;
    });
    expect(await effectsOf({ home, cms, sandbox, close: cms.stop }, order)).toEqual(onceEach);
    expect((await kept(cms, order)).order).toMatchObject({ stage: 'paid', attention: null });
  }
  await assertBooks(cms, sandbox);
  await cms.stop();
});
