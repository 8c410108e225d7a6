import { createHmac, hkdfSync, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { otpLifeMinutes, otpTries, type OtpPurpose } from '@lanternway/contracts/accounts';
import { otpDigits } from '@lanternway/contracts/fields';
import type { Core } from '@strapi/strapi';

export const otpType = 'plugin::accounts.otp';

export interface IssuedCode {
  /** To be told to the owner of the address and to nobody else. */
  code: string;
  codeId: string;
  expiresAt: Date;
}

/** A code that was right when it was tried. Good for one `consume`. */
export interface RightCode {
  codeId: string;
}

/** One-time codes (product rule B4). What is kept of a code is a keyed hash. */
export interface Codes {
  /** Makes a code, in the caller's transaction. The one before it is void. */
  issue(purpose: OtpPurpose, email: string): Promise<IssuedCode>;
  /** Whether one has been issued that still counts for something, used or not. */
  isIssued(purpose: OtpPurpose, email: string): Promise<boolean>;
  /**
   * Counts a try and then compares; null for every kind of wrong. Outside any transaction, because the count must
   * stand whatever comes after.
   */
  tryOut(purpose: OtpPurpose, email: string, code: string): Promise<RightCode | null>;
  /** Uses the code up, in the caller's transaction. False where another request was first. */
  consume(right: RightCode): Promise<boolean>;
  /** Leaves nothing of a code, in the caller's transaction. */
  remove(purpose: OtpPurpose, email: string): Promise<void>;
}

interface Row {
  id: number;
  codeId: string;
  codeHash: string;
}

export function codes({ strapi }: { strapi: Core.Strapi }): Codes {
  const rows = () => strapi.db.query(otpType);
  const hash = createCodeHash(strapi.config.get('plugin::users-permissions.jwtSecret'));

  return {
    async issue(purpose, email) {
      const code = String(randomInt(0, 10 ** otpDigits)).padStart(otpDigits, '0');
      const codeId = randomUUID();
      const now = new Date();
      const expiresAt = new Date(now.getTime() + otpLifeMinutes * 60_000);
      await strapi.db
        .queryBuilder(otpType)
        .insert({
          purpose,
          email,
          codeId,
          codeHash: hash(codeId, purpose, email, code),
          expiresAt,
          attempts: 0,
          consumedAt: null,
          createdAt: now,
          updatedAt: now,
        })
        .onConflict(['email', 'purpose'])
        .merge(['code_id', 'code_hash', 'expires_at', 'attempts', 'consumed_at', 'updated_at'])
        .execute();
      return { code, codeId, expiresAt };
    },

    async isIssued(purpose, email) {
      return (await rows().count({ where: { purpose, email } })) > 0;
    },

    async tryOut(purpose, email, code) {
      if (strapi.db.inTransaction()) throw new Error('A code is not tried inside a transaction.');
      const row = (await rows().findOne({ where: { purpose, email } })) as Row | null;
      // Where there is no row the same statement is run and the same hash is made, and neither can succeed.
      const codeId = row?.codeId ?? '';
      const counted = await strapi.db
        .queryBuilder(otpType)
        .where({ codeId, consumedAt: null, attempts: { $lt: otpTries }, expiresAt: { $gt: new Date() } })
        .increment('attempts', 1)
        .execute<number>();
      const isRight = isSame(hash(codeId, purpose, email, code), row?.codeHash ?? '');
      return counted === 1 && isRight ? { codeId } : null;
    },

    async consume({ codeId }) {
      const now = new Date();
      const { count } = await rows().updateMany({
        where: { codeId, consumedAt: null, expiresAt: { $gt: now } },
        data: { consumedAt: now },
      });
      return count === 1;
    },

    async remove(purpose, email) {
      await rows().deleteMany({ where: { purpose, email } });
    },
  };
}

type CodeHash = (codeId: string, purpose: OtpPurpose, email: string, code: string) => string;

function createCodeHash(secret: string): CodeHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'accounts: one-time codes', 32));
  return (...parts) => createHmac('sha256', key).update(parts.join('|')).digest('hex');
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
