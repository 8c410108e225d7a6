import type { SharedLimit } from '@lanternway/server-kit/platform';

/**
 * How often each thing may be done (product rule B8). `per: 'address'` counts a network address and is multiplied by the
 * setting RATE_LIMIT_SCALE, for schools and offices whose people share one; the rest counts whatever key it is given.
 * Of IPv6 the network of 64 bits is counted, and eight times as much is allowed to the one of 48 bits around it.
 *
 * Failed logins are counted several ways, so that nobody can try passwords at leisure and no stranger can lock a parent
 * out (product rule H3): ten failures close an account to the network they came from, and only a crowd closes it to all
 * devices that are new to it. A device that has logged in before is counted by itself, and the owner of an account that
 * is closed gets a link by e-mail that makes a new device known.
 */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface LimitRule {
  per: 'address' | 'key';
  max: number;
  inS: number;
}

export const limitRules = {
  'auth.address': { per: 'address', max: 600, inS: minute },

  'login.address': { per: 'address', max: 100, inS: 15 * minute },
  /** Key: `accountAt(email, address)`. */
  'login.account': { per: 'key', max: 10, inS: 15 * minute },
  /** The wider network of IPv6: one customer may have all of it. Key: `accountNear(email, address)`. */
  'login.near': { per: 'key', max: 20, inS: 15 * minute },
  /** Key: the e-mail. */
  'login.email': { per: 'key', max: 50, inS: 15 * minute },
  /** Instead of all limits above, for a known device. Key: the e-mail and the device. */
  'login.device': { per: 'key', max: 10, inS: 15 * minute },
  /** All known devices of an account: somebody who knew the password once may have made many. Key: the e-mail. */
  'login.devices': { per: 'key', max: 100, inS: 15 * minute },

  /** Mails with a link past a closed login. Key of the last two: the e-mail. */
  'way-in.address': { per: 'address', max: 10, inS: hour },
  'way-in.hour': { per: 'key', max: 2, inS: hour },
  /** Each link is valid for longer than a day, so one of them is always valid. */
  'way-in.day': { per: 'key', max: 6, inS: day },

  'register.address': { per: 'address', max: 60, inS: hour },
  'forgot.address': { per: 'address', max: 60, inS: hour },
  'resend.address': { per: 'address', max: 60, inS: hour },
  /** Codes tried, whatever they are for. */
  'code.address': { per: 'address', max: 100, inS: hour },

  /** Codes sent (product rule B4), for each device that asks. Key: `codeTo(email, purpose, device)`. */
  'code.gap': { per: 'key', max: 1, inS: minute },
  'code.hour': { per: 'key', max: 5, inS: hour },
  /** All devices together, except known ones. Key: `codeTo(email, purpose)`. */
  'code.all': { per: 'key', max: 12, inS: hour },
  'code.day': { per: 'key', max: 24, inS: day },
  /** Tries at codes that another device asked for, all together. Key: `codeTo(email, purpose)`. */
  'code.others': { per: 'key', max: 10, inS: day },
  /** The same on a device that is known. Key: `codeTo(email, purpose, device)`. */
  'code.known': { per: 'key', max: 10, inS: hour },

  /** The forms of enquiries, all together. Key of the second: the e-mail. */
  'form.address': { per: 'address', max: 120, inS: 10 * minute },
  'form.email': { per: 'key', max: 20, inS: hour },
  /** Sending a resume is costly, so it is counted in addition to the form. */
  'resume.address': { per: 'address', max: 30, inS: hour },

  /** Asking for free times, and holding one of them (BK6). */
  'class.times': { per: 'address', max: 60, inS: minute },
  'class.hold': { per: 'address', max: 6, inS: 10 * minute },
  /** Seeing and changing a class by the link of a mail. */
  'class.link': { per: 'address', max: 60, inS: minute },

  /** Every call of a parent about money. Families who share an address are many at a school. */
  'payment.address': { per: 'address', max: 6000, inS: 10 * minute },
  /** Key, of all of them: the user's id. The page asks for an order every two seconds while it is being confirmed. */
  'payment.create': { per: 'key', max: 60, inS: 10 * minute },
  'payment.report': { per: 'key', max: 120, inS: 10 * minute },
  'payment.orders': { per: 'key', max: 600, inS: 10 * minute },
  'payment.receipt': { per: 'key', max: 60, inS: 10 * minute },
  'payment.request': { per: 'key', max: 20, inS: hour },

  /** Key: the user's id. */
  'change.account': { per: 'key', max: 10, inS: hour },
  'close.account': { per: 'key', max: 10, inS: hour },
} as const satisfies Record<string, LimitRule> & Record<SharedLimit, LimitRule>;

export type LimitName = keyof typeof limitRules;

export const ruleOf = (name: LimitName): LimitRule => limitRules[name];
