import { spawn, type ChildProcess } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { unverified } from '../../env-database';
import { environmentWith } from '../env';
import { Refusal } from '../refusal';

/** The programs of PostgreSQL's client. */
type Tool = 'pg_dump' | 'pg_restore' | 'psql';

interface ToolAddress {
  /** Without the password: everybody on the machine may read the arguments of a program. */
  address: string;
  variables: Record<string, string>;
}

export function toolAddress(url: string): ToolAddress {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  if (address.searchParams.get('sslmode') === unverified) address.searchParams.set('sslmode', 'require');
  return { address: address.href, variables: password === '' ? {} : { PGPASSWORD: password } };
}

/** Runs one to its end. Refuses where it is not there or fails. */
export async function runTool(tool: Tool, args: string[], variables: Record<string, string>): Promise<void> {
  await start(tool, args, variables, ['ignore', 'ignore', 'pipe']).ended;
}

/**
 * Restores a dump into an empty database, and runs one more statement, in one transaction: whatever happens, the database
 * has all of it or nothing.
 */
export async function restoreDump(url: string, file: string, last: string): Promise<void> {
  const { address, variables } = toolAddress(url);
  const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'];
  const taker = start('psql', [...quiet, `--dbname=${address}`], variables, ['pipe', 'ignore', 'pipe']);
  const giver = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {}, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  const { stdin } = taker.child;
  const { stdout } = giver.child;
  if (stdin === null || stdout === null) throw new Error('The tools of PostgreSQL have no streams.');
  // The program's own option for one transaction would also commit if this process is killed in the middle.
  stdin.write('begin;\n');
  const passed = pipeline(stdout, stdin, { end: false }).then(() => giver.ended);
  try {
    await Promise.race([passed, taker.ended.then(() => passed)]);
    stdin.end(`\n${last};\ncommit;\n`);
    await taker.ended;
  } catch (error) {
    // The pipe broke: psql, at the end of it, says why.
    if (!(error instanceof Refusal)) await taker.ended;
    throw error;
  } finally {
    // Killing the program also ends its transaction.
    for (const { child } of [giver, taker]) child.kill('SIGKILL');
    await Promise.allSettled([giver.ended, taker.ended, passed]);
  }
}

type Pipes = ('ignore' | 'pipe')[];

function start(tool: Tool, args: string[], variables: Record<string, string>, stdio: Pipes) {
  const child: ChildProcess = spawn(tool, args, { env: environmentWith(variables), stdio });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      reject(
        isMissing
          ? new Refusal(`${tool} was not found: install PostgreSQL's client programs (postgresql-client).`)
          : error,
      );
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Refusal(`${tool} failed: ${firstLineOf(complaint)}`));
    });
  });
  ended.catch(() => undefined);
  return { child, ended };
}

/** Only the first line: the others may contain values of rows. */
const firstLineOf = (complaint: string): string => complaint.split('\n', 1)[0] ?? '';
