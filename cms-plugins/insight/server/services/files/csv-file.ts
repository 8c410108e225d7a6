import { csvStream } from '@lanternway/server-kit/csv-stream';
import type { SentFile } from '@lanternway/server-kit/http/staff-endpoint';

/** A table as a file for spreadsheets. */
export function fileOf(
  name: string,
  now: Date,
  titles: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): SentFile {
  async function* cells(): AsyncGenerator<string[]> {
    for (const row of rows) yield await Promise.resolve(row.map((cell) => String(cell ?? '')));
  }
  return { name: `${name}-${now.toISOString().slice(0, 10)}.csv`, content: csvStream(titles, cells()) };
}
