import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '../env';
import { environmentWith } from './env';
import { freePort } from './free-port';
import { Refusal } from './refusal';
import { scratchVariables } from './scratch-variables';

const readyWithinMs = 180_000;

/** Starts a server in a folder and on a database of its own, and asks it as the site's build does. */
export async function tryServer(
  { secrets }: Pick<Env, 'secrets'>,
  folder: string,
  variables: Record<string, string>,
): Promise<void> {
  const port = String(await freePort());
  const manifest = createRequire(__filename).resolve('@strapi/strapi/package.json');
  const program = path.join(path.dirname(manifest), 'bin', 'strapi.js');
  const child = spawn(process.execPath, [program, 'start'], {
    env: environmentWith({ ...scratchVariables(folder), ...variables, PORT: port }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-10_000)));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  try {
    await untilReady(
      `http://127.0.0.1:${port}/_health/ready`,
      () => child.exitCode !== null,
      () => output,
    );
    const address = `http://127.0.0.1:${port}/api/plans?pagination[pageSize]=1`;
    const { status } = await fetch(address, {
      headers: { Authorization: `Bearer ${secrets.SITE_READ_TOKEN}` },
    });
    if (status !== 200)
      throw new Refusal(`The restored server answered ${String(status)} when it was asked for the plans.`);
  } finally {
    child.kill('SIGTERM');
    const late = setTimeout(kill, 30_000);
    await ended;
    clearTimeout(late);
    process.off('exit', kill);
  }
}

async function untilReady(address: string, hasEnded: () => boolean, output: () => string): Promise<void> {
  const end = Date.now() + readyWithinMs;
  for (;;) {
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 204) return;
    if (hasEnded() || Date.now() > end)
      throw new Refusal(`The restored server was not ready. The last that it wrote:\n${output()}`);
    await wait(200);
  }
}
