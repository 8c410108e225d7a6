import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Writes the loader into the built site under a name that changes with its code. @returns its address */
export async function writeLoader(publicFolder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/start-up/start-late.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const name = `start-${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`;
  await writeFile(path.join(publicFolder, name), code);
  return `/${name}`;
}
