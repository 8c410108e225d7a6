import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildDetail, BuildPage, PublishingState } from '@lanternway/contracts/publishing/staff';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { copyApplication, spawnCms, untilReady } from '../spawn-cms';
import type { TestHome } from '../start-cms';
import { standInSiteBuilder } from './publishing';
import { longestAnswerMs, staffWrites, type StaffWrites } from './staff-writes';
import { waitFor } from '../wait-for';

/** The moment of a fault: before or after the server calls one of its file functions for such a path. */
export interface Trouble {
  call: 'mkdir' | 'open' | 'readFile' | 'rename' | 'symlink';
  path: string;
  when: 'before' | 'after';
  signal: 'SIGKILL' | 'SIGSTOP';
}

/** A server in its own process with an active publisher, and a site builder that makes simple pages. */
export interface PublishingServer {
  url: string;
  pid: number;
  signal: (name: NodeJS.Signals) => void;
  ended: Promise<unknown>;
  write: StaffWrites;
  /** Publishes a category with this title, and returns its document id. */
  publish: (title: string) => Promise<string>;
  state: () => Promise<PublishingState>;
  builds: () => Promise<BuildPage['rows']>;
  build: (number: number) => Promise<BuildDetail>;
  rollBack: (number: number) => Promise<number>;
}

export interface PublishingServers {
  start: (variables?: Record<string, string>) => Promise<PublishingServer>;
  /** Lets those go on that a failed test left stopped, so that the next test does not wait for them. */
  wake: () => void;
  end: () => Promise<void>;
}

/** Servers on one database and one site folder, which can be started several times. */
export function createServers(home: TestHome, authorization: string): PublishingServers {
  const application = copyApplication(home.folder, {});
  const builder = path.join(application, '..', 'frontend', 'site-builder', 'dist', 'site-builder');
  mkdirSync(path.join(builder, 'plain-build'), { recursive: true });
  const program = `require(${JSON.stringify(standInSiteBuilder)});\n`;
  writeFileSync(path.join(builder, 'main.js'), program);
  writeFileSync(path.join(builder, 'plain-build', 'main.js'), `process.env.PLAIN = '1';\n${program}`);
  const preload = path.join(__dirname, 'trouble.cjs');
  const started: Awaited<ReturnType<typeof spawnCms>>[] = [];

  return {
    async start(variables = {}) {
      const own = { PUBLISHER: 'on', NODE_OPTIONS: `--require=${preload}`, ...plentiful };
      const server = await spawnCms({ ...home.env, ...own, ...variables }, application);
      started.push(server);
      await untilReady(server);
      return { ...server, ...ask(server.url, authorization) };
    },
    wake() {
      for (const server of started) server.signal('SIGCONT');
    },
    async end() {
      for (const server of started) server.signal('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
    },
  };
}

function ask(url: string, authorization: string) {
  const write = staffWrites({ url }, authorization);
  const as = (test: request.Test) => test.set('Authorization', authorization).timeout(longestAnswerMs);
  const read = async (where: string): Promise<unknown> =>
    (await as(request(url).get(`/publisher/${where}`)).expect(200)).body;
  return {
    write,
    async publish(title: string) {
      const slug = title.toLowerCase().replaceAll(' ', '-');
      const id = await write.create('category', { title, slug, description: 'About it.' });
      await write.publish('category', id);
      return id;
    },
    state: async () => (await read('state')) as PublishingState,
    builds: async () => ((await read('builds?pageSize=50')) as BuildPage).rows,
    build: async (number: number) => (await read(`builds/${String(number)}`)) as BuildDetail,
    async rollBack(number: number) {
      return (await as(request(url).post(`/publisher/builds/${String(number)}/roll-back`)).send({})).status;
    },
  };
}

/** Calls `ask` until the answer is not undefined. Meanwhile a server may start, or a lease may end. */
export const patiently = <T>(ask: () => Promise<T | undefined>): Promise<T> => waitFor(ask.toString(), ask);

/* Faults */

const troubleFile = ({ folder }: TestHome) => path.join(folder, 'trouble.json');

export function strikeAt(home: TestHome, trouble: Trouble): void {
  rmSync(`${troubleFile(home)}.struck`, { force: true });
  writeFileSync(troubleFile(home), JSON.stringify(trouble));
}

/** The id of the process that was hit. */
export const untilStruck = (home: TestHome): Promise<number> =>
  patiently(() => {
    const file = `${troubleFile(home)}.struck`;
    return Promise.resolve(existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined);
  });

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** `.next` links and the releases of other builds than these. When no work is going on, there should be none. */
export function leftovers({ folder }: TestHome, kept: readonly number[]): string[] {
  const site = path.join(folder, 'site');
  return [
    ...readdirSync(path.join(site, 'releases')).filter((name) => !kept.includes(Number(name.split('-')[0]))),
    ...readdirSync(site).filter((name) => name.startsWith('.next')),
  ];
}
