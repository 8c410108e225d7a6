import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { prepareInstallation } from './production/installation.mjs';
import { endAllChildren, endWithChildren, startChild } from './machine/children.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { once } from 'node:events';
import { inRoot, root } from './paths.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { installStep } from './steps/install.mjs';

/**
 * Production test: the services of docker-compose.yml really run, as processes with namespaces of their own, and are
 * restarted, killed and cut off. Takes about a quarter of an hour. Needs Linux, root, and the programs below.
 */
const programs = {
  unshare: 'util-linux',
  nsenter: 'util-linux',
  setpriv: 'util-linux',
  ip: 'iproute2',
  tini: 'tini',
  nginx: 'nginx-core',
  pg_isready: 'postgresql postgresql-client',
  pgbouncer: 'pgbouncer',
  openssl: 'openssl',
  wget: 'wget',
  curl: 'curl',
  wrk: 'wrk',
};

function requireMachine() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('Only root on Linux can start services in namespaces of their own.');
  const path = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;
  const missing = Object.entries(programs).filter(
    ([name]) => spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH: path } }).status !== 0,
  );
  if (missing.length > 0)
    throw new Error(
      `Install what is missing first: apt-get install ${[...new Set(missing.map(([, debian]) => debian))].join(' ')}`,
    );
}

/** Prepares everything, and starts this program again where it has a network and processes of its own. */
async function testProduction() {
  requireMachine();
  await takeSteps([installStep, packagesStep, cmsStep]);
  const place = prepareInstallation();
  const child = startChild(
    'unshare',
    // When the first process of such a space ends, the kernel ends all others: none stays, however this one is ended.
    [
      ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
      ...['tini', '--', process.execPath, inRoot('.ci/production.mjs'), place],
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_EXTRA_CA_CERTS: path.join(place, 'deploy/secrets/tls_certificate') },
    },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Not everything held. The logs of the services are in ${place}/logs.`);
  rmSync(place, { recursive: true, force: true });
}

const [place] = process.argv.slice(2);
if (place === undefined) {
  endWithChildren();
  await runScript(testProduction, endAllChildren);
} else {
  // It needs packages, which a fresh clone gets only in `testProduction`.
  const { runProduction } = await import('./production/run.mjs');
  process.exit((await runProduction(place)) === 0 ? 0 : 1);
}
