import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { cmsRoot } from '../start-cms';

const reader = path.join(cmsRoot, '../.ci/jest/read-pdf.mjs');

/** The words of a PDF file, page by page. Throws if it is not a PDF. */
export const readPdf = async (file: Buffer): Promise<string[]> => (await lookAtPdf(file)).pages;

interface SeenPdf {
  pages: string[];
  title: string | null;
  /** As in '#0a323c'. */
  colours: string[];
  pictures: number;
}

/** What a PDF file shows. Throws if it is not a PDF. */
export async function lookAtPdf(file: Buffer): Promise<SeenPdf> {
  const program = spawn(process.execPath, [reader], { stdio: ['pipe', 'pipe', 'inherit'] });
  program.stdin.end(file);
  return JSON.parse(await text(program.stdout)) as SeenPdf;
}
