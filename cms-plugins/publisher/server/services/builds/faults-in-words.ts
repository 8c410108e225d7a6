import type { ContentFault } from '@lanternway/contracts/publishing/build-protocol';

type Fault = Pick<ContentFault, 'text' | 'path'>;

const mostInLog = 5;

/** A fault of the content, with the page that shows it. */
export const faultInWords = ({ text, path }: Fault): string => (path === null ? text : `${path}: ${text}`);

/** The first faults in one line of the log; staff see all of them. */
export function faultsInLine(faults: readonly Fault[]): string {
  const words = faults.slice(0, mostInLog).map(faultInWords).join(' ');
  const others = faults.length - mostInLog;
  return others > 0 ? `${words} And ${String(others)} more.` : words;
}
