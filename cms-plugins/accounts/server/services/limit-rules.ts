/**
 * How often what may be done (product rule B8). `per: 'address'` counts a network address and is multiplied by the
 * setting RATE_LIMIT_SCALE, for schools and offices whose people share one; the rest counts whatever key it is given.
 *
 * Failed logins are counted three ways, so that nobody can try passwords at leisure and no stranger can lock a parent
 * out: ten failures close an account to the address they came from alone, and only a crowd closes it to all.
 */

const minute = 60;
const hour = 60 * minute;

interface LimitRule {
  per: 'address' | 'key';
  most: number;
  inS: number;
}

export const limitRules = {
  'auth.address': { per: 'address', most: 600, inS: minute },

  'login.address': { per: 'address', most: 100, inS: 15 * minute },
  /** Key: `accountAt(email, address)`. */
  'login.account': { per: 'key', most: 10, inS: 15 * minute },
  /** Key: the e-mail. */
  'login.email': { per: 'key', most: 50, inS: 15 * minute },

  'register.address': { per: 'address', most: 60, inS: hour },
  'forgot.address': { per: 'address', most: 60, inS: hour },
  'resend.address': { per: 'address', most: 60, inS: hour },
  /** Codes tried, whatever they are for. */
  'code.address': { per: 'address', most: 100, inS: hour },

  /** Codes sent (product rule B4). Key: `codeTo(email, purpose)`. */
  'code.gap': { per: 'key', most: 1, inS: minute },
  'code.hour': { per: 'key', most: 5, inS: hour },

  /** The forms of enquiries, all together. Key of the second: the e-mail. */
  'form.address': { per: 'address', most: 120, inS: 10 * minute },
  'form.email': { per: 'key', most: 20, inS: hour },
  /** Sending a resume is dear, so it counts beside the form. */
  'resume.address': { per: 'address', most: 30, inS: hour },

  /** Every call of a parent about money. Families who share an address are many at a school. */
  'payment.address': { per: 'address', most: 6000, inS: 10 * minute },
  /** Key, of all of them: the user's id. The page asks for an order every two seconds while it is being confirmed. */
  'payment.create': { per: 'key', most: 60, inS: 10 * minute },
  'payment.report': { per: 'key', most: 120, inS: 10 * minute },
  'payment.orders': { per: 'key', most: 600, inS: 10 * minute },
  'payment.receipt': { per: 'key', most: 60, inS: 10 * minute },
  'payment.request': { per: 'key', most: 20, inS: hour },

  /** Key: the user's id. */
  'change.account': { per: 'key', most: 10, inS: hour },
  'close.account': { per: 'key', most: 10, inS: hour },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

export const ruleOf = (name: LimitName): LimitRule => limitRules[name];
