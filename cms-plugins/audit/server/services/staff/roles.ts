import type { Core } from '@strapi/strapi';
import { entriesTable } from '../../content-types/entry';
import { betweenRoles } from '../lines/who';

/** All different texts that lines have as role: 'Editor', or 'Editor, Finance' for somebody who had both roles. */
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

/** The texts that contain a role, alone or with others. The name of a role may itself contain a comma. */
export const withRole = (written: readonly string[], role: string): string[] =>
  written.filter((roles) => enclosed(roles).includes(enclosed(role)));

const enclosed = (roles: string): string => `${betweenRoles}${roles}${betweenRoles}`;
