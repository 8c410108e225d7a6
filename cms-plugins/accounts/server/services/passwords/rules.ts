import { passwordFault, type PasswordFault } from '@lanternway/contracts/accounts/new-password';
import { brandOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { isCommonPassword } from './common-passwords';

export type Fault = PasswordFault | 'common';

/** The password that was chosen is none. */
export interface Refused {
  kind: 'refused';
  fault: Fault;
}

/**
 * What a password that somebody chooses is refused for, beyond what the form itself can tell (product rule B6).
 * @param names what is known of the one who chooses, and may be told to the one who asks: the answer says whether a name
 * is right
 */
export async function findPasswordFault(
  strapi: Core.Strapi,
  password: string,
  names: readonly (string | null)[],
): Promise<Fault | null> {
  if (isCommonPassword(password)) return 'common';
  const known = names.filter((name) => name !== null);
  const { name } = await brandOf(strapi).read();
  return passwordFault(password, [...known, name]);
}
