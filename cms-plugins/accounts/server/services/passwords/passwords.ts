import { passwordMaximumBytes } from '@lanternway/contracts/fields/fields';
import type { Busy } from '../rate-limits/busy';
import { isCommonPassword } from './common-passwords';
import { isOutdated, nobodys } from './hash';
import { createPasswordPool, type PasswordPool } from './pool';

export { Busy } from '../rate-limits/busy';

export interface Passwords {
  /** Rejects with `Busy` when too many wait. */
  hash(password: string): Promise<string>;
  /** Without a hash it does the same work and says no, so that time tells nothing about who has an account. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash that matches is to be made anew while the password is at hand. */
  isOutdated(hash: string): boolean;
  /** What a job would be refused with now, or null: asked first, a flood costs next to nothing. */
  busy(): Busy | null;
  isCommon(password: string): boolean;
  stop(): Promise<void>;
}

export const createPasswords = (pool: PasswordPool): Passwords => ({
  hash: (password) => pool.run({ kind: 'hash', password }),
  async matches(password, hash) {
    // No password is longer, and of one bcrypt would read the beginning only and take it for right.
    const isReadWhole = Buffer.byteLength(password) <= passwordMaximumBytes;
    const isRight = await pool.run({ kind: 'match', password, hash: hash ?? nobodys });
    return isRight && isReadWhole && hash !== null;
  },
  isOutdated,
  busy: () => pool.busy(),
  isCommon: isCommonPassword,
  stop: () => pool.stop(),
});

export const passwords = (): Passwords => createPasswords(createPasswordPool());
