import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultsFolder } from '../env';

const fileOf = (name: string) => path.join(resultsFolder, 'logins', `${name}.json`);

/** What tests of this run have kept under the name, if that is not longer ago; also those of another process. */
export function readKept<Value>(name: string, forMs: number): Value | null {
  const file = fileOf(name);
  if (!existsSync(file) || Date.now() - statSync(file).mtimeMs > forMs) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

export function keep(name: string, value: unknown): void {
  const file = fileOf(name);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Two processes may write at once, and a third may read.
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, JSON.stringify(value), { mode: 0o600 });
  renameSync(unfinished, file);
}
