import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from './env';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      port: 1337,
      publicUrl: 'http://localhost:1337',
      trustProxy: 0,
      rateLimitScale: 1,
      clockAdvanceMs: 0,
      ratesUrl: null,
      mail: { transport: { kind: 'demo' }, from: null },
      geo: { countryHeader: null, lookupUrl: null },
      database: { client: 'sqlite' },
    });
  });

  it('keeps everything it writes in one folder, next to those of the workspace', () => {
    const root = path.resolve(process.cwd(), '..');
    const { dataDir, siteDir, database } = readEnv({});
    expect(dataDir).toBe(path.join(root, '.data'));
    expect(siteDir).toBe(path.join(dataDir, 'site', 'current'));
    expect(database).toEqual({ client: 'sqlite', filename: path.join(dataDir, 'cms.db') });
    expect(readEnv({ DATA_DIR: '/var/x' }).siteDir).toBe('/var/x/site/current');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', RATES_URL: ' ' })).toMatchObject({ port: 1337, ratesUrl: null });
  });

  it('takes the port into the address the world sees, unless that is given', () => {
    expect(readEnv({ PORT: '1400' }).publicUrl).toBe('http://localhost:1400');
    expect(readEnv({ PUBLIC_URL: 'https://lanternway.example/' }).publicUrl).toBe(
      'https://lanternway.example',
    );
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '13.5' }, 'PORT'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ CLOCK_ADVANCE_MS: '-1' }, 'CLOCK_ADVANCE_MS'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
    [{ RATE_LIMIT_SCALE: '0.5' }, 'RATE_LIMIT_SCALE'],
    [{ PUBLIC_URL: 'lanternway.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://lanternway.example/site' }, 'PUBLIC_URL'],
    [{ RATES_URL: 'ftp://rates.example' }, 'RATES_URL'],
    [{ GEO_LOOKUP_URL: 'https://geo.example/json' }, 'GEO_LOOKUP_URL'],
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM'],
    [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1QQQ' }, 'BACKUP_RECIPIENT'],
    [{ DATABASE_CLIENT: 'mysql' }, 'DATABASE_CLIENT'],
    [{ DATABASE_CLIENT: 'postgres' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql://school@db/school' }, 'DATABASE_CLIENT'],
    [{ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://x/y', DATABASE_SSL: 'on' }, 'DATABASE_SSL'],
    [{ ERASURES_KEPT_DAYS: '0' }, 'ERASURES_KEPT_DAYS'],
    [{ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  ])('refuses %j with one line that names it', (source, name) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  it('takes a variable from the file that its name with _FILE names, but not from two places', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'env-')), 'smtp');
    writeFileSync(file, 'smtp://mail.example:25\n');
    const { transport } = readEnv({ SMTP_URL_FILE: file }).mail;
    expect(transport).toEqual({ kind: 'smtp', url: 'smtp://mail.example:25' });
    expect(() => readEnv({ SMTP_URL: 'smtp://other.example', SMTP_URL_FILE: file })).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set. Set one of them.',
    );
    expect(() => readEnv({ SMTP_URL_FILE: `${file}-not` })).toThrow(
      /^SMTP_URL_FILE must name a file that can be read, and is ".*" \(ENOENT\)\.$/,
    );
  });

  it('says in the address of the database how connections to it are encrypted', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'env-')), 'ca.pem');
    const base = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgresql://school@db/school' };
    const urlOf = (more: Record<string, string>) => {
      const { database } = readEnv({ ...base, ...more });
      return database.client === 'postgres' ? database.url : '';
    };
    expect(urlOf({})).toBe(base.DATABASE_URL);
    expect(urlOf({ DATABASE_SSL: 'require' })).toBe(`${base.DATABASE_URL}?sslmode=no-verify`);
    const verified = { DATABASE_SSL: 'verify', DATABASE_SSL_CA_FILE: file };
    expect(() => urlOf(verified)).toThrow(/^DATABASE_SSL=verify needs DATABASE_SSL_CA_FILE: [^\n]+\.$/);
    writeFileSync(file, '-----BEGIN CERTIFICATE-----');
    expect(new URL(urlOf(verified)).searchParams.get('sslrootcert')).toBe(file);
    expect(() => urlOf({ DATABASE_SSL_CA_FILE: file })).toThrow('DATABASE_SSL is not: set it to verify.');
  });

  it('names all that are wrong at once, in a line each', () => {
    const wrong = { PORT: 'abc', TRUST_PROXY: 'true', RAZORPAY_KEY_ID: 'rzp_test_1', MAIL_FROM: 'nobody' };
    const read = () => readEnv({ ...wrong, PAYPAL_API_BASE: 'x', PAYPAL_CLIENT_ID: 'x', SMTP_URL: 'x' });
    const names = [
      'PORT',
      'TRUST_PROXY',
      'RAZORPAY_KEY_SECRET, .*',
      'PAYPAL_SECRET, .*',
      'SMTP_URL',
      'MAIL_FROM',
    ];
    const lines = names.map((name) => `${name} (must|are) [^\\n]+\\.`);
    expect(read).toThrow(new RegExp(`^${lines.join('\\n')}$`));
  });

  it('does not show the password in a database address it refuses', () => {
    expect(() => readEnv({ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'pg://me:hush@db/x' })).toThrow(
      /^(?!.*hush)/,
    );
    expect(() => readEnv({ SMTP_URL: 'http://me:hush@mail.example' })).toThrow(/^(?!.*hush)/);
  });

  it('sends mail where a mail server is named, and keeps it to be read where none is', () => {
    const url = 'smtps://me:hush@mail.example:465';
    expect(readEnv({ SMTP_URL: url }).mail.transport).toEqual({ kind: 'smtp', url });
    expect(readEnv({ DATA_DIR: '/var/x' }).mail.transport).toEqual({
      kind: 'demo',
      folder: '/var/x/outbox',
    });
  });
});
