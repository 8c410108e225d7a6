// Node decides between ES modules and CommonJS by the nearest package.json, so each build carries its own.
import { writeFileSync } from 'node:fs';

for (const [folder, type] of [
  ['esm', 'module'],
  ['cjs', 'commonjs'],
]) {
  writeFileSync(new URL(`./dist/${folder}/package.json`, import.meta.url), `${JSON.stringify({ type })}\n`);
}
