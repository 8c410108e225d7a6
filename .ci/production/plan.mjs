import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { compose } from '../deploy/compose.mjs';
import { inRoot } from '../paths.mjs';
import { imageOf } from './image.mjs';

/**
 * @typedef {import('../deploy/compose.mjs').Service} Service
 * @typedef {import('./box-script.mjs').Mount} Mount
 * @typedef {{ mounts: Mount[], user: string, folder: string, command: string[], env: Record<string, string>,
 *   isReadOnly: boolean }} Plan
 */

/** @param {string} name of a service */
export function serviceOf(name) {
  const service = compose.services[name];
  if (service === undefined) throw new Error(`docker-compose.yml has no service ${name}.`);
  return service;
}

/** @param {string} name @param {string} kind */
const idOf = (name, kind) => execFileSync('id', [kind, name], { encoding: 'utf8' }).trim();

/** What stands in for the images of others: the same programs from Debian. @type {Record<string, () => Partial<Plan>>} */
const others = {
  db: () => ({
    command: ['sh', '/image/postgres.sh'],
    user: `${idOf('postgres', '-u')}:${idOf('postgres', '-g')}`,
    mounts: [{ from: inRoot('.ci/production/images'), to: '/image', isReadOnly: true }],
  }),
  proxy: () => ({ command: ['nginx', '-e', '/dev/stderr', '-g', 'daemon off;'] }),
};

/**
 * What no image gets, because .dockerignore names it, though this checkout has it: its own secrets and its data.
 * @param {string[]} files that the image has; none stands for all
 * @returns {Mount[]} that hide it
 */
const hidden = (files) =>
  readFileSync(inRoot('.dockerignore'), 'utf8')
    .split('\n')
    .filter((name) => /^[\w./-]+$/.test(name) && existsSync(inRoot(name)))
    .filter((name) => files.length === 0 || files.some((file) => name.startsWith(`${file}/`)))
    .map((name) =>
      statSync(inRoot(name)).isDirectory()
        ? { to: `/app/${name}`, options: 'mode=0755,ro' }
        : { from: '/dev/null', to: `/app/${name}`, isReadOnly: true },
    );

/** @param {string} stage @returns {Partial<Plan>} one of our images, with the files that the Dockerfile copies into it */
function ours(stage) {
  const { files, ...image } = imageOf(stage);
  const mounts =
    files.length === 0
      ? [{ from: inRoot(), to: '/app', isReadOnly: true }]
      : files.map((file) => ({ from: inRoot(file), to: `/app/${file}`, isReadOnly: true }));
  return { ...image, mounts: [...mounts, ...hidden(files)] };
}

/** @param {string} file of variables @returns {Record<string, string>} */
const variablesIn = (file) =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** @param {string} text as in `mode=1777,size=256m` after the first colon */
function inMemory(text) {
  const [to = '', ...options] = text.split(':');
  return { to, options: options.join(':') || 'mode=1777' };
}

/**
 * A volume of the compose file: a folder of the checkout (from `./`), or a named one, which belongs to the service's user.
 * @param {string} text @param {string} place @param {string} user
 */
function volume(text, place, user) {
  const [source = '', to = '', mode] = text.split(':');
  if (source.startsWith('./')) return { from: path.join(place, source), to, isReadOnly: mode === 'ro' };
  const from = path.join(place, 'volumes', source);
  if (mode !== 'ro' && mkdirSync(from, { recursive: true, mode: 0o700 }) !== undefined) {
    const [uid, gid] = user.split(':').map(Number);
    chownSync(from, uid ?? 0, gid ?? 0);
  }
  mkdirSync(from, { recursive: true });
  return { from, to, isReadOnly: mode === 'ro' };
}

/**
 * How to run a service, as docker-compose.yml and the Dockerfile say.
 * @param {string} name
 * @param {string} place where the secrets, the settings and the volumes of this installation are
 * @returns {Plan}
 */
export function planOf(name, place) {
  const service = serviceOf(name);
  const { image, volumes = [], tmpfs = [], secrets = [], environment = {} } = service;
  const isOurs = image.endsWith(':local');
  const from = isOurs ? ours(image.replace(/^\w+-|:local$/g, '')) : (others[name]?.() ?? {});
  const user = service.user ?? from.user ?? '0:0';
  const command = service.entrypoint ?? service.command ?? from.command ?? [];
  const settings = service.env_file === undefined ? {} : variablesIn(path.join(place, service.env_file));
  return {
    user,
    isReadOnly: service.read_only === true,
    folder: service.working_dir ?? from.folder ?? '/',
    command: service.init ? ['tini', '--', ...command] : command,
    env: { ...from.env, ...settings, ...environment },
    mounts: [
      ...(from.mounts ?? []),
      ...tmpfs.map(inMemory),
      ...volumes.map((text) => volume(text, place, user)),
      ...secrets.map((secret) => ({
        from: path.join(place, compose.secrets[secret]?.file ?? ''),
        to: `/run/secrets/${secret}`,
        isReadOnly: true,
      })),
      { from: path.join(place, 'hosts'), to: '/etc/hosts' },
    ],
  };
}
