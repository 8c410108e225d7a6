import { passwordMaximumBytes } from '@lanternway/contracts/fields';
import type { Busy } from './busy';
import { isCommonPassword } from './common-passwords';
import { createPasswordPool, type PasswordPool } from './password-pool';

export { Busy } from './busy';

export interface Passwords {
  /** Rejects with `Busy` when too many wait. */
  hash(password: string): Promise<string>;
  /** Without a hash it does the same work and says no, so that time tells nothing about who has an account. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** What a job would be refused with now, or null: asked first, a flood costs next to nothing. */
  busy(): Busy | null;
  isCommon(password: string): boolean;
  stop(): Promise<void>;
}

/** Of a password nobody knows, at the cost of all others. */
const nobodys = '$2y$10$ZANxjrAXg/G9LiSqysjbVu/7U1uvTEbpJEu3RXuS2BqJZ5IzleZ4G';

export const createPasswords = (pool: PasswordPool): Passwords => ({
  hash: (password) => pool.run({ kind: 'hash', password }),
  async matches(password, hash) {
    // Of a longer one bcrypt would read the beginning only, and take it for right.
    const isReadWhole = Buffer.byteLength(password) <= passwordMaximumBytes;
    const isRight = await pool.run({ kind: 'match', password, hash: hash ?? nobodys });
    return isRight && isReadWhole && hash !== null;
  },
  busy: () => pool.busy(),
  isCommon: isCommonPassword,
  stop: () => pool.stop(),
});

export const passwords = (): Passwords => createPasswords(createPasswordPool());
