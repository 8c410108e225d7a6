// Node looks in the nearest package.json to tell ES modules from CommonJS, so each build has its own.
import { writeFileSync } from 'node:fs';

for (const [folder, type] of [
  ['esm', 'module'],
  ['cjs', 'commonjs'],
]) {
  writeFileSync(new URL(`./dist/${folder}/package.json`, import.meta.url), `${JSON.stringify({ type })}\n`);
}
