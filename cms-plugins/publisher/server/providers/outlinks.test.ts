import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tryAddress, type Reach } from './outlinks';

let server: http.Server;
let port = '';
const asked: string[] = [];

/** Answers as its path says. */
beforeAll(async () => {
  server = http.createServer((call, answer) => {
    const { method = '', url = '' } = call;
    asked.push(`${method} ${url}`);
    const [, kind = '', rest = ''] = /^\/(\w+)(?:\/(.*))?$/.exec(url) ?? [];
    if (kind === 'headless') answer.statusCode = method === 'HEAD' ? 405 : 200;
    else if (kind === 'to') answer.writeHead(302, { Location: decodeURIComponent(rest) });
    else if (kind === 'round') answer.writeHead(302, { Location: '/round' });
    else answer.statusCode = Number(kind.replace(/\D/g, '') || 200);
    answer.end('Words');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = String((server.address() as AddressInfo).port);
});

afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => asked.splice(0));

/** As if this machine were in the open network: only names ending in `.example` lead here. */
const reach = (resolved: string[] = ['127.0.0.1'], open = new Set(['127.0.0.1'])): Reach => ({
  isPublic: (address) => open.has(address),
  ports: ['', '80', '443', port],
  resolve: ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
    done(
      null,
      resolved.map((address) => ({ address, family: 4 })),
    );
  }) as unknown as NonNullable<Reach['resolve']>,
});

const at = (path: string) => `http://site.example:${port}${path}`;

it('asks for the head only, where that is answered', async () => {
  expect(await tryAddress(at('/s200'), reach())).toEqual({ kind: 'answered', status: 200 });
  expect(asked).toEqual(['HEAD /s200']);
});

it('asks for the page where a server refuses the head, and believes the second answer', async () => {
  expect(await tryAddress(at('/headless'), reach())).toEqual({ kind: 'answered', status: 200 });
  expect(await tryAddress(at('/s404'), reach())).toEqual({ kind: 'answered', status: 404 });
  expect(asked).toEqual(['HEAD /headless', 'GET /headless', 'HEAD /s404', 'GET /s404']);
});

it('follows redirects, and not without end', async () => {
  expect(await tryAddress(at('/to/%2Fs410'), reach())).toEqual({ kind: 'answered', status: 410 });
  expect(await tryAddress(at('/round'), reach())).toEqual({ kind: 'silent' });
  expect(asked.filter((one) => one === 'GET /round')).toHaveLength(6);
});

describe('an address that must not be called', () => {
  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/',
    'file:///etc/passwd',
    'ftp://site.example/',
    'http://user:secret@site.example/',
    'http://site.example:22/',
  ])('is refused: %s', async (address) => {
    expect(await tryAddress(address, reach(['127.0.0.1'], new Set()))).toEqual({ kind: 'refused' });
    expect(asked).toEqual([]);
  });

  it('is refused where one of the addresses of a name is private', async () => {
    expect(await tryAddress(at('/s200'), reach(['127.0.0.1', '10.0.0.7']))).toEqual({ kind: 'refused' });
    expect(asked).toEqual([]);
  });

  it('is refused where a page leads to it', async () => {
    const inside = encodeURIComponent('http://10.0.0.7/admin');
    expect(await tryAddress(at(`/to/${inside}`), reach())).toEqual({ kind: 'refused' });
  });

  it('is refused where a name becomes private between two calls', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.7']];
    const rebinding = reach();
    rebinding.resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
      done(
        null,
        (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
      );
    }) as unknown as NonNullable<Reach['resolve']>;
    // The head is answered with an error, and the page is asked for.
    expect(await tryAddress(at('/s404'), rebinding)).toEqual({ kind: 'refused' });
    expect(asked).toEqual(['HEAD /s404']);
  });
});
