import { stat } from 'node:fs/promises';
import type { SiteFile } from './find-file';

const siblings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

interface Encoded {
  file: SiteFile;
  encoding: 'br' | 'gzip' | null;
}

/** The smallest form of a file that both exists and is accepted. */
export async function findEncoded(plain: SiteFile, accepted: readonly string[]): Promise<Encoded> {
  for (const { encoding, ending } of siblings) {
    if (!accepted.includes(encoding)) continue;
    const sibling = await look(`${plain.file}${ending}`);
    if (sibling !== null) return { file: sibling, encoding };
  }
  return { file: plain, encoding: null };
}

async function look(file: string): Promise<SiteFile | null> {
  try {
    const { size, mtime } = await stat(file);
    return { file, size, modifiedAt: mtime };
  } catch {
    return null;
  }
}
