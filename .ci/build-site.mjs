import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { freePort } from './machine/port.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { startStrapi, strapiRuns } from './machine/strapi.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { buildSite } from './steps/build-site.mjs';
import { loginsStep } from './steps/demo-logins.mjs';
import { port, strapiEnv } from './steps/environment.mjs';
import { installStep } from './steps/install.mjs';
import { secretsStep } from './steps/secrets.mjs';

/** Has the site built again by the running server, or by one started for this. */
async function build() {
  let url = `http://127.0.0.1:${port}`;
  const isRunning = () => strapiRuns(url);
  const strapiStep = {
    title: 'Start a server for the purpose',
    isDone: isRunning,
    run: async () => {
      const env = { ...strapiEnv, PUBLISHER: 'on' };
      url = (await startStrapi({ port: await freePort(), env, log: 'strapi-for-build' })).url;
    },
  };
  const siteStep = {
    title: 'Build the site and make it live',
    run: (/** @type {(progress: string) => void} */ say) => buildSite(url, say),
  };
  // A running server keeps the build it started with, so it must not be rebuilt meanwhile.
  const server = { ...cmsStep, isDone: async () => (await isRunning()) || cmsStep.isDone() };
  await takeSteps([installStep, secretsStep, packagesStep, server, loginsStep, strapiStep, siteStep]);
}

endWithChildren();
await runScript(build, endAllChildren);
