import { csvOptions } from '@lanternway/contracts/csv';
import { stringify, type Stringifier } from 'csv-stringify';

export const csvFile = (columns: readonly string[]): Stringifier => stringify(csvOptions(columns));
