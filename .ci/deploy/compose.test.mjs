import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { DCLinter } from 'dclint';
import { inRoot } from '../paths.mjs';
import { compose, ours, services, textOf } from './compose.mjs';

/** What the linter asks for and this file does otherwise. */
const off = {
  // Services are told in the order in which they are reached, keys in the order of their weight.
  'service-keys-order': 0,
  'services-alphabetical-order': 0,
  'service-dependencies-alphabetical-order': 0,
  'service-ports-alphabetical-order': 0,
  'top-level-properties-order': 0,
  // An image that is built here is run by several services.
  'no-build-and-image': 0,
  // Only the proxy may listen on all interfaces, see below.
  'no-unbound-port-interfaces': 0,
};

/** @param {(service: import('./compose.mjs').Service, name: string) => boolean} isRight */
const wrong = (isRight) =>
  services.filter(([name, service]) => !isRight(service, name)).map(([name]) => name);

test('docker-compose.yml keeps the schema of compose files and the rules of its linter', () => {
  /** @type {{ messages: { rule: string, message: string }[] }[]} */
  const results = new DCLinter({ rules: off, quiet: false, debug: false, exclude: [] }).lintFiles(
    [inRoot('docker-compose.yml')],
    false,
  );
  assert.equal(results.length, 1);
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`)),
    [],
  );
});

test('no service writes to its image, has rights of root or may take the whole machine', () => {
  assert.deepEqual(
    wrong((service) => service.read_only === true),
    [],
  );
  assert.deepEqual(
    wrong((service) => service.cap_drop?.includes('ALL') === true),
    [],
  );
  assert.deepEqual(
    wrong((service) => service.security_opt?.includes('no-new-privileges:true') === true),
    [],
  );
  assert.deepEqual(
    wrong((service) => service.mem_limit !== undefined && service.pids_limit !== undefined),
    [],
  );
  assert.deepEqual(
    wrong((service) => service.restart !== undefined && service.logging !== undefined),
    [],
  );
});

test('images of others have an exact version', () => {
  const others = services.filter((each) => !ours.includes(each));
  assert.deepEqual(
    others.filter(([, { image }]) => !/^docker\.io\/\S+:v?\d+\.\d+(\.\d+)?(-[a-z0-9.]+)?$/.test(image)),
    [],
  );
});

test('an image of ours that a service does not build is not looked for in a registry', () => {
  for (const [name, { image, build, pull_policy: policy }] of ours) {
    if (build !== undefined) continue;
    assert.equal(policy, 'never', name);
    assert.ok(
      ours.some(([, other]) => other.image === image && other.build),
      `Nothing builds ${image}.`,
    );
  }
});

test('only the proxy can be reached from other machines, and the database reaches nothing', () => {
  const open = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  assert.deepEqual(
    open.map(([name]) => name),
    ['proxy'],
  );
  assert.deepEqual(compose.networks.data, { internal: true });
});

test('servers change no tables and wait for the one that does', () => {
  for (const name of ['web', 'worker', 'seed']) {
    const service = compose.services[name];
    assert.equal(service?.environment?.MIGRATE, 'by-command');
    assert.equal(service.depends_on?.migrate?.condition, 'service_completed_successfully');
  }
});

test('each secret is a file that the preparation makes, and a variable of the servers that read it', () => {
  const prepare = textOf('deploy', 'prepare.sh');
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    assert.equal(file, `deploy/secrets/${name}`);
    assert.match(prepare, new RegExp(`\\b${name}\\b`));
  }
  for (const [name, { secrets = [], environment = {} }] of ours) {
    const read = Object.keys(environment).filter((variable) => variable.endsWith('_FILE'));
    assert.deepEqual(
      read.map((variable) => variable.replace(/_FILE$/, '')).sort(),
      [...secrets].sort(),
      name,
    );
  }
});

/** Variables that have no place in the settings of these containers. */
const elsewhere = {
  'made by the image': ['NODE_ENV', 'DATA_DIR', 'TZ'],
  'of one process on a machine without containers': ['PORT', 'HOST', 'SITE_DIR', 'DATABASE_FILENAME'],
  'for demonstrations and tests only': [
    'CLOCK_ADVANCE_MS',
    'DEMO_STAFF_FILE',
    'PAYMENT_SANDBOX_URL',
    'RAZORPAY_API_BASE',
    'PAYPAL_API_BASE',
  ],
};

test('the sample of the settings has every variable of the servers once, and no other', () => {
  const sources = readdirSync(inRoot('cms', 'src')).filter((file) => /^env(-\w+)?\.ts$/.test(file));
  const known = sources.flatMap((file) =>
    [
      ...textOf('cms', 'src', file).matchAll(
        /'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|TZ|PORT|HOST|ROLE|JOBS|PUBLISHER|MIGRATE|OUTLINKS)'/g,
      ),
    ].map(([, name = '']) => name),
  );
  const inCompose = Object.keys(compose.services.web?.environment ?? {}).map((name) =>
    name.replace(/_FILE$/, ''),
  );
  const placed = new Set([...inCompose, ...Object.values(elsewhere).flat()]);
  const sample = [...textOf('deploy', 'settings.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  assert.deepEqual(sample, [...new Set(sample)]);
  // A value, not a variable: PayPal's simulator gives it.
  const notOne = 'WEBHOOK_ID';
  assert.deepEqual(
    [...new Set(known)].filter((name) => name !== notOne && !placed.has(name)).sort(),
    [...sample].sort(),
  );
});

test('the proxy keeps no answer of the admin or of a plugin', () => {
  const conf = textOf('deploy', 'proxy', 'nginx.conf');
  const kept = /location ~ \^\/\(\?:([^)]+)\)/.exec(conf)?.[1]?.split('|') ?? [];
  const plugins = readdirSync(inRoot('cms-plugins')).flatMap((folder) => {
    const { strapi } = JSON.parse(textOf('cms-plugins', folder, 'package.json'));
    return strapi === undefined ? [] : [strapi.name];
  });
  assert.ok(plugins.length >= 6);
  const passed = [...kept, ...[...conf.matchAll(/location \/(\w+)\/? \{/g)].map(([, name = '']) => name)];
  assert.deepEqual(
    ['api', 'admin', 'mail', '_health', ...plugins].filter((name) => !passed.includes(name)),
    [],
  );
});
