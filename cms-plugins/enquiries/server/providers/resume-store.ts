import type { Readable } from 'node:stream';

/** Where resumes are kept, whatever the store is made of. They can be reached only through this interface. */
export interface ResumeStore {
  /** Takes the file over, from our own disk. Resolves once it would survive the machine's going down. */
  put(file: IncomingFile): Promise<string>;
  /** Null where there is none under this key. */
  open(key: string): Promise<OpenResume | null>;
  /** Removes it for good, from the trash as well. No error if it is gone already. */
  remove(key: string): Promise<void>;
  /** Puts it aside, from where only people take it back. No error where it is gone already. */
  discard(key: string): Promise<void>;
  /** Removes for good what was put aside before then. */
  emptyTrash(before: Date): Promise<void>;
  /** The id of the installation that this store belongs to. Null where nobody has said. */
  readOwner(): Promise<string | null>;
  writeOwner(installationId: string): Promise<void>;
  /** The keys of those that were put before then. */
  listBefore(time: Date): AsyncIterable<string>;
}

export interface IncomingFile {
  path: string;
  bytes: number;
}

export interface OpenResume {
  stream: Readable;
  /** Null where the store does not say. */
  bytes: number | null;
}

/** The store has no room. */
export class StoreFull extends Error {
  override name = 'StoreFull';
}
