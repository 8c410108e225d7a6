/** Backs up, restores and verifies. Run by `npm run backup`, `restore` and `verify`; the first argument says which. */
import path from 'node:path';
import { inspect, parseArgs, type ParseArgsConfig } from 'node:util';
import { env } from '../env';
import { makePrivateFiles } from '../private-files';
import { makeKey } from './archive/keys';
import type { Archive } from './archive/read-archive';
import { backUp } from './commands/backup';
import { finishRestore } from './commands/finish';
import { restore } from './commands/restore';
import { verify } from './commands/verify';
import { callersFolder } from './env';
import { Refusal } from './refusal';

const usage = {
  backup:
    'npm run backup -- --to <folder> [--keep <number>] [--plain], or npm run backup -- --make-key <file>',
  restore:
    'npm run restore -- --from <file> [--identity <file with the private key>] [--erasures <folder>], or npm run restore -- --finish [--yes]',
  verify: 'npm run verify -- --from <file> [--identity <file with the private key>]',
};

/** Each does what it was asked, and says what it did. */
const commands: Record<string, (args: string[]) => Promise<string>> = {
  async backup(args) {
    const given = read(args, usage.backup, {
      to: { type: 'string' },
      keep: { type: 'string' },
      plain: { type: 'boolean' },
      'make-key': { type: 'string' },
    });
    if (given['make-key'] !== undefined) {
      const keyFile = pathOf(given['make-key']);
      const recipient = await makeKey(keyFile);
      return `BACKUP_RECIPIENT=${recipient}\nThe private key is in ${keyFile}. Keep it away from this server: whoever has it reads the backups, and without it nobody can.`;
    }
    if (given.to === undefined) throw new Refusal(`How to use it: ${usage.backup}`);
    const keep = given.keep === undefined ? null : countOf(given.keep);
    const file = await backUp(env, { to: pathOf(given.to), isPlain: given.plain === true, keep });
    const bucket =
      env.resumes.kind === 's3'
        ? `\nResumes are not in it: they are in the bucket ${env.resumes.bucket}.`
        : '';
    return `Backed up to ${file}.${bucket}`;
  },

  async restore(args) {
    const given = read(args, usage.restore, {
      from: { type: 'string' },
      identity: { type: 'string' },
      erasures: { type: 'string' },
      finish: { type: 'boolean' },
      yes: { type: 'boolean' },
    });
    if (given.finish === true) return finishRestore(env, given.yes === true);
    const named = given.erasures === undefined ? null : pathOf(given.erasures);
    const { at, resumes, erasures } = await restore(env, archiveOf(given, usage.restore), named);
    return [
      `Restored the backup of ${at}. The servers can be started: they serve, and do nothing by themselves.`,
      erasures,
      ...(resumes === 'bucket' ? ['Resumes were not in it: they are in their bucket.'] : []),
      'Look whether all is as it should be. Then: npm run restore -- --finish',
    ].join('\n');
  },

  async verify(args) {
    const given = read(args, usage.verify, { from: { type: 'string' }, identity: { type: 'string' } });
    const { at, rows, parts } = await verify(env, archiveOf(given, usage.verify));
    const many = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return `The backup of ${at} is good: ${String(many)} rows and ${String(Object.keys(parts).length - 1)} files came back, and a server started with them.`;
  },
};

function read<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  use: string,
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'unknown reason';
    throw new Refusal(`${why} How to use it: ${use}`);
  }
}

function archiveOf({ from, identity }: { from?: string; identity?: string }, use: string): Archive {
  if (from === undefined) throw new Refusal(`How to use it: ${use}`);
  return { file: pathOf(from), identityFile: identity === undefined ? null : pathOf(identity) };
}

const pathOf = (text: string): string => path.resolve(callersFolder, text);

function countOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Refusal(`--keep must be a whole number from 1, and is "${text}".`);
  return Number(text);
}

async function main([name = '', ...args]: string[]): Promise<void> {
  makePrivateFiles();
  // An orderly exit, so that programs that were started here end too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const command = commands[name];
    if (command === undefined) throw new Error(`There is no command "${name}".`);
    process.stdout.write(`${await command(args)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
