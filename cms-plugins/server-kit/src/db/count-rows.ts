import type { Core } from '@strapi/strapi';

type Query = ReturnType<Core.Strapi['db']['connection']['queryBuilder']>;

/** How many rows a query finds. */
export async function countRows(query: Query): Promise<number> {
  const [counted]: { total?: unknown }[] = await query.count({ total: '*' });
  return Number(counted?.total ?? 0);
}
