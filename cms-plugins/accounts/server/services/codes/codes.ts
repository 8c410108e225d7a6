import { createHmac, hkdfSync, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { otpLifeMinutes, otpTries, type OtpPurpose } from '@lanternway/contracts/accounts/accounts';
import { otpDigits } from '@lanternway/contracts/fields/fields';
import type { Core } from '@strapi/strapi';
import { secretsOf } from '../../config';
import { codeTo, limitsOf } from '../rate-limits/limits';
import { isDeviceKnown, keyOfDevice, keysOfDevice, type Device } from '../sessions/devices';

export const otpType = 'plugin::accounts.otp';

export interface IssuedCode {
  /** For the owner of the address and nobody else. */
  code: string;
  codeId: string;
  expiresAt: Date;
}

/** What was typed with a registration. It counts only with its own code (product rule H3). */
export interface Typed {
  /** The hash. */
  password: string;
  fullName: string | null;
}

/** A code that was right when it was tried. Good for one `consume`. */
export interface RightCode {
  codeId: string;
  typed: Typed | null;
}

/** A registration that waits for its code, or whose code is over. */
export interface Registration extends Typed {
  isOwn: boolean;
}

interface Row {
  id: number;
  device: string | null;
  codeId: string;
  codeHash: string;
  expiresAt: string;
  consumedAt: string | null;
  password: string | null;
  fullName: string | null;
}

const indexBefore: Record<string, string[]> = {
  sqlite: ['drop index if exists accounts_otps_email_purpose_uq'],
  postgres: ['alter table accounts_otps drop constraint if exists accounts_otps_email_purpose_uq'],
};

/** Only so many codes that other devices asked for are compared, the latest: one guess must not match any of many. */
const maxOthersCodes = 3;

// One-time codes (product rule B4). What is kept of a code is a keyed hash.

const rowsIn = (strapi: Core.Strapi) => strapi.db.query(otpType);

const readRows = (strapi: Core.Strapi, purpose: OtpPurpose, email: string): Promise<Row[]> =>
  rowsIn(strapi).findMany({ where: { purpose, email }, orderBy: { updatedAt: 'desc' } });

/** Once, at the start: drops the old index that allowed an address one code per purpose. Strapi does not drop it. */
export async function prepareCodes(strapi: Core.Strapi): Promise<void> {
  for (const statement of indexBefore[strapi.db.dialect.client] ?? [])
    await strapi.db.connection.raw(statement);
}

const renewedColumns = [
  'code_id',
  'code_hash',
  'expires_at',
  'attempts',
  'consumed_at',
  'password',
  'full_name',
  'updated_at',
];

/** Makes a code, in the caller's transaction. The previous code of the same device becomes void. */
export async function issueCode(
  strapi: Core.Strapi,
  purpose: OtpPurpose,
  email: string,
  device: Device,
  typed: Typed | null = null,
): Promise<IssuedCode> {
  const code = String(randomInt(0, 10 ** otpDigits)).padStart(otpDigits, '0');
  const codeId = randomUUID();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + otpLifeMinutes * 60_000);
  await strapi.db
    .queryBuilder(otpType)
    .insert({
      purpose,
      email,
      device: keyOfDevice(strapi, device),
      codeId,
      codeHash: hasherWith(secretsOf(strapi)[0])(codeId, purpose, email, code),
      expiresAt,
      attempts: 0,
      consumedAt: null,
      password: typed?.password ?? null,
      fullName: typed?.fullName ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict(['email', 'purpose', 'device'])
    .merge(renewedColumns)
    .execute();
  return { code, codeId, expiresAt };
}

/** Whether a code has been issued that still counts for something, used or not. */
export const isCodeIssued = async (
  strapi: Core.Strapi,
  purpose: OtpPurpose,
  email: string,
): Promise<boolean> => (await rowsIn(strapi).count({ where: { purpose, email } })) > 0;

/**
 * Counts a try and then compares; null whatever is wrong. A device with an open code of its own is compared with that code
 * only, and nobody else can use up its tries. Other devices share a few tries a day, and a known device has its own. Not
 * called inside a transaction, because the count must stay even if what follows is rolled back.
 */
export async function tryCode(
  strapi: Core.Strapi,
  purpose: OtpPurpose,
  email: string,
  code: string,
  device: Device,
): Promise<RightCode | null> {
  if (strapi.db.inTransaction()) throw new Error('A code is not tried inside a transaction.');
  const open = (await readRows(strapi, purpose, email)).filter(isOpen);
  const keys = keysOfDevice(strapi, device);
  const mine = open.find((row) => row.device !== null && keys.includes(row.device));
  const hashes = secretsOf(strapi).map(hasherWith);
  const isRight = ({ codeId, codeHash }: Pick<Row, 'codeId' | 'codeHash'>) =>
    hashes.map((hash) => isSame(hash(codeId, purpose, email, code), codeHash)).includes(true);
  // A registration is confirmed on the device where it was made: else the owner of the address might confirm a stranger's.
  const mayTryOthers = mine === undefined && !(device.isBrowser && purpose === 'register');
  const right =
    (await tryOwnCode(strapi, mine, isRight)) ??
    (mayTryOthers ? await tryOthersCodes(strapi, { purpose, email, device }, open, isRight) : undefined);
  return right === undefined ? null : { codeId: right.codeId, typed: typedOf(right) };
}

type IsRight = (row: Pick<Row, 'codeId' | 'codeHash'>) => boolean;

/** Without a row it runs the same statement and makes the same hash, so that it takes as long; neither can succeed. */
async function tryOwnCode(
  strapi: Core.Strapi,
  row: Row | undefined,
  isRight: IsRight,
): Promise<Row | undefined> {
  const { codeId, codeHash } = row ?? { codeId: '', codeHash: '' };
  const counted = await strapi.db
    .queryBuilder(otpType)
    .where({ codeId, consumedAt: null, attempts: { $lt: otpTries }, expiresAt: { $gt: new Date() } })
    .increment('attempts', 1)
    .execute<number>();
  const isSameCode = isRight({ codeId, codeHash });
  return counted === 1 && isSameCode ? row : undefined;
}
/** Compares all of them and counts every try, whether or not one is right. */
async function tryOthersCodes(
  strapi: Core.Strapi,
  { purpose, email, device }: { purpose: OtpPurpose; email: string; device: Device },
  open: readonly Row[],
  isRight: IsRight,
): Promise<Row | undefined> {
  const key = codeTo(email, purpose);
  const allowance = await (isDeviceKnown(strapi, device, email)
    ? limitsOf(strapi).take('code.known', `${key} ${device.id}`)
    : limitsOf(strapi).take('code.others', key));
  const right = open.slice(0, maxOthersCodes).filter(isRight);
  return allowance.kind === 'free' ? right[0] : undefined;
}

/** Uses a code up, in the caller's transaction. False where another request was first. */
export async function consumeCode(
  strapi: Core.Strapi,
  { codeId }: Pick<RightCode, 'codeId'>,
): Promise<boolean> {
  const now = new Date();
  const { count } = await rowsIn(strapi).updateMany({
    where: { codeId, consumedAt: null, expiresAt: { $gt: now } },
    data: { consumedAt: now },
  });
  return count === 1;
}

/** Removes the codes, or only the one that a given device asked for, in the caller's transaction. */
export async function removeCodes(
  strapi: Core.Strapi,
  purpose: OtpPurpose,
  email: string,
  device?: Device,
): Promise<void> {
  const ofDevice = device === undefined ? {} : { device: { $in: keysOfDevice(strapi, device) } };
  await rowsIn(strapi).deleteMany({ where: { purpose, email, ...ofDevice } });
}

/** The registrations of an address, the device's own first and then the latest. */
export async function findRegistrations(
  strapi: Core.Strapi,
  email: string,
  device: Device,
): Promise<Registration[]> {
  const keys = keysOfDevice(strapi, device);
  const registrations = (await readRows(strapi, 'register', email)).flatMap((row) => {
    const typed = typedOf(row);
    return typed === null ? [] : [{ ...typed, isOwn: row.device !== null && keys.includes(row.device) }];
  });
  return registrations.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

const isOpen = ({ consumedAt, expiresAt }: Row): boolean =>
  consumedAt === null && Date.parse(expiresAt) > Date.now();

const typedOf = ({ password, fullName }: Row): Typed | null =>
  password === null ? null : { password, fullName };

type CodeHash = (codeId: string, purpose: OtpPurpose, email: string, code: string) => string;

function hasherWith(secret: string): CodeHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'accounts: one-time codes', 32));
  return (...parts) => createHmac('sha256', key).update(parts.join('|')).digest('hex');
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
