import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './install.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { hashOf, stampOf } from '../machine/stamps.mjs';
import { binary, inRoot, root } from '../paths.mjs';

const serverKit = 'cms-plugins/server-kit';
const objectStore = 'cms-plugins/object-store';
const paymentSandbox = 'cms-plugins/payment-sandbox';

/** Its `tsconfig.json` is for the linter, which cannot read the settings that it is compiled with. */
const siteBuilder = 'frontend/site-builder/tsconfig.build.json';

/** What is compiled: the server kit, the client of object stores, the plugins' servers, each after its dependencies, the payment sandbox and the site builder. */
export const pluginProjects = [
  serverKit,
  objectStore,
  ...['mailer', 'accounts', 'audit', 'classes', 'enquiries', 'insight', 'payments', 'publisher'].map(
    (name) => `cms-plugins/${name}/server`,
  ),
  paymentSandbox,
  siteBuilder,
];

/**
 * What is compiled holds no secret, and a server that runs as another user must be able to read it, whatever the umask of
 * who compiles.
 * @param {() => Promise<void>} compile
 */
async function readableByAll(compile) {
  const before = process.umask(0o022);
  try {
    await compile();
  } finally {
    process.umask(before);
  }
}

/** The compiled entry file of a project. @param {string} project */
function compiledOf(project) {
  if (project === siteBuilder) return inRoot('frontend/site-builder/dist/site-builder/main.js');
  if (project === paymentSandbox) return inRoot(project, 'dist/main.js');
  if (project === serverKit) return inRoot(project, 'dist/errors.js');
  if (project === objectStore) return inRoot(project, 'dist/bucket.js');
  return inRoot(project, '../dist', path.basename(project), 'index.js');
}

const packagesStamp = stampOf(
  'packages',
  () => hashOf(['cms-plugins', 'frontend/site-builder', 'frontend/src/build', 'tsconfig.base.json']),
  () =>
    existsSync(inRoot('cms-plugins/contracts/dist/cjs/money/money.js')) &&
    pluginProjects.every((project) => existsSync(compiledOf(project))),
);

/** A change in these requires a new build of the CMS and its admin. */
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

export const packagesStep = {
  title: 'Build the contracts that server and site share, and the plugins',
  isDone: packagesStamp.isFresh,
  async run() {
    await readableByAll(async () => {
      await runNpm('contracts', ['run', 'build', '-w', '@lanternway/contracts']);
      await runCommand('Building the plugins', 'plugins', binary('tsc'), ['-b', ...pluginProjects], {
        cwd: root,
      });
    });
    packagesStamp.set();
  },
};

export const cmsStep = {
  title: 'Build the CMS and its admin',
  isDone: cmsStamp.isFresh,
  async run(/** @type {(progress: string) => void} */ say) {
    // Otherwise the admin gets React with the checks for its developers, which is slower and fills the console.
    const how = { cwd: inRoot('cms'), env: { NODE_ENV: 'production' } };
    await readableByAll(() =>
      runCommand('Building the CMS', 'cms-build', binary('strapi'), ['build'], how, (words) => {
        if (words.includes('Building admin panel')) say('bundling the admin');
      }),
    );
    cmsStamp.set();
  },
};
