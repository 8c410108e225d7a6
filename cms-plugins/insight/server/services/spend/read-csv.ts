/** The rows of a CSV file: commas or semicolons, cells in quotes or not, any end of line. Empty lines are left out. */
export function readCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  rows.at(-1)?.push(cell);
  return rows.filter((row) => row.some((one) => one.trim() !== ''));
}

/** Spreadsheets of countries where a comma parts decimals write semicolons. */
function separatorOf(text: string): string {
  const [titles = ''] = text.split('\n', 1);
  return titles.split(';').length > titles.split(',').length ? ';' : ',';
}
