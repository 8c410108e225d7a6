import { stringify, type Stringifier } from 'csv-stringify';

/**
 * Rows as a file that a spreadsheet opens as text and nothing else: whoever buys must not be able to run a
 * formula on the desk's machines.
 */
export const csvFile = (columns: readonly string[]): Stringifier =>
  stringify({
    header: true,
    columns: [...columns],
    // Without it Excel takes the file for one of another alphabet.
    bom: true,
    record_delimiter: 'windows',
    quoted_string: true,
    escape_formulas: true,
    cast: { string: breakFormulas },
  });

/**
 * A cell that begins like a formula is escaped by the library. But where the comma is the decimal sign, spreadsheets split
 * at semicolons and know no quotes that do not stand at a cell's beginning, so that a formula may begin inside a text.
 */
export const breakFormulas = (text: string): string => text.replace(/([;\t\r\n]\s*)([=+\-@])/g, "$1'$2");
