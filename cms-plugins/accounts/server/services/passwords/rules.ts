import { passwordFault, type PasswordFault } from '@lanternway/contracts/accounts/new-password';
import { brandOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { isCommonPassword } from './common-passwords';

export type Fault = PasswordFault | 'common';

/** The chosen password cannot be used. */
export interface Refused {
  kind: 'refused';
  fault: Fault;
}

/**
 * Why a chosen password is refused, beyond what the form itself can check (product rule B6).
 * @param names what is known of the person, as far as the sender may learn it: the answer reveals whether a name is right
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
