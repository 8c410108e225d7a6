/**
 * Options of csv-stringify for spreadsheet files: every cell is text. Text from forms and buyers must not run as a
 * formula on staff computers.
 */
export const csvOptions = (columns: readonly string[]) => ({
  header: true,
  columns: [...columns],
  // Without it Excel reads the file in the wrong encoding.
  bom: true,
  record_delimiter: 'windows' as const,
  quoted_string: true,
  escape_formulas: true,
  cast: { string: breakFormulas },
});

/**
 * The library escapes a cell that begins like a formula. But where the decimal sign is a comma, spreadsheets split at
 * semicolons and ignore quotes inside a cell, so a formula may begin inside a text.
 */
export const breakFormulas = (text: string): string =>
  text.replace(/[;\t\r\n]\s*/g, (gap, at: number) =>
    formulaSigns.has(text.charAt(at + gap.length)) ? `${gap}'` : gap,
  );

const formulaSigns: ReadonlySet<string> = new Set('=+-@');
