import { createHmac } from 'node:crypto';
import type { Database } from '../../env-database';
import { keysIn } from '../../secrets';
import type { DatabaseState } from '../database/state';

/** The name of the archive's last file, which describes all the others. */
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
  /** When the database was copied, ISO 8601. Everything else was read shortly after that. */
  at: string;
  client: Database['client'];
  /** A fingerprint of ENCRYPTION_KEY, or of its first key if it has several. Nobody can derive the key from it. */
  keyFingerprint: string;
  /** Whether resumes are in the archive, or stayed in their bucket. */
  resumes: 'included' | 'bucket';
  /** Every other file of the archive, by its name. */
  parts: Record<string, Part>;
}

/** The fingerprint of the present key, then those of earlier keys. */
export const fingerprintsOf = (encryptionKeys: string): string[] =>
  keysIn(encryptionKeys).map((key) =>
    createHmac('sha256', key).update('fingerprint of ENCRYPTION_KEY').digest('hex').slice(0, 32),
  );
