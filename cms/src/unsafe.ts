import type { BucketSettings } from '@lanternway/object-store/connection';
import { loopback } from './env-payments';
import type { Env } from './env';
import { isStrongSecret, keysIn, secretNames } from './secrets';
import { findUnsafePayments } from './unsafe-payments';

/** The values that could be read. */
type Read = Partial<Omit<Env, 'secrets'>> & { secrets?: Partial<Env['secrets']> };

/**
 * What a production server must not run with: a line for each, or null. Checked at the start of the server and not when
 * variables are read, so that the application can be built without its secrets. A variable that could not be read is left
 * out: it has a line of its own.
 */
export function findUnsafe(env: Read): string | null {
  if (env.production !== true) return null;
  const lines = [
    addressFault(env),
    weakSecrets(env),
    sameSecrets(env),
    (env.demoStaffFile ?? null) === null ? null : 'DEMO_STAFF_FILE must not be set in production.',
    (env.clockAdvanceMs ?? 0) === 0 ? null : 'CLOCK_ADVANCE_MS must not be set in production.',
    env.mail === undefined || env.mail.transport.kind === 'smtp'
      ? null
      : 'In production SMTP_URL must name the server that sends the mail, as in smtps://user:password@host:465.',
    ...storeFaults(env),
    ...(env.payments === undefined ? [] : findUnsafePayments(env.payments)),
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n');
}

/** Logins, tokens and payments are sent to this address. It may be without https only on this machine. */
function addressFault({ publicUrl, isPublicUrlGiven }: Read): string | null {
  if (publicUrl === undefined) return null;
  const advice =
    'In production PUBLIC_URL must be the https address the world sees, as in https://www.school.com';
  if (isPublicUrlGiven !== true) return `${advice}, and is not set.`;
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || loopback.includes(hostname)) return null;
  return `${advice}, and is "${publicUrl}"; without https only on this machine itself, as in http://localhost:1337.`;
}

function weakSecrets({ secrets }: Read): string | null {
  if (secrets === undefined) return null;
  const weak = secretNames.filter((name) => secrets[name] !== undefined && !isStrongSecret(secrets[name]));
  return weak.length === 0
    ? null
    : `In production these must be set to random values of at least 32 characters: ${weak.join(', ')}.`;
}

/** One secret must reveal nothing about another. Several keys in one variable count separately. */
function sameSecrets(env: Read): string | null {
  const keys = namedSecrets(env).flatMap(([name, value]) => keysIn(value).map((key) => ({ name, key })));
  const same = keys.filter(({ key }, at) => keys.some((other, place) => place !== at && other.key === key));
  const names = new Set(same.filter(({ key }) => key !== '').map(({ name }) => name));
  return names.size === 0
    ? null
    : `In production each of these needs a random value of its own, and some have the same: ${[...names].join(', ')}.`;
}

function namedSecrets(env: Read): [name: string, value: string][] {
  const { secrets, payments } = env;
  // The same key may open several buckets.
  const storeKeys = new Map(bucketsOf(env).map(([name, { secretAccessKey }]) => [secretAccessKey, name]));
  return [
    ...secretNames.map((name): [string, string] => [name, secrets?.[name] ?? '']),
    ['RAZORPAY_KEY_SECRET', payments?.razorpay?.keySecret ?? ''],
    ['RAZORPAY_WEBHOOK_SECRET', payments?.razorpay?.webhookSecrets.join() ?? ''],
    ['PAYPAL_SECRET', payments?.paypal?.secret ?? ''],
    ...[...storeKeys].map(([key, name]): [string, string] => [`${name}_S3_SECRET_ACCESS_KEY`, key]),
  ];
}

function bucketsOf({ resumes, media, releases }: Read): [purpose: string, bucket: BucketSettings][] {
  const named: [string, BucketSettings | null][] = [
    ['RESUMES', resumes?.kind === 's3' ? resumes : null],
    ['MEDIA', media?.bucket ?? null],
    ['RELEASES', releases ?? null],
  ];
  return named.filter((entry): entry is [string, BucketSettings] => entry[1] !== null);
}

/** No store gives out shorter keys; `minioadmin` is a well-known default. */
const shortestStoreKey = 16;

const storeFaults = (env: Read): string[] =>
  bucketsOf(env)
    .filter(([, { secretAccessKey }]) => secretAccessKey.length < shortestStoreKey)
    .map(
      ([purpose]) =>
        `In production ${purpose}_S3_SECRET_ACCESS_KEY must be the key that the store gives out, of at least ${String(shortestStoreKey)} characters.`,
    );
