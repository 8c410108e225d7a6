import { runInApplication } from '../run-in-application.mjs';

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
  await runInApplication('Adding leads', 'bench-leads', [['enquiries/add-leads.mjs', { leads, brand }]], {
    cwd: folder,
    env: { NODE_ENV: 'development', DEMO_STAFF_FILE: '', ...env },
  });
}
