import type { Core } from '@strapi/strapi';
import { finisher } from './booking/finish';
import { remindDue, reminder } from './classes/remind';
import { intake } from './intake/intake';
import { families } from './families/families';
import { followUpDue, followUps } from './managing/follow-up';
import { askForMarks, markAsker } from './marks/ask';
import { notifier } from './notifications/notify';
import { removeOutdated } from './privacy/retention';
import { resumes } from './resumes/resumes';
import { watched } from './watched';
import { offerer, offerOpenings } from './wishes/offer';

export interface WithStrapi {
  strapi: Core.Strapi;
}

/**
 * Strapi's container keeps two things: what has state in the process, which the plugin itself reaches only by the typed
 * accessor next to it (`intakeOf(strapi)`), and what others call by name. Everything else is a function to import.
 */
export const services = {
  notifier,
  finisher,
  reminder,
  followUps,
  markAsker,
  offerer,
  intake,
  resumes,
  watched,
  families,

  /** Called by tests. */
  reminders: ({ strapi }: WithStrapi) => ({ run: (now: Date) => remindDue(strapi, now) }),
  missed: ({ strapi }: WithStrapi) => ({ run: (now: Date) => followUpDue(strapi, now) }),
  offers: ({ strapi }: WithStrapi) => ({ run: (now: Date) => offerOpenings(strapi, now) }),
  missingMarks: ({ strapi }: WithStrapi) => ({ run: (now: Date) => askForMarks(strapi, now) }),
  retention: ({ strapi }: WithStrapi) => ({ run: () => removeOutdated(strapi) }),
};
