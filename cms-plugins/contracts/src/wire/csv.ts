/**
 * How we write a file for a spreadsheet, as options of csv-stringify: text and nothing else. Whoever fills in a form or
 * buys must not be able to run a formula on the machines of staff.
 */
export const csvOptions = (columns: readonly string[]) => ({
  header: true,
  columns: [...columns],
  // Without it Excel takes the file for one of another alphabet.
  bom: true,
  record_delimiter: 'windows' as const,
  quoted_string: true,
  escape_formulas: true,
  cast: { string: breakFormulas },
});

/**
 * A cell that begins like a formula is escaped by the library. But where the comma is the decimal sign, spreadsheets split
 * at semicolons and know no quotes that do not stand at a cell's beginning, so that a formula may begin inside a text.
 */
export const breakFormulas = (text: string): string =>
  text.replace(/[;\t\r\n]\s*/g, (gap, at: number) =>
    formulaSigns.has(text.charAt(at + gap.length)) ? `${gap}'` : gap,
  );

const formulaSigns: ReadonlySet<string> = new Set('=+-@');
