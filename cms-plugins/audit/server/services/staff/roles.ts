import type { Core } from '@strapi/strapi';
import { entriesTable } from '../../content-types/entry';
import { betweenRoles } from '../lines/who';

/** What lines say of the role, one of each: 'Editor', or 'Editor, Finance' of somebody who had both. */
export async function writtenRoles(strapi: Core.Strapi): Promise<string[]> {
  const { connection } = strapi.db;
  // One step in the index for each: `distinct` would read all lines.
  const rows = (await connection
    .withRecursive('written', ['role'], (first) => {
      void first
        .min('actor_role')
        .from(entriesTable)
        .unionAll((next) => {
          const after = connection(entriesTable)
            .min('actor_role')
            .where('actor_role', '>', connection.ref('written.role'))
            .as('role');
          void next.select(after).from('written').whereNotNull('written.role');
        });
    })
    .select('role')
    .from('written')
    .whereNotNull('role')) as { role: string }[];
  return rows.map(({ role }) => role);
}

/** The roles that are written, each by itself. */
export const namesIn = (written: readonly string[]): string[] =>
  [...new Set(written.flatMap((roles) => roles.split(betweenRoles)))].sort((one, other) =>
    one.localeCompare(other),
  );

/** What is written of those who had a role, whatever else they had. The name itself may have a comma. */
export const withRole = (written: readonly string[], role: string): string[] =>
  written.filter((roles) => enclosed(roles).includes(enclosed(role)));

const enclosed = (roles: string): string => `${betweenRoles}${roles}${betweenRoles}`;
