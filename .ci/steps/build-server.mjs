import { existsSync } from 'node:fs';
import { runNpm } from './install.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { hashOf, stampOf } from '../machine/stamps.mjs';
import { binary, inRoot } from '../paths.mjs';

const contractsStamp = stampOf(
  'contracts',
  () => hashOf(['cms-plugins/contracts', 'tsconfig.base.json']),
  () => existsSync(inRoot('cms-plugins/contracts/dist/cjs/money.js')),
);

/** Folders whose change asks for a new build of the CMS and its admin. */
export const cmsSources = [
  'cms/src',
  'cms/config',
  'cms/database',
  'cms/package.json',
  'cms/tsconfig.json',
  'package-lock.json',
];

const cmsStamp = stampOf(
  'cms',
  () => hashOf(['cms-plugins', 'tsconfig.base.json', ...cmsSources]),
  () => existsSync(inRoot('cms/dist/build/index.html')) && existsSync(inRoot('cms/dist/src/index.js')),
);

export const contractsStep = {
  title: 'Build the contracts that server and site share',
  isDone: contractsStamp.isFresh,
  async run() {
    await runNpm('contracts', ['run', 'build', '-w', '@lanternway/contracts']);
    contractsStamp.set();
  },
};

export const cmsStep = {
  title: 'Build the CMS and its admin (about a minute)',
  isDone: cmsStamp.isFresh,
  async run() {
    await runCommand('Building the CMS', 'cms-build', binary('strapi'), ['build'], { cwd: inRoot('cms') });
    cmsStamp.set();
  },
};
