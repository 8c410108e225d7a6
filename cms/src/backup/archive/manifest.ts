import { createHmac } from 'node:crypto';
import type { Database } from '../../env-database';
import { keysIn } from '../../secrets';
import type { DatabaseState } from '../database/state';

/** The file in the archive that says what the others are. It is the last one. */
export const manifestName = 'manifest.json';
export const databaseName = 'database';
export const mediaFolder = 'media';
export const resumesFolder = 'resumes';

export interface Part {
  bytes: number;
  sha256: string;
}

export interface Manifest extends DatabaseState {
  format: 1;
  /** The version of the product. */
  version: string;
  /** When the database was copied; all else is from the moments after. ISO 8601. */
  at: string;
  client: Database['client'];
  /** Of ENCRYPTION_KEY, of its first where there are several. Nobody can find the key from it. */
  keyFingerprint: string;
  /** Whether resumes are in the archive, or stayed in their bucket. */
  resumes: 'included' | 'bucket';
  /** Every other file of the archive, by its name. */
  parts: Record<string, Part>;
}

/** The present key's first, then those of earlier keys. */
export const fingerprintsOf = (encryptionKeys: string): string[] =>
  keysIn(encryptionKeys).map((key) =>
    createHmac('sha256', key).update('fingerprint of ENCRYPTION_KEY').digest('hex').slice(0, 32),
  );
