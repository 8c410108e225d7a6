// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { utimesSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { career } from '@lanternway/contracts/enquiries/site';
import { until } from '../mailer/mails';
import { createTestHome, type TestHome } from '../start-cms';
import { pdfOf } from './documents';
import { expectStoredOnce } from './kept-once';
import { multipart, multipartType } from './multipart';
import { filesOf } from './refusals';
import { fieldParts, resumePart, rightApplication } from './sending';
import { endServers, spawnServer, startServer } from './servers';
import { fillIn, submit } from './submitting';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

interface Sweeping {
  sweep: () => Promise<void>;
}

it('has nothing of an upload that it was killed in, once an hour has gone by', async () => {
  const before = await startServer(home);
  const kept = fillIn('career');
  expect(await submit(before.url, kept)).toBe(200);
  await before.stop();
  const whole = filesOf(home);

  const server = await spawnServer(home);
  const body = multipart([...fieldParts(rightApplication()), resumePart(pdfOf(3_000_000))]);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST ${career.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${String(body.length)}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 2_000_000));
  await until(() => Promise.resolve(filesOf(home).length > whole.length ? true : undefined));
  server.signal('SIGKILL');
  await server.ended;
  socket.destroy();
  expect(filesOf(home).length).toBe(whole.length + 1);

  const after = await startServer(home);
  const anHourAgo = new Date(Date.now() - 61 * 60_000);
  for (const file of filesOf(home)) utimesSync(path.join(home.folder, file), anHourAgo, anHourAgo);
  await after.strapi.plugin('enquiries').service<Sweeping>('resumes').sweep();
  expect(filesOf(home)).toEqual(whole);
  await expectStoredOnce(after, home, [kept]);
  await after.stop();
});
