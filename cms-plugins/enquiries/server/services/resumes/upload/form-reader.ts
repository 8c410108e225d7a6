import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { resumeBytes, resumeField } from '@lanternway/contracts/enquiries/site';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import { isFull } from '../../../providers/disk-faults';
import { fitFileName } from './file-name';
import { writeFile, type Writing, type WrittenFile } from './write-file';

/** A form with a file, read to its end. The caller removes the file, unless it is taken over. */
export type ReadForm =
  { kind: 'form'; fields: Record<string, unknown>; file: ReceivedFile | null } | { kind: FormFault };

/** `malformed`: no form, or one with far too many fields. `broken-off`: the sender went away. `full`: our disk. */
export type FormFault = 'malformed' | 'large' | 'several' | 'broken-off' | 'full';

export interface ReceivedFile extends WrittenFile {
  name: string;
}

const max = { fields: 30, fieldBytes: 64 * 1024, files: 3 };

/** Reads a form as it arrives, with its file going straight to the disk. Nothing of it is left where it is refused. */
export async function readForm(source: Readable, contentType: string, folder: string): Promise<ReadForm> {
  const parser = createParser(contentType);
  if (parser === null) return { kind: 'malformed' };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (isFull(error)) return { kind: 'full' };
    throw error;
  }
  const collector = new FormCollector(parser, folder);
  try {
    return await collector.finish(await untilEnd(source, parser, collector));
  } finally {
    // The rest of the request is read and dropped, else the sender would not get the answer.
    source.resume();
  }
}

function createParser(contentType: string): Busboy | null {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      // Browsers send names of files in UTF-8 without saying so.
      defParamCharset: 'utf8',
      limits: {
        fields: max.fields,
        fieldSize: max.fieldBytes,
        files: max.files,
        parts: max.fields + max.files + 1,
      },
    });
  } catch {
    return null;
  }
}

/** Null when the whole form has arrived. Its file may then still be being written, but nothing more comes. */
async function untilEnd(
  source: Readable,
  parser: Busboy,
  collector: FormCollector,
): Promise<FormFault | null> {
  if (source.destroyed) return 'broken-off';
  const ended = new Promise<FormFault | null>((resolve, reject) => {
    const end = (fault: FormFault | null) => () => {
      resolve(fault);
    };
    source.on('error', end('broken-off'));
    source.on('close', () => {
      if (!source.readableEnded) resolve('broken-off');
    });
    parser.on('error', end('malformed'));
    parser.on('fieldsLimit', end('malformed'));
    parser.on('partsLimit', end('malformed'));
    parser.on('filesLimit', end('several'));
    parser.on('close', end(null));
    collector.onFault = resolve;
    collector.onError = reject;
    source.pipe(parser);
  });
  return ended.finally(() => {
    source.unpipe(parser);
    parser.destroy();
  });
}

/** What has arrived so far. */
class FormCollector {
  onFault: (fault: FormFault) => void = () => undefined;
  onError: (error: unknown) => void = () => undefined;
  private readonly fields = new Map<string, string | string[]>();
  private fieldBytes = 0;
  private resume: { name: string; writing: Promise<Writing> } | null = null;
  private hasOtherFile = false;

  constructor(
    parser: Busboy,
    private readonly folder: string,
  ) {
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      this.takeField(name, value, nameTruncated || valueTruncated);
    });
    parser.on('file', (name, stream, info) => {
      this.takeFile(name, stream, info);
    });
  }

  /** A field that comes twice becomes a list, which no field of ours is, so its own rule refuses it. */
  private takeField(name: string, value: string, isCut: boolean): void {
    this.fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || this.fieldBytes > max.fieldBytes) {
      this.onFault('malformed');
      return;
    }
    const before = this.fields.get(name);
    this.fields.set(name, before === undefined ? value : [before, value].flat());
  }

  private takeFile(field: string | undefined, stream: Readable, { filename }: Partial<FileInfo>): void {
    stream.on('error', () => undefined);
    // A browser sends an empty file without a name where none was chosen.
    const isNone = filename === undefined || filename === '';
    if (isNone || field !== resumeField || this.resume !== null) {
      this.hasOtherFile ||= !isNone;
      stream.resume();
      return;
    }
    const writing = writeFile(stream, path.join(this.folder, randomUUID()), resumeBytes);
    this.resume = { name: fitFileName(filename), writing };
    writing.then(({ kind }) => {
      if (kind !== 'written') this.onFault(kind);
    }, this.onError);
  }

  /** Waits until the file is written or gone. */
  async finish(fault: FormFault | null): Promise<ReadForm> {
    const writing = await this.resume?.writing;
    const file = writing?.kind === 'written' ? writing.file : null;
    const found = fault ?? (file !== null && this.hasOtherFile ? 'several' : null);
    if (found !== null) {
      if (file !== null) await rm(file.path, { force: true });
      return { kind: found };
    }
    if (writing !== undefined && writing.kind !== 'written') return { kind: writing.kind };
    return {
      kind: 'form',
      fields: Object.fromEntries(this.fields),
      file: file === null ? null : { ...file, name: this.resume?.name ?? '' },
    };
  }
}
