import type { AccountFact, FamilyFacts, Touch } from '@lanternway/server-kit/family-facts';
import type { Core } from '@strapi/strapi';
import { userType } from '../users/users';

interface Row {
  id: number;
  email: string;
  createdAt: string;
  origin: Touch | null;
}

const pageSize = 5_000;

/** Accounts, as facts about families. Accounts that wait for their code and closed accounts do not count. */
export function families({ strapi }: { strapi: Core.Strapi }): FamilyFacts<AccountFact> {
  const find = async (where: object, limit?: number): Promise<Row[]> =>
    strapi.db.query(userType).findMany({
      where: { ...where, confirmed: true, closedAt: null },
      select: ['id', 'email', 'createdAt', 'origin'],
      orderBy: { id: 'asc' },
      ...(limit === undefined ? {} : { limit }),
    });
  return {
    watched: [{ table: 'up_users', email: 'lower($row.email)', isKept: 'false' }],
    find: async (emails) => (await find({ email: { $in: [...emails] } })).map(toFact),
    async list(afterId) {
      const rows = await find({ id: { $gt: afterId } }, pageSize);
      const lastId = rows.length < pageSize ? null : (rows.at(-1)?.id ?? null);
      return { facts: rows.map(toFact), lastId };
    },
  };
}

const toFact = ({ email, createdAt, origin }: Row): AccountFact => ({
  email: email.toLowerCase(),
  at: new Date(createdAt),
  touch: origin,
});
