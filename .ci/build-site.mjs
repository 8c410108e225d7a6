import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { freePort } from './machine/port.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { answers, startStrapi } from './machine/strapi.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { buildSite } from './steps/build-site.mjs';
import { port, strapiEnv } from './steps/environment.mjs';
import { installStep } from './steps/install.mjs';
import { secretsStep } from './steps/secrets.mjs';

/** Builds the site from the running Strapi, or from one started for the purpose, and makes it live. */
async function build() {
  let url = process.env.STRAPI_URL ?? `http://127.0.0.1:${port}`;
  const strapiStep = {
    title: 'Find the content',
    isDone: () => answers(url),
    run: async () => {
      if (process.env.STRAPI_URL) throw new Error(`No Strapi answers at ${url} (STRAPI_URL).`);
      url = (await startStrapi({ port: await freePort(), env: strapiEnv, log: 'strapi-for-build' })).url;
    },
  };
  const siteStep = { title: 'Build the site and make it live', run: () => buildSite(url) };
  // A running server keeps the build it started with; it must not be rebuilt under it.
  const server = { ...cmsStep, isDone: async () => (await answers(url)) || cmsStep.isDone() };
  await takeSteps([installStep, secretsStep, packagesStep, server, strapiStep, siteStep]);
}

endWithChildren();
await runScript(build, endAllChildren);
