/**
 * Every environment variable of the CMS, parsed once. Nothing else reads `process.env`. Values that cannot be read stop
 * the process, with a line for each that names it.
 */
import path from 'node:path';
import {
  ageRecipient,
  EnvError,
  mailbox,
  mailServer,
  oneOf,
  readAll,
  text,
  tryAll,
  webAddress,
  wholeNumber,
  type Readers,
  type Source,
} from './env-values';
import type { BucketSettings } from '@lanternway/object-store/connection';
import { advanceClock } from './clock';
import { readDatabase, type Database } from './env-database';
import { readMetrics, type MetricsEnv } from './env-metrics';
import { readPayments, type PaymentsEnv } from './env-payments';
import {
  readMediaStorage,
  readReleaseStorage,
  readResumeStorage,
  type MediaStorage,
  type ResumeStorage,
} from './env-stores';
import { sampleSecret, secretNames, type SecretName } from './secrets';
import { findUnsafe } from './unsafe';

/** The compiled application and its sources both run with the cms folder as working directory, as Strapi requires. */
const root = path.resolve(process.cwd(), '..');

/** How the server stops. */
export interface Stopping {
  /** How long it serves on once it has said that it is not ready. */
  delayMs: number;
  usualMs: number;
  uploadMs: number;
}

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
  /** How far the clock of this process is ahead, for tests and demonstrations. */
  clockAdvanceMs: number;
  dataDir: string;
  /** The folder of the site's sources, in which its pages are built. */
  frontendDir: string;
  /** The folder (or a link to it) of the live site. */
  siteDir: string;
  /** Whether published content goes live by itself. Off while content is seeded or tools inspect it. */
  publishes: boolean;
  /** Whether the nightly check of the content calls the other sites that it links to. */
  triesOutlinks: boolean;
  /** `plain`: every release is made by a whole `gatsby build`, without the site builder. */
  siteBuilder: 'fast' | 'plain';
  /** `json`: one event a line, for programs. `pretty`: for people. */
  logFormat: 'json' | 'pretty';
  /** Whether this process works in the background: publishes, mails, asks providers, keeps schedules. */
  runsJobs: boolean;
  /** Who changes the tables to this version's: a server at its start, only the command, or this process, which is the command. */
  migrates: 'at-start' | 'by-command' | 'now';
  /** Whether visitors are served, so that there must be a site. */
  servesSite: boolean;
  stopping: Stopping;
  /** Where what is measured can be read; null where nothing is. */
  metrics: MetricsEnv | null;
  database: Database;
  secrets: Record<SecretName, string>;
  /** A JSON file with staff logins to create, for demonstrations only. */
  demoStaffFile: string | null;
  geo: { countryHeader: string | null; lookupUrl: string | null };
  ratesUrl: string | null;
  /** The public key that backups are encrypted to. */
  backupRecipient: string | null;
  /** The list of who was erased, which is in no backup. */
  erasures: { folder: string; keptDays: number };
  /** Who keeps the daily hash of the log of staff; null sends it to the address of the site settings. */
  operatorEmail: string | null;
  /** Where pictures and other media are kept. Visitors get them at /uploads either way. */
  media: MediaStorage;
  /** The bucket through which servers on several machines get the site; null where they share a folder. */
  releases: BucketSettings | null;
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
export const readEnv = (source: Source): Env => readAll(readersOf(source));

/** All that is wrong with a set of variables, also what a production server must not run with. A line for each. */
export function findFaults(source: Source): string[] {
  const { values, lines } = tryAll(readersOf(source));
  const unsafe = findUnsafe({ ...values, secrets: tryAll(secretReaders(source)).values });
  return unsafe === null ? lines : [...lines, unsafe];
}

/** Four weeks. */
const farthestMs = 28 * 24 * 60 * 60_000;

function readersOf(source: Source): Readers<Env> {
  const port = () => wholeNumber(source, 'PORT', { fallback: 1337, min: 1, max: 65535 });
  const production = source['NODE_ENV'] === 'production';
  const publicUrl = () =>
    webAddress(source, 'PUBLIC_URL', { originOnly: true }) ?? `http://localhost:${String(port())}`;
  const dataDir = path.resolve(root, text(source, 'DATA_DIR') ?? '.data');
  return {
    production: () => production,
    host: () => text(source, 'HOST') ?? '0.0.0.0',
    port,
    publicUrl,
    isPublicUrlGiven: () => text(source, 'PUBLIC_URL') !== null,
    httpsOnly: () => production && publicUrl().startsWith('https://'),
    trustProxy: () => wholeNumber(source, 'TRUST_PROXY', { fallback: 0, min: 0, max: 10 }),
    rateLimitScale: () => wholeNumber(source, 'RATE_LIMIT_SCALE', { fallback: 1, min: 1, max: 1000 }),
    clockAdvanceMs: () => wholeNumber(source, 'CLOCK_ADVANCE_MS', { fallback: 0, min: 0, max: farthestMs }),
    dataDir: () => dataDir,
    frontendDir: () => path.join(root, 'frontend'),
    siteDir: () => path.resolve(root, text(source, 'SITE_DIR') ?? path.join(dataDir, 'site', 'current')),
    publishes: () => oneOf(source, 'PUBLISHER', ['on', 'off'], 'on') === 'on' && hasJobs(source),
    triesOutlinks: () => oneOf(source, 'OUTLINKS', ['on', 'off'], 'on') === 'on',
    runsJobs: () => roleOf(source) !== 'web' && hasJobs(source),
    migrates: () => oneOf(source, 'MIGRATE', ['at-start', 'by-command', 'now'], 'at-start'),
    servesSite: () => roleOf(source) !== 'worker',
    logFormat: () => oneOf(source, 'LOG_FORMAT', ['json', 'pretty'], production ? 'json' : 'pretty'),
    siteBuilder: () => oneOf(source, 'SITE_BUILDER', ['fast', 'plain'], 'fast'),
    stopping: () => readStopping(source, production),
    metrics: () => readMetrics(source, port),
    database: () => readDatabase(source, { root, dataDir }),
    secrets: () => readAll(secretReaders(source)),
    demoStaffFile: () => text(source, 'DEMO_STAFF_FILE'),
    geo: () => ({
      countryHeader: text(source, 'GEO_COUNTRY_HEADER'),
      lookupUrl: webAddress(source, 'GEO_LOOKUP_URL', { placeholder: '{ip}' }),
    }),
    ratesUrl: () => webAddress(source, 'RATES_URL'),
    backupRecipient: () => ageRecipient(source, 'BACKUP_RECIPIENT'),
    erasures: () => ({
      folder: path.resolve(root, text(source, 'ERASURES_DIR') ?? path.join(dataDir, 'erasures')),
      keptDays: wholeNumber(source, 'ERASURES_KEPT_DAYS', { fallback: 366, min: 1, max: 3660 }),
    }),
    operatorEmail: () => mailbox(source, 'OPERATOR_EMAIL'),
    media: () => readMediaStorage(source, dataDir),
    releases: () => readReleaseStorage(source),
    resumes: () => readResumeStorage(source, dataDir),
    payments: () => readPayments(source, production),
    mail: () =>
      readAll<Env['mail']>({
        transport: () => readTransport(source, dataDir),
        from: () => mailbox(source, 'MAIL_FROM'),
      }),
  };
}

/** The variables of this process. A mistake in them ends it. */
function loadEnv(): Env {
  // Times are stored without a zone, so all processes must use the same one.
  process.env['TZ'] = 'UTC';
  try {
    const read = readEnv(process.env);
    // A production server refuses it, once all that is wrong with its variables can be said.
    if (!read.production) advanceClock(read.clockAdvanceMs);
    return read;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(findFaults(process.env).join('\n'));
    process.exit(1);
  }
}

export const env = loadEnv();

/** Which part of the product's work this process does. */
function roleOf(source: Source) {
  return oneOf(source, 'ROLE', ['all', 'web', 'worker'], 'all');
}

/** Without jobs, the server only answers requests and does nothing by itself: so a copy of the product does no harm. */
function hasJobs(source: Source): boolean {
  return oneOf(source, 'JOBS', ['on', 'off'], 'on') === 'on';
}

function readStopping(source: Source, production: boolean): Stopping {
  const seconds = (name: string, fallback: number) =>
    wholeNumber(source, name, { fallback, min: 0, max: 600 }) * 1000;
  return readAll<Stopping>({
    // In production, long enough for a proxy that asks every two seconds to see it twice.
    delayMs: () => seconds('SHUTDOWN_DELAY_S', production ? 5 : 0),
    usualMs: () => seconds('SHUTDOWN_GRACE_S', 15),
    uploadMs: () => seconds('SHUTDOWN_UPLOAD_GRACE_S', 120),
  });
}

function readTransport(source: Source, dataDir: string): Env['mail']['transport'] {
  const url = mailServer(source, 'SMTP_URL');
  return url === null ? { kind: 'demo', folder: path.join(dataDir, 'outbox') } : { kind: 'smtp', url };
}

/** Outside production a missing secret gets a sample, so production refuses samples. */
function secretReaders(source: Source): Readers<Record<SecretName, string>> {
  const readers = secretNames.map((name) => [name, () => text(source, name) ?? sampleSecret(name)]);
  return Object.fromEntries(readers) as Readers<Record<SecretName, string>>;
}
