import { runCommand } from '../../machine/run-command.mjs';
import { inRoot } from '../../paths.mjs';

/** Gets a mail for every lead. */
export const brand = {
  brandName: 'Lanternway',
  tagline: 'Lessons',
  legalName: 'Lanternway Ltd',
  email: 'desk@lanternway.example',
};

/**
 * Creates an application's tables in an empty database, and fills its desk.
 * @param {import('./applications.mjs').Application} application
 * @param {Record<string, string>} env
 * @param {number} leads
 */
export async function addLeads({ folder }, env, leads) {
  const program = inRoot('.ci', 'bench', 'enquiries', 'add-leads.mjs');
  const order = JSON.stringify({ leads, brand });
  await runCommand('Adding leads', 'bench-leads', process.execPath, [program, order], {
    cwd: folder,
    env: { NODE_ENV: 'development', DEMO_STAFF_FILE: '', ...env },
  });
}
