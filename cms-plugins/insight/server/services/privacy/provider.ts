import { leadFactsOf } from '@lanternway/server-kit/family-facts';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { personalDataRegistryOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { markUid } from '../../content-types/keeping';
import { personUid } from '../../content-types/person';
import { anonymous } from '../keeping/anonymous';
import { catchUp } from '../keeping/catch-up';
import { forgetMemory } from '../keeping/forget-memory';
import { personKeyOf } from '../keeping/person-key';
import { holdToCount } from '../keeping/state';

/**
 * A family's row names nobody; only its key connects it with a person. This part registers before the parts that remove
 * the facts, so that the row is complete when it loses the key.
 */
export function registerPersonalData(strapi: Core.Strapi): void {
  // The tables are there only after this has run.
  const people = () => rowsIn(strapi, personUid);
  const whereOf = (email: string) => ({ personKey: personKeyOf(strapi, email.toLowerCase()) });
  personalDataRegistryOf(strapi).register({
    name: 'insight',
    title: 'Steps from the first form to the payment',
    count: ({ email }) => people().count({ where: whereOf(email) }),
    async read({ email }) {
      const row = await people().findOne({ where: whereOf(email) });
      if (row === null) return null;
      const { leadDay, bookedDay, attendedDay, missedDay, accountDay, orderDay, paidDay, refundedDay } = row;
      const { source, medium, campaign, page, form, course, country } = row;
      return {
        ...{ leadDay, bookedDay, attendedDay, missedDay, accountDay, orderDay, paidDay, refundedDay },
        ...{ source, medium, campaign, page, form, course, country },
      };
    },
    async erase({ email }) {
      await catchUp(strapi);
      await holdToCount(strapi);
      const own = email.toLowerCase();
      const row = await people().findOne({ where: whereOf(own) });
      const others = (await leadFactsOf(strapi).familyOf([own])).filter((other) => other !== own).sort();
      const [next] = others;
      // If the family has other, merged addresses, it stays one family, under the next of them.
      if (next === undefined) {
        if (row !== null) await people().updateMany({ where: { id: row.id }, data: anonymous(row) });
      } else if (row !== null)
        await people().updateMany({ where: { id: row.id }, data: { personKey: personKeyOf(strapi, next) } });
      await forgetMemory(strapi, whereOf(own).personKey);
      for (const other of others)
        await rowsIn(strapi, markUid).create({ data: { email: other, isRemoval: true } });
    },
    // What other parts erased has marked the address again, but its row no longer depends on those facts.
    async afterwards({ email }) {
      await rowsIn(strapi, markUid).deleteMany({ where: { email: email.toLowerCase() } });
    },
  });
}
