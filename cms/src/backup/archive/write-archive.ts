import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { pack, type Pack } from 'tar-stream';
import { encryptTo } from './keys';
import type { Part } from './manifest';

/** Files on their way into an archive, in this order. */
export interface Filling {
  /** @param from the file's path on this machine */
  addFile: (name: string, from: string) => Promise<Part>;
  addText: (name: string, text: string) => void;
}

/** What a file is called until all of it is safely written. */
export const unfinished = '.part';

/**
 * Writes an archive. It gets its name only when it is complete, and would survive a crash of the machine.
 * @param recipient the public key to encrypt to; null leaves it readable to all who have the file
 */
export async function writeArchive(
  file: string,
  recipient: string | null,
  fill: (filling: Filling) => Promise<void>,
): Promise<void> {
  const archive = pack();
  const written = writeDown(archive, `${file}${unfinished}`, recipient);
  const filled = fill({
    addFile: (name, from) => addFile(archive, name, from),
    addText(name, text) {
      archive.entry({ name, mode: 0o600 }, text);
    },
  }).then(
    () => {
      archive.finalize();
    },
    (error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error('The archive could not be filled.'));
      throw error;
    },
  );
  // Each passes its error on to the other. So if both fail, it is for the same reason.
  const [writing, filling] = await Promise.allSettled([written, filled]);
  for (const { status, reason } of [filling, writing] as PromiseRejectedResult[])
    if (status === 'rejected') throw reason;
  await rename(`${file}${unfinished}`, file);
  await keepFolder(path.dirname(file));
}

async function writeDown(archive: Pack, file: string, recipient: string | null): Promise<void> {
  const plain = Readable.from(archive as AsyncIterable<Uint8Array>);
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const content = recipient === null ? plain : await encrypted(plain, recipient);
    await pipeline(content, target);
  } catch (error) {
    target.destroy();
    archive.destroy(error instanceof Error ? error : new Error('The archive could not be written.'));
    throw error;
  }
}

async function encrypted(plain: Readable, recipient: string): Promise<Readable> {
  const source = Readable.toWeb(plain) as ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encryptTo(recipient, source)) as NodeReadableStream<Uint8Array>);
}

async function addFile(archive: Pack, name: string, from: string): Promise<Part> {
  const handle = await open(from);
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    // Only the first `size` bytes: what is added to the file meanwhile is left out.
    const content = handle.createReadStream({ end: Math.max(size - 1, 0), autoClose: false });
    await pipeline(content, hashed, archive.entry({ name, size, mode: 0o600 }));
    return { bytes: size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

/** Writes a folder to the disk: without that, a new name in it may get lost. */
async function keepFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
