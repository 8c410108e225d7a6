// Databases: SQLite, as it is about what is counted, and counting is tested on both.
import { contact, freeClass } from '@lanternway/contracts/enquiries/site';
import { serveCms } from '../serve-cms';
import { newSender, rightFreeClass, rightMessage, sendJson } from './sending';

const cms = serveCms();

it('refuses too many requests: by network address, and by e-mail from any address', async () => {
  const email = newSender('often');
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const sent = { ...rightMessage(email), message: `Question ${String(index)}` };
    statuses.push((await sendJson(cms, contact.path, sent)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const over = await sendJson(cms, freeClass.path, rightFreeClass(email));
  expect(over.status).toBe(429);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  expect(over.body).toMatchObject({ success: false });

  // Requests that cannot be read count for the address too.
  for (let index = 0; index < 120; index += 1) await sendJson(cms, freeClass.path, { name: '' });
  await sendJson(cms, freeClass.path, { name: '' }).expect(429);
  await sendJson(cms, contact.path, rightMessage()).expect(429);
});
