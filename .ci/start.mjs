import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { requireFreePort } from './machine/port.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { startStrapi } from './machine/strapi.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { siteStep } from './steps/build-site.mjs';
import { describeAddresses, describeLogins, writeDemo } from './steps/demo.mjs';
import {
  hasOutbox,
  hasSandbox,
  isDemo,
  port,
  publicUrl,
  publishes,
  strapiEnv,
} from './steps/environment.mjs';
import { installStep } from './steps/install.mjs';
import { checkNodeVersion } from './steps/node-version.mjs';
import { planSandbox, sandboxStep } from './steps/payment-sandbox.mjs';
import { secretsStep } from './steps/secrets.mjs';
import { seedStep } from './steps/seed-content.mjs';

/** Printed when the last step has failed; the tests wait for it. */
const withoutNewSite =
  'The site could not be built and stays as it was. Mend it in the admin, and it is built again by itself, or in the code.';

/** Everything from a fresh clone to the running product, on one address. Finished steps are not repeated. */
async function start() {
  checkNodeVersion();
  await requireFreePort(port, 'PORT=1400 npm start');
  const sandbox = hasSandbox ? await planSandbox() : null;
  const demo = isDemo ? writeDemo(publicUrl, { hasOutbox, sandbox: sandbox?.url ?? null }) : null;
  /** @type {Awaited<ReturnType<typeof startStrapi>> | undefined} */
  let strapi;
  let since = new Date();
  const strapiStep = {
    title: 'Start the server',
    run: async () => {
      since = new Date();
      strapi = await startStrapi({ port, env: { ...strapiEnv, ...sandbox?.strapiEnv } });
    },
  };
  // Faulty content can only be fixed in the admin, so the server keeps running.
  const site = { ...siteStep(() => since), mayFail: true };
  const failures = await takeSteps([
    installStep,
    secretsStep,
    packagesStep,
    cmsStep,
    ...(sandbox ? [sandboxStep(sandbox)] : []),
    ...(isDemo ? [seedStep(sandbox?.strapiEnv)] : []),
    strapiStep,
    ...(publishes ? [site] : []),
  ]);
  console.log(`\n${describeAddresses(publicUrl, demo)}\n`);
  if (demo) console.log(`${describeLogins(demo)}\n`);
  for (const { message } of failures) console.log(`${message}\n\n${withoutNewSite}\n`);
  console.log('Running. Ctrl-C ends everything; logs are in .data/logs.');
  await strapi?.watch();
}

// Logins, mails, logs and the files of all started programs are for this user only.
process.umask(0o077);
endWithChildren();
await runScript(start, endAllChildren);
