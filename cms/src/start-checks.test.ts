import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseStart, requirePlugins } from './start-checks';

const core = ['content-manager', 'content-type-builder', 'email', 'i18n', 'upload'];

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'start-checks-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function application(dependencies: Record<string, object>, loaded: string[]) {
  const app = path.join(root, 'cms');
  mkdirSync(app);
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ dependencies }));
  for (const [name, manifest] of Object.entries(dependencies)) {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(root, 'node_modules', name, 'package.json'), JSON.stringify(manifest));
  }
  const plugins = Object.fromEntries(loaded.map((name) => [name, {}]));
  return { dirs: { app: { root: app } }, plugins } as unknown as Parameters<typeof requirePlugins>[0];
}

const plugin = { strapi: { kind: 'plugin', name: 'payments' } };

it('lets a complete application start', () => {
  expect(() => {
    requirePlugins(application({ pg: {}, '@lanternway/payments': plugin }, [...core, 'payments']));
  }).not.toThrow();
});

it('names the plugin that was not loaded', () => {
  expect(() => {
    requirePlugins(application({ '@lanternway/payments': plugin }, core));
  }).toThrow(/the plugin payments is missing/);
});

it('misses the plugins that Strapi brings, too', () => {
  expect(() => {
    requirePlugins(application({}, ['content-manager', 'content-type-builder', 'email', 'i18n']));
  }).toThrow(/the plugin upload is missing/);
});

it('shows an operator only the line', () => {
  expect(() => refuseStart('Not started.')).toThrow(
    expect.objectContaining({ stack: 'Not started.' }) as Error,
  );
});
