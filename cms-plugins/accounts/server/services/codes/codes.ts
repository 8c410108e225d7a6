import { createHmac, hkdfSync, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { otpLifeMinutes, otpTries, type OtpPurpose } from '@lanternway/contracts/accounts/accounts';
import { otpDigits } from '@lanternway/contracts/fields/fields';
import type { Core } from '@strapi/strapi';
import type { Device } from '../sessions/devices';
import { codeTo } from '../rate-limits/limits';
import { own } from '../own';

export const otpType = 'plugin::accounts.otp';

export interface IssuedCode {
  /** To be told to the owner of the address and to nobody else. */
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
export interface Attempt extends Typed {
  isOwn: boolean;
}

/** One-time codes (product rule B4). What is kept of a code is a keyed hash. */
export interface Codes {
  /** Once, at the start: takes away the index by which an address had one code of each purpose, which Strapi leaves. */
  prepare(): Promise<void>;
  /** Makes a code, in the caller's transaction. The one that the same device asked for before is void. */
  issue(purpose: OtpPurpose, email: string, device: Device, typed?: Typed | null): Promise<IssuedCode>;
  /** Whether one has been issued that still counts for something, used or not. */
  isIssued(purpose: OtpPurpose, email: string): Promise<boolean>;
  /**
   * Counts a try and then compares; null for every kind of wrong. A device that has asked for a code has the tries of
   * that code, which nobody else can use up, and no other code is looked at. Others have a few tries a day, all
   * together. Outside any transaction, because the count must stand whatever comes after.
   */
  tryOut(purpose: OtpPurpose, email: string, code: string, device: Device): Promise<RightCode | null>;
  /** Uses the code up, in the caller's transaction. False where another request was first. */
  consume(right: Pick<RightCode, 'codeId'>): Promise<boolean>;
  /** Leaves nothing of the codes, or of the one that a device asked for, in the caller's transaction. */
  remove(purpose: OtpPurpose, email: string, device?: Device): Promise<void>;
  /** The registrations of an address, the device's own first and then the latest. */
  attemptsOf(email: string, device: Device): Promise<Attempt[]>;
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

/** Of the codes that others asked for, the latest are looked at: a guess must not be right for many at once. */
const mostOfOthers = 3;

export function codes({ strapi }: { strapi: Core.Strapi }): Codes {
  const rows = () => strapi.db.query(otpType);
  const hash = createCodeHash(strapi.config.get('plugin::users-permissions.jwtSecret'));
  const keyOf = (device: Device) => own(strapi, 'devices').keyOf(device);

  const readRows = (purpose: OtpPurpose, email: string) =>
    rows().findMany({ where: { purpose, email }, orderBy: { updatedAt: 'desc' } }) as Promise<Row[]>;

  /** Where there is no row the same statement is run and the same hash is made, and neither can succeed. */
  async function tryOwn(purpose: OtpPurpose, email: string, code: string, row: Row | undefined) {
    const codeId = row?.codeId ?? '';
    const counted = await strapi.db
      .queryBuilder(otpType)
      .where({ codeId, consumedAt: null, attempts: { $lt: otpTries }, expiresAt: { $gt: new Date() } })
      .increment('attempts', 1)
      .execute<number>();
    const isRight = isSame(hash(codeId, purpose, email, code), row?.codeHash ?? '');
    return counted === 1 && isRight ? row : undefined;
  }

  async function tryOfOthers(purpose: OtpPurpose, email: string, code: string, device: Device, open: Row[]) {
    const isKnown = own(strapi, 'devices').isKnown(device, email);
    const allowance = await (isKnown
      ? own(strapi, 'limits').take('code.known', `${codeTo(email, purpose)} ${device.id}`)
      : own(strapi, 'limits').take('code.others', codeTo(email, purpose)));
    const right = open
      .slice(0, mostOfOthers)
      .filter(({ codeId, codeHash }) => isSame(hash(codeId, purpose, email, code), codeHash));
    return allowance.kind === 'free' ? right[0] : undefined;
  }

  return {
    async prepare() {
      for (const statement of indexBefore[strapi.db.dialect.client] ?? [])
        await strapi.db.connection.raw(statement);
    },

    async issue(purpose, email, device, typed = null) {
      const code = String(randomInt(0, 10 ** otpDigits)).padStart(otpDigits, '0');
      const codeId = randomUUID();
      const now = new Date();
      const expiresAt = new Date(now.getTime() + otpLifeMinutes * 60_000);
      await strapi.db
        .queryBuilder(otpType)
        .insert({
          purpose,
          email,
          device: keyOf(device),
          codeId,
          codeHash: hash(codeId, purpose, email, code),
          expiresAt,
          attempts: 0,
          consumedAt: null,
          password: typed?.password ?? null,
          fullName: typed?.fullName ?? null,
          createdAt: now,
          updatedAt: now,
        })
        .onConflict(['email', 'purpose', 'device'])
        .merge([
          'code_id',
          'code_hash',
          'expires_at',
          'attempts',
          'consumed_at',
          'password',
          'full_name',
          'updated_at',
        ])
        .execute();
      return { code, codeId, expiresAt };
    },

    async isIssued(purpose, email) {
      return (await rows().count({ where: { purpose, email } })) > 0;
    },

    async tryOut(purpose, email, code, device) {
      if (strapi.db.inTransaction()) throw new Error('A code is not tried inside a transaction.');
      const open = (await readRows(purpose, email)).filter(isOpen);
      const mine = open.find((row) => row.device === keyOf(device));
      // A registration is confirmed where it was made: else its owner might confirm a stranger's by mistake.
      const mayTryOthers = mine === undefined && !(device.isBrowser && purpose === 'register');
      const right =
        (await tryOwn(purpose, email, code, mine)) ??
        (mayTryOthers ? await tryOfOthers(purpose, email, code, device, open) : undefined);
      return right === undefined ? null : { codeId: right.codeId, typed: typedOf(right) };
    },

    async consume({ codeId }) {
      const now = new Date();
      const { count } = await rows().updateMany({
        where: { codeId, consumedAt: null, expiresAt: { $gt: now } },
        data: { consumedAt: now },
      });
      return count === 1;
    },

    async remove(purpose, email, device) {
      const ofDevice = device === undefined ? {} : { device: keyOf(device) };
      await rows().deleteMany({ where: { purpose, email, ...ofDevice } });
    },

    async attemptsOf(email, device) {
      const attempts = (await readRows('register', email)).flatMap((row) => {
        const typed = typedOf(row);
        return typed === null ? [] : [{ ...typed, isOwn: row.device === keyOf(device) }];
      });
      return attempts.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
    },
  };
}

const isOpen = ({ consumedAt, expiresAt }: Row): boolean =>
  consumedAt === null && Date.parse(expiresAt) > Date.now();

const typedOf = ({ password, fullName }: Row): Typed | null =>
  password === null ? null : { password, fullName };

type CodeHash = (codeId: string, purpose: OtpPurpose, email: string, code: string) => string;

function createCodeHash(secret: string): CodeHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'accounts: one-time codes', 32));
  return (...parts) => createHmac('sha256', key).update(parts.join('|')).digest('hex');
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
