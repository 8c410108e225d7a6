// Databases: SQLite, as the outbox of the demonstration is a folder of files.
import request from 'supertest';
import { serveCms } from '../serve-cms';
import { queueMail, untilState } from './mails';

const cms = serveCms();
let address: string;

const ics = Buffer.from('BEGIN:VCALENDAR').toString('base64');

beforeAll(async () => {
  await queueMail(cms, {
    key: 'shown',
    subject: 'Hello <b>',
    attachments: [{ filename: 'class "1".ics', contentType: 'text/html', base64: ics }],
  });

  await untilState(cms, 'shown', 'sent');
  const { text } = await request(cms.url).get('/_outbox').expect(200);
  address = /href="(\/_outbox\/[^"]+)"/.exec(text)?.[1] ?? '';
});

it('lists the mails on a page that needs no script and allows none', async () => {
  const { text, headers } = await request(cms.url).get('/_outbox');
  expect(text).toContain('Hello &lt;b&gt;');
  expect(text).toContain('to parent@example.com');
  expect(text).not.toMatch(/<script/i);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

it('shows a mail with its text and what is attached', async () => {
  const { text } = await request(cms.url).get(address).expect(200);
  expect(text).toContain(`<iframe src="${address}/html"`);
  expect(text).toContain('<pre>Hello from');
  expect(text).toContain('class &quot;1&quot;.ics');
});

it('shows the mail itself in a box of its own', async () => {
  const { text, headers } = await request(cms.url).get(`${address}/html`).expect(200);
  expect(text).toContain('A line.');
  expect(text).toContain('<base target="_top">');
  expect(headers['content-security-policy']).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

it('gives away what is attached as a file to be saved, whatever it calls itself', async () => {
  const { headers, body } = await request(cms.url).get(`${address}/attachments/0`).expect(200);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-disposition']).toMatch(/^attachment; filename=/);
  expect((body as Buffer).toString()).toBe('BEGIN:VCALENDAR');
});

it.each(['/1', '/..%2f..%2fcms', '/999999999999999-00000000', '/1/html', '/1/attachments/0'])(
  'has no mail at /_outbox%s',
  async (path) => {
    const { status, text } = await request(cms.url).get(`/_outbox${path}`);
    expect(status).toBe(404);
    expect(text).toContain('There is no such mail');
  },
);

it('has no attachment but those of the mail', async () => {
  for (const name of ['1', '-1', 'length']) {
    expect((await request(cms.url).get(`${address}/attachments/${name}`)).status).toBe(404);
  }
  expect((await request(cms.url).get(`${address}/attachments/__proto__`)).status).toBe(400);
});
