import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFull } from '../../../providers/disk-faults';

export interface WrittenFile {
  path: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

export type Writing =
  { kind: 'written'; file: WrittenFile } | { kind: 'large' } | { kind: 'full' } | { kind: 'broken-off' };

class TooLarge extends Error {}

/** Writes what arrives, and counts it on the way. Where it does not end well, nothing is left of it. */
export async function writeFile(arriving: Readable, path: string, maxBytes: number): Promise<Writing> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  // A listener for the time after the pipeline has given up, when its source may fail once more.
  arriving.on('error', () => undefined);
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const isClosed = new Promise<void>((resolve) => target.once('close', resolve));
  try {
    await pipeline(arriving, counted, target);
    return { kind: 'written', file: { path, bytes, hash: hash.digest('hex') } };
  } catch (error) {
    // Without waiting, a file that is just being created would appear after its removal.
    await isClosed;
    await rm(path, { force: true });
    if (error instanceof TooLarge) return { kind: 'large' };
    if (isFull(error)) return { kind: 'full' };
    if (arriving.errored !== null || isCutShort(error)) return { kind: 'broken-off' };
    throw error;
  }
}

const isCutShort = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
