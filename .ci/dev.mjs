import { existsSync } from 'node:fs';
import path from 'node:path';
import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { portFrom, requireFreePort } from './machine/port.mjs';
import { quietTools } from './machine/run-command.mjs';
import { speak } from './machine/spoken.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { answers } from './machine/strapi.mjs';
import { binary, inRoot, root } from './paths.mjs';
import { cmsStep, packagesStep, pluginProjects } from './steps/build-server.mjs';
import { describeAddresses, describeLogins, writeDemo } from './steps/demo.mjs';
import { dataDir, gatsbyEnv, hasOutbox, hasSandbox, port, strapiEnv } from './steps/environment.mjs';
import { installStep } from './steps/install.mjs';
import { checkNodeVersion } from './steps/node-version.mjs';
import { planSandbox, sandboxStep } from './steps/payment-sandbox.mjs';
import { secretsStep } from './steps/secrets.mjs';
import { seedStep } from './steps/seed-content.mjs';

const sitePort = portFrom(process.env.SITE_PORT ?? '8000');
const strapiUrl = `http://127.0.0.1:${port}`;

/** A database is filled once; on later starts the CMS has its own watcher. */
const isFilled = existsSync(path.join(dataDir, 'cms.db'));

async function untilStrapiAnswers() {
  while (!(await answers(strapiUrl))) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** The development loop: contracts, Strapi and Gatsby each rebuild when their files change. */
async function dev() {
  checkNodeVersion();
  await requireFreePort(port, 'PORT=1400 npm run dev');
  await requireFreePort(sitePort, 'SITE_PORT=8100 npm run dev');
  const sandbox = hasSandbox ? await planSandbox() : null;
  const demo = writeDemo(`http://localhost:${port}`, { hasOutbox, sandbox: sandbox?.url ?? null });
  await takeSteps([
    installStep,
    secretsStep,
    packagesStep,
    ...(sandbox ? [sandboxStep(sandbox)] : []),
    ...(isFilled ? [] : [cmsStep, seedStep(sandbox?.strapiEnv)]),
  ]);
  if (root.includes('tmp')) console.log('Strapi does not see changes in a folder whose path contains "tmp".');
  const packages = speak(
    'packages',
    binary('tsc'),
    ['-b', '--watch', '--preserveWatchOutput', 'cms-plugins/contracts', ...pluginProjects],
    { cwd: root },
  );
  const strapiHow = {
    cwd: inRoot('cms'),
    // The site comes from Gatsby's development server, started below.
    env: { ...quietTools, ...strapiEnv, ...sandbox?.strapiEnv, PORT: String(port), PUBLISHER: 'off' },
  };
  const strapi = speak('cms', binary('strapi'), ['develop', '--no-install-deps'], strapiHow);
  await Promise.race([untilStrapiAnswers(), packages, strapi]);
  const siteHow = {
    cwd: inRoot('frontend'),
    env: { ...quietTools, ...gatsbyEnv(strapiUrl), NODE_ENV: 'development' },
  };
  const site = speak('site', binary('gatsby'), ['develop', '-p', String(sitePort)], siteHow);
  const addresses = describeAddresses(`http://localhost:${port}`, demo);
  console.log(`\n${addresses}\nGatsby    http://localhost:${sitePort}\n\n${describeLogins(demo)}\n`);
  await Promise.race([packages, strapi, site]);
}

// Logins, mails, logs and the files of all started programs are for this user only.
process.umask(0o077);
endWithChildren();
await runScript(dev, endAllChildren);
