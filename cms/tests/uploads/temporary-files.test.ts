// Databases: SQLite, as it is about the files that an upload leaves behind.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import request from 'supertest';
import { ownTemporaryFolder } from '../enquiries/refusals';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';

let home: TestHome;
let cms: Cms;
let authorization: Record<Staff, string>;

beforeAll(async () => {
  home = await createTestHome();
  const temporaryFolder = ownTemporaryFolder(home);
  mkdirSync(temporaryFolder.TMPDIR);
  cms = await startCms(home, temporaryFolder);
  authorization = await logInStaff(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** The content of the folders for incoming files: ours and the machine's. */
const temporary = () => ({
  ours: list(path.join(home.folder, 'private', 'incoming')),
  machine: list(ownTemporaryFolder(home).TMPDIR),
});

const media = (address = '/upload', staff: Staff = 'marketing') =>
  request(cms.url).post(address).set('Authorization', authorization[staff]);

const uploaded = () => readdirSync(path.join(home.folder, 'public', 'uploads')).length;

describe('an upload leaves no temporary file', () => {
  let before: ReturnType<typeof temporary>;

  beforeEach(() => {
    before = temporary();
  });

  afterEach(async () => {
    await settled(() => {
      expect(temporary()).toEqual(before);
    });
  });

  it('where the media library keeps the file', async () => {
    const kept = uploaded();
    const { status } = await media().attach('files', png, 'picture.png');
    expect(status).toBe(201);
    expect(uploaded()).toBeGreaterThan(kept);
  });

  it('where it keeps several', async () => {
    const { status } = await media().attach('files', png, 'one.png').attach('files', png, 'two.png');
    expect(status).toBe(201);
  });

  it('where the kind of the file is refused', async () => {
    const kept = uploaded();
    const { status } = await media().attach('files', Buffer.from('MZ program'), 'tool.exe');
    expect(status).toBe(400);
    expect(uploaded()).toBe(kept);
  });

  it('when the file is in an unknown field', async () => {
    await media().attach('other', png, 'other.png').attach('ref', png, 'ref.png');
  });

  it('where the sender may not upload, or is nobody', async () => {
    expect((await media('/upload', 'finance').attach('files', png, 'a.png')).status).toBe(403);
    expect((await request(cms.url).post('/upload').attach('files', png, 'a.png')).status).toBe(401);
  });

  it('where it is larger than any may be', async () => {
    const { status } = await media().attach('files', Buffer.alloc(26 * 1024 * 1024), 'large.png');
    expect(status).toBe(413);
  });

  it('where the logo of the admin is changed', async () => {
    const send = (staff: Staff) =>
      request(cms.url)
        .post('/admin/project-settings')
        .set('Authorization', authorization[staff])
        .attach('menuLogo', png, 'logo.png');
    expect((await send('superAdmin')).status).toBe(200);
    expect((await send('marketing')).status).toBe(403);
  });

  it.each([
    '/upload',
    '/upload?id=1',
    '/UPLOAD/',
    '/admin/project-settings',
    '/api/auth/career',
    '/api/faqs',
  ])('where the sender goes away in the middle of one to %s', async (address) => {
    await breakOff(cms.url, address, authorization.superAdmin);
  });

  it.each(['/api/upload', '/api/faqs', '/nowhere', '/admin/login', '/api/auth/students', '/'])(
    'where it is sent to %s, which takes none',
    async (address) => {
      const { status } = await request(cms.url).post(address).attach('files', png, 'picture.png');
      expect(status).toBe(415);
    },
  );
});

/** Sends a good part of a large file, then hangs up. */
async function breakOff(url: string, address: string, token: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = [
    `POST ${address} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 4000000',
    '',
    '--x',
    'Content-Disposition: form-data; name="files"; filename="resume.pdf"',
    'Content-Type: image/png',
    '',
    '',
  ];
  socket.write(head.join('\r\n'));
  await new Promise((resolve) => socket.write(Buffer.alloc(500_000), resolve));
  // By then the server has begun to read.
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
}

/** Waits for the check to pass: the last file is removed after the answer, or without one after a hang-up. */
async function settled(check: () => void): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      check();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  check();
}
