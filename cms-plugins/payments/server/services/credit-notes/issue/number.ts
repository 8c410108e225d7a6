/** Notes count apart from receipts: 'C26-27' next to '26-27'. */
export const noteSeriesOf = (year: string): string => `C${year}`;

/** As in 'LW/C26-27/00001': at most 16 characters (CGST Rules, rule 46(b)) up to 99,999 notes a year. */
export const noteNumberOf = (prefix: string, series: string, serial: number): string =>
  `${prefix}/${series}/${String(serial).padStart(5, '0')}`;
