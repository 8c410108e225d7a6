// Databases: SQLite, as it is about what is counted, and counting is tested on both.
import { connect } from 'node:net';
import { career } from '@lanternway/contracts/enquiries/site';
import { serveCms } from '../serve-cms';
import { multipartType } from './multipart';

const cms = serveCms();

it('counts who sends resumes before any of them is read', async () => {
  for (let sent = 0; sent < 30; sent += 1) expect(await announce()).toMatch(/^HTTP\/1\.1 413 /);
  expect(await announce()).toMatch(/^HTTP\/1\.1 429 [^]*"success":false/);
});

/** Starts a request with a body, and never sends a byte of it. */
function announce(): Promise<string> {
  const { hostname, port } = new URL(cms.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!/\r\n\r\n.*\}/s.test(said)) return;
      socket.destroy();
      resolve(said);
    });
    socket.once('error', reject);
    socket.write(
      `POST ${career.path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipartType}\r\nContent-Length: 99000000\r\n\r\n`,
    );
  });
}
