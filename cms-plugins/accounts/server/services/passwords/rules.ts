import { passwordFault, type PasswordFault } from '@lanternway/contracts/accounts/new-password';
import { brandNameOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import { own } from '../own';

export type Fault = PasswordFault | 'common';

/** What a password that somebody chooses is refused for, beyond what the form itself can tell (product rule B6). */
export interface PasswordRules {
  /**
   * @param names what is known of the one who chooses, and may be told to the one who asks: the answer says whether a name
   * is right
   */
  faultOf(password: string, names: readonly (string | null)[]): Promise<Fault | null>;
}

export const passwordRules = ({ strapi }: { strapi: Core.Strapi }): PasswordRules => ({
  async faultOf(password, names) {
    if (own(strapi, 'passwords').isCommon(password)) return 'common';
    const known = names.filter((name) => name !== null);
    return passwordFault(password, [...known, await brandNameOf(strapi)]);
  },
});
