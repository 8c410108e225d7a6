import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { cmsRoot } from '../start-cms';

const reader = path.join(cmsRoot, '../.ci/jest/read-pdf.mjs');

/** The words of a PDF file, page by page. Throws if it is not a PDF. */
export async function readPdf(file: Buffer): Promise<string[]> {
  const program = spawn(process.execPath, [reader], { stdio: ['pipe', 'pipe', 'inherit'] });
  program.stdin.end(file);
  const { pages } = JSON.parse(await text(program.stdout)) as { pages: string[] };
  return pages;
}
