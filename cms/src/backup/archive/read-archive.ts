import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { extract, type Extract } from 'tar-stream';
import { Refusal } from '../refusal';
import { decryptWith } from './keys';
import { databaseName, manifestName, mediaFolder, resumesFolder, type Manifest, type Part } from './manifest';

export interface Archive {
  file: string;
  /** The file with the private key; null where the archive is readable without one. */
  identityFile: string | null;
}

/**
 * Unpacks an archive into an empty folder, and compares every file with what the manifest says.
 * @throws {Refusal} where it is damaged, or cannot be read
 */
export async function readArchive(archive: Archive, folder: string): Promise<Manifest> {
  const content = await contentOf(archive);
  const entries = extract();
  const [passing, reading] = await Promise.allSettled([pipeline(content, entries), unpack(entries, folder)]);
  for (const { reason } of [reading, passing].filter(
    ({ status }) => status === 'rejected',
  ) as PromiseRejectedResult[])
    throw reason instanceof Refusal ? reason : damaged(archive, reasonOf(reason));
  const { parts, manifest } = (reading as PromiseFulfilledResult<Unpacked>).value;
  const told = readManifest(archive, manifest);
  const names = new Set([...Object.keys(told.parts), ...parts.keys()]);
  for (const name of names) {
    const [is, said] = [parts.get(name), told.parts[name]];
    if (is?.sha256 !== said?.sha256 || is?.bytes !== said?.bytes)
      throw damaged(archive, `${name} is not what was backed up`);
  }
  return told;
}

interface Unpacked {
  parts: Map<string, Part>;
  manifest: string | null;
}

async function unpack(entries: Extract, folder: string): Promise<Unpacked> {
  const found: Unpacked = { parts: new Map(), manifest: null };
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type !== 'file' || !isExpected(name))
      throw new Refusal(`The file has something that no backup has: ${name}`);
    if (name === manifestName) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      found.manifest = Buffer.concat(chunks).toString('utf8');
    } else {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      found.parts.set(name, await writeDown(Readable.from(entry as AsyncIterable<Buffer>), target));
    }
  }
  return found;
}

/** A name never leads out of the folder. */
function isExpected(name: string): boolean {
  if (name === manifestName || name === databaseName) return true;
  const [folder = '', ...rest] = name.split('/');
  const isInside =
    rest.length > 0 && rest.every((part) => !['', '.', '..'].includes(part) && !part.includes('\\'));
  return [mediaFolder, resumesFolder].includes(folder) && isInside;
}

async function writeDown(content: Readable, file: string): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, hashed, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

const agesFirstWords = 'age-encryption.org/v1';

async function contentOf({ file, identityFile }: Archive): Promise<Readable> {
  const isEncrypted = (await firstOf(file, agesFirstWords.length)) === agesFirstWords;
  if (!isEncrypted) return createReadStream(file);
  if (identityFile === null)
    throw new Refusal(
      'The file is encrypted: name the file with the private key, as in --identity backup.key.',
    );
  const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  try {
    return Readable.fromWeb((await decryptWith(identityFile, source)) as NodeReadableStream<Uint8Array>);
  } catch (error) {
    throw error instanceof Refusal ? error : damaged({ file }, reasonOf(error));
  }
}

async function firstOf(file: string, length: number): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Refusal(`The file ${file} cannot be read (${reasonOf(error)}).`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function readManifest(archive: Archive, text: string | null): Manifest {
  if (text === null) throw damaged(archive, `it has no ${manifestName}`);
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw damaged(archive, `its ${manifestName} cannot be read`);
  }
  if (manifest.format !== 1)
    throw new Refusal('The backup was made by a version of the product with another form of backups.');
  return manifest as Manifest;
}

const damaged = ({ file }: Pick<Archive, 'file'>, why: string): Refusal =>
  new Refusal(`The backup ${file} is damaged: ${why}.`);

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\.$/, '') : 'unknown reason';
