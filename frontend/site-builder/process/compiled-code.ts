import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const noteIn = (folder: string) => path.join(folder, 'compiled-code');

/** Whether a process before this one compiled the code in this folder. @param code digest of the site's code */
export function isCompiled(folder: string, code: string): boolean {
  return existsSync(noteIn(folder)) && readFileSync(noteIn(folder), 'utf8') === code;
}

export const noteCompiled = (folder: string, code: string): void => writeFileSync(noteIn(folder), code);
