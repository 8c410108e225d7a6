import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { installStep } from './steps/install.mjs';
import { checkNodeVersion } from './steps/node-version.mjs';

/** Builds everything that needs no content: the contracts, the CMS, its admin. */
async function build() {
  checkNodeVersion();
  await takeSteps([installStep, packagesStep, cmsStep]);
}

endWithChildren();
await runScript(build, endAllChildren);
