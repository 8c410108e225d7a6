import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../src/backup/free-port';
import { searchPath } from './env';

/** A separate PostgreSQL server, in a temporary folder. */
interface Postgres {
  /** The address of the database, by its socket: a tenth less processor time than by TCP. `overTcp` gives the other. */
  url: string;
  /** @param keepIn the folder to leave its files in */
  stop: (keepIn?: string) => Promise<void>;
}

/** The same database at its port, for tests of what stands in between, or of an address that is wrong. */
export function overTcp(url: string): URL {
  const address = new URL(url);
  address.searchParams.delete('host');
  return address;
}

/** Debian puts each version's programs in a folder of its own, outside the path. */
const debianFolder = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, the newest if there are several, or null if none is installed. */
function findPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...searchPath.split(path.delimiter),
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(debianFolder, version, 'bin')),
  ];
  const isComplete = (folder: string) =>
    ['initdb', 'postgres', 'createdb'].every((program) => existsSync(path.join(folder, program)));
  return folders.find(isComplete) ?? null;
}

/**
 * Starts a server that listens on this machine only and forgets everything when it is stopped.
 * @param template the folder in which another server has left its files; null starts with an empty database
 */
export async function startPostgres(template: string | null): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL is not installed: initdb and postgres were not found.');
  const program = (name: string) => path.join(programs, name);
  const folder = mkdtempSync(path.join(roomForServers(), 'lanternway-postgres-'));
  const owner = serverUser(template);
  const asOwner: SpawnOptions = { ...owner, cwd: folder, stdio: 'ignore' };
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);

  const data = path.join(folder, 'data');
  if (template === null) execFileSync(program('initdb'), ['--pgdata', data, ...clusterSettings], asOwner);
  // Keeps the owner, because only the owner may start it.
  else execFileSync('cp', ['-a', path.join(template, 'data'), data]);

  const port = String(await freePort());
  const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'max_connections=50'];
  const server = spawn(
    program('postgres'),
    ['-D', data, '-p', port, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    asOwner,
  );
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve();
    });
  });
  await untilReady(server, data);
  if (template === null)
    execFileSync(program('createdb'), ['-h', '127.0.0.1', '-p', port, '-U', 'tester', 'cms']);

  return {
    url: `postgresql://tester@127.0.0.1:${port}/cms?host=${folder}`,
    async stop(keepIn) {
      // SIGINT leaves the files consistent; SIGQUIT takes less, where nobody keeps them.
      server.kill(keepIn === undefined ? 'SIGQUIT' : 'SIGINT');
      await ended;
      if (keepIn !== undefined) execFileSync('cp', ['-a', data, path.join(keepIn, 'data')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const inMemory = '/dev/shm';

/** More than all servers of a run write, at three processes at once. */
const enoughBytes = 3 * 1024 ** 3;

/**
 * Where servers and the template keep their files: in memory if there is room. A new server has three thousand files, and to make and remove
 * them on a disk takes most of the time of its start and end.
 */
export function roomForServers(): string {
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= enoughBytes ? inMemory : tmpdir();
}

const clusterSettings = ['--username', 'tester', '--auth', 'trust', '--no-sync', '--encoding', 'UTF8'];

/**
 * PostgreSQL refuses to run as root, so root runs it as the user that its package made, or else as nobody. A template's
 * files have the right owner: to ask the system each time is a process of its own.
 */
function serverUser(template: string | null): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  if (template !== null) {
    const { uid, gid } = statSync(path.join(template, 'data'));
    return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

/** The line of its own file in which a server says how far it is, as pg_ctl reads it. */
const stateLine = 7;

async function untilReady(server: ChildProcess, data: string): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  const end = Date.now() + 120_000;
  const state = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n')[stateLine]?.trim() : '');
  while (state() !== 'ready') {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${String(server.exitCode)}.`);
    if (Date.now() > end) throw new Error('PostgreSQL did not start within two minutes.');
    await wait(20);
  }
}
