import type { Reader } from '../backup/database/reader';
import { mediaAddress } from './names';

/** The names of the files that the rows of media ask for, also those of other sizes of a picture. */
export async function namesInRows(reader: Reader): Promise<Set<string>> {
  const rows = await reader.read<{ url: string; formats: unknown }>(
    "select url, formats from files where provider = 'local'",
  );
  const addresses = rows.flatMap(({ url, formats }) => [url, ...sizesIn(formats)]);
  return new Set(
    addresses
      .filter((address) => address.startsWith(mediaAddress))
      .map((address) => address.slice(mediaAddress.length)),
  );
}

/** SQLite gives the column as text. */
function sizesIn(formats: unknown): string[] {
  const sizes: unknown = typeof formats === 'string' ? JSON.parse(formats) : formats;
  if (typeof sizes !== 'object' || sizes === null) return [];
  return Object.values(sizes as Record<string, { url?: unknown }>)
    .map(({ url }) => url)
    .filter((url) => typeof url === 'string');
}
