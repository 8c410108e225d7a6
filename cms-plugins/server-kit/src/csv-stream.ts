import { Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * A table as a file for spreadsheets, with a line of titles. Rows are read as the file is sent, and no longer than
 * somebody takes it. Every cell is text: what people typed must not run as a formula on staff computers.
 */
export function csvStream(titles: readonly string[], rows: AsyncIterable<string[]>): Transform {
  const file = stringify({
    header: true,
    columns: [...titles],
    // Without it Excel reads the file in the wrong encoding.
    bom: true,
    record_delimiter: 'windows',
    quoted_string: true,
    escape_formulas: true,
    cast: { string: breakFormulas },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => file.destroy(error));
  file.on('close', () => source.destroy());
  source.pipe(file);
  return file;
}

/**
 * The library escapes a cell that begins like a formula. But where the decimal sign is a comma, spreadsheets split at
 * semicolons and ignore quotes inside a cell, so a formula may begin inside a text.
 */
const breakFormulas = (text: string): string =>
  text.replace(/[;\t\r\n]\s*/g, (gap, at: number) =>
    formulaSigns.has(text.charAt(at + gap.length)) ? `${gap}'` : gap,
  );

const formulaSigns: ReadonlySet<string> = new Set('=+-@');
