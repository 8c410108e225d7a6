import type { Core } from '@strapi/strapi';
import type { Env } from '../env';
import { ensureDemoStaff, readDemoLogins } from './logins/demo-staff';
import { applyStaffRoles } from './staff-roles';
import { applyBuildToken, removeReadyMadeTokens } from './tokens';
import { applyVisitorRoles } from './visitors';

/** Sets roles and permissions to what the code says. Runs at every start and changes only what differs. */
export async function applyAccess(
  strapi: Core.Strapi,
  { secrets, demoStaffFile }: Pick<Env, 'secrets' | 'demoStaffFile'>,
): Promise<void> {
  await removeReadyMadeTokens(strapi);
  await applyStaffRoles(strapi);
  await applyVisitorRoles(strapi);
  await applyBuildToken(strapi, secrets.SITE_READ_TOKEN);
  if (demoStaffFile !== null) await ensureDemoStaff(strapi, await readDemoLogins(demoStaffFile));
}
