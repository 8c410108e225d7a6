/**
 * Every environment variable of the CMS, parsed once. Nothing else reads `process.env`. Values that cannot be read stop
 * the process, with a line for each that names it.
 */
import path from 'node:path';
import {
  EnvError,
  mailbox,
  mailServer,
  oneOf,
  readAll,
  text,
  webAddress,
  wholeNumber,
  type Source,
} from './env-values';
import { readPayments, type PaymentsEnv } from './env-payments';
import { sampleSecret } from './secrets';

/** The compiled application and its sources both run with the cms folder as working directory, as Strapi requires. */
const root = path.resolve(process.cwd(), '..');

export const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SITE_READ_TOKEN',
] as const;

export type SecretName = (typeof secretNames)[number];

export type Database = { client: 'sqlite'; filename: string } | { client: 'postgres'; url: string };

export type ResumeStorage =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

export interface Env {
  production: boolean;
  host: string;
  port: number;
  /** The public address, without a slash at its end. */
  publicUrl: string;
  /** Whether the address was set, and not made from the port. */
  isPublicUrlGiven: boolean;
  /** Whether the public address is https only. */
  httpsOnly: boolean;
  /** How many proxies in front of the server are trusted. 0: none. */
  trustProxy: number;
  /** Multiplies the limits for one network address, for places where many people share one. */
  rateLimitScale: number;
  dataDir: string;
  /** The folder of the site's sources, in which its pages are built. */
  frontendDir: string;
  /** The folder (or a link to it) of the live site. */
  siteDir: string;
  /** Whether published content goes live by itself. Off while content is seeded or tools inspect it. */
  publishes: boolean;
  /** `plain`: every release is made by a whole `gatsby build`, without the site builder. */
  siteBuilder: 'fast' | 'plain';
  database: Database;
  secrets: Record<SecretName, string>;
  /** A JSON file with staff logins to create, for demonstrations only. */
  demoStaffFile: string | null;
  geo: { countryHeader: string | null; lookupUrl: string | null };
  ratesUrl: string | null;
  /** Where resumes are kept: a folder that is never served, or a store with S3's protocol. */
  resumes: ResumeStorage;
  payments: PaymentsEnv;
  mail: {
    /** Where mail goes: to a mail server, or into a folder that can be read at /_outbox. */
    transport: { kind: 'smtp'; url: string } | { kind: 'demo'; folder: string };
    /** The sender's address of mails; null takes the one of the site settings. */
    from: string | null;
  };
}

/** Parses a set of variables. Throws an `EnvError` whose message has a line for each wrong variable. */
export function readEnv(source: Source): Env {
  const port = () => wholeNumber(source, 'PORT', { fallback: 1337, min: 1, max: 65535 });
  const production = source['NODE_ENV'] === 'production';
  const publicUrl = () =>
    webAddress(source, 'PUBLIC_URL', { originOnly: true }) ?? `http://localhost:${String(port())}`;
  const dataDir = path.resolve(root, text(source, 'DATA_DIR') ?? '.data');
  return readAll<Env>({
    production: () => production,
    host: () => text(source, 'HOST') ?? '0.0.0.0',
    port,
    publicUrl,
    isPublicUrlGiven: () => text(source, 'PUBLIC_URL') !== null,
    httpsOnly: () => production && publicUrl().startsWith('https://'),
    trustProxy: () => wholeNumber(source, 'TRUST_PROXY', { fallback: 0, min: 0, max: 10 }),
    rateLimitScale: () => wholeNumber(source, 'RATE_LIMIT_SCALE', { fallback: 1, min: 1, max: 1000 }),
    dataDir: () => dataDir,
    frontendDir: () => path.join(root, 'frontend'),
    siteDir: () => path.resolve(root, text(source, 'SITE_DIR') ?? path.join(dataDir, 'site', 'current')),
    publishes: () => oneOf(source, 'PUBLISHER', ['on', 'off'], 'on') === 'on',
    siteBuilder: () => oneOf(source, 'SITE_BUILDER', ['fast', 'plain'], 'fast'),
    database: () => readDatabase(source, dataDir),
    secrets: () => readSecrets(source),
    demoStaffFile: () => text(source, 'DEMO_STAFF_FILE'),
    geo: () => ({
      countryHeader: text(source, 'GEO_COUNTRY_HEADER'),
      lookupUrl: webAddress(source, 'GEO_LOOKUP_URL', { placeholder: '{ip}' }),
    }),
    ratesUrl: () => webAddress(source, 'RATES_URL'),
    resumes: () => readResumeStorage(source, dataDir),
    payments: () => readPayments(source, production),
    mail: () =>
      readAll<Env['mail']>({
        transport: () => readTransport(source, dataDir),
        from: () => mailbox(source, 'MAIL_FROM'),
      }),
  });
}

/** The variables of this process. A mistake in them ends it. */
function loadEnv(): Env {
  // Times are stored without a zone, so all processes must use the same one.
  process.env['TZ'] = 'UTC';
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const env = loadEnv();

function readDatabase(source: Source, dataDir: string): Database {
  const client = oneOf(source, 'DATABASE_CLIENT', ['sqlite', 'postgres'], 'sqlite');
  if (client === 'sqlite') {
    return {
      client,
      filename: path.resolve(root, text(source, 'DATABASE_FILENAME') ?? path.join(dataDir, 'cms.db')),
    };
  }
  const url = text(source, 'DATABASE_URL');
  if (url === null || !/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new EnvError('DATABASE_URL must be an address like postgresql://user:password@host:5432/name.');
  }
  return { client, url };
}

function readTransport(source: Source, dataDir: string): Env['mail']['transport'] {
  const url = mailServer(source, 'SMTP_URL');
  return url === null ? { kind: 'demo', folder: path.join(dataDir, 'outbox') } : { kind: 'smtp', url };
}

/** If a bucket's name is set, its keys must be set too. */
function readResumeStorage(source: Source, dataDir: string): ResumeStorage {
  const bucket = text(source, 'RESUMES_S3_BUCKET');
  if (bucket === null) return { kind: 'folder', folder: path.join(dataDir, 'private', 'resumes') };
  return {
    kind: 's3',
    bucket,
    region: text(source, 'RESUMES_S3_REGION') ?? 'us-east-1',
    endpoint: webAddress(source, 'RESUMES_S3_ENDPOINT'),
    accessKeyId: required(source, 'RESUMES_S3_ACCESS_KEY_ID'),
    secretAccessKey: required(source, 'RESUMES_S3_SECRET_ACCESS_KEY'),
  };
}

function required(source: Source, name: string): string {
  const value = text(source, name);
  if (value === null) throw new EnvError(`${name} is missing: RESUMES_S3_BUCKET asks for it.`);
  return value;
}

/** Outside production a missing secret gets a sample, so production refuses samples. */
function readSecrets(source: Source): Record<SecretName, string> {
  const secrets = secretNames.map((name) => [name, text(source, name) ?? sampleSecret(name)]);
  return Object.fromEntries(secrets) as Record<SecretName, string>;
}
