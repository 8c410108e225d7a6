import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../src/backup/free-port';
import { noSettingsFile, searchPath } from './env';
import { cmsRoot } from './home';
import { waitFor } from './wait-for';

interface Ending {
  code: number | null;
  /** Its output, on both channels. */
  output: string;
}

interface RunningCms {
  url: string;
  pid: number;
  signal: (name: NodeJS.Signals) => void;
  ended: Promise<Ending>;
  /** What it has written so far, on both channels. */
  output: () => string;
}

/** A copy of the built application in a folder of its own, for a test to damage. */
export function copyApplication(folder: string, spoil: Spoil): string {
  const copy = path.join(folder, 'workspace', 'cms');
  mkdirSync(copy, { recursive: true });
  for (const part of ['config', 'src']) {
    cpSync(path.join(cmsRoot, 'dist', part), path.join(copy, 'dist', part), { recursive: true });
  }
  symlinkSync(path.join(cmsRoot, 'dist', 'build'), path.join(copy, 'dist', 'build'));
  symlinkSync(path.resolve(cmsRoot, '..', 'node_modules'), path.join(folder, 'workspace', 'node_modules'));
  cpSync(path.join(cmsRoot, 'tsconfig.json'), path.join(copy, 'tsconfig.json'));
  cpSync(path.join(cmsRoot, 'favicon.png'), path.join(copy, 'favicon.png'));

  const manifest = JSON.parse(readFileSync(path.join(cmsRoot, 'package.json'), 'utf8')) as Manifest;
  manifest.dependencies = { ...manifest.dependencies, ...spoil.dependencies };
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(spoil.files ?? {})) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    writeFileSync(path.join(copy, name), content);
  }
  return copy;
}

interface Spoil {
  dependencies?: Record<string, string>;
  files?: Record<string, string>;
}

interface Manifest {
  dependencies: Record<string, string>;
}

/** Runs the server in its own process, as it really runs. */
export async function spawnCms(variables: Record<string, string>, appDir = cmsRoot): Promise<RunningCms> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['dist/src/starting/serve.js'], {
    cwd: appDir,
    env: {
      PATH: searchPath,
      ...noSettingsFile,
      NODE_ENV: 'development',
      PORT: port,
      ...variables,
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
  const { pid = 0 } = child;
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    signal: (name) => child.kill(name),
    ended,
    output: () => output,
  };
}

/** Waits until it answers. */
export async function untilReady({ url, ended, output }: RunningCms): Promise<void> {
  let end: Ending | undefined;
  void ended.then((ending) => (end = ending));
  const isReady = async () => {
    if (end !== undefined) throw new Error(`The CMS ended: ${end.output}`);
    // A server that is stopped takes connections and never answers.
    const answer = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
    return answer?.status === 204;
  };
  await waitFor('the CMS to answer', isReady, { everyMs: 200, seen: output });
}
