import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Where code is, and what tools write there. */
const rooms = ['.ci', 'cms', 'cms-plugins', 'deploy', 'frontend', 'seeds'];
const written = /^(?:node_modules|dist|build|public|\.cache|\.strapi|generated)$/;

const source = /\.[cm]?[jt]sx?$/;
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];

/** The packages of ours that are imported from elsewhere; their sources are in `src`. */
const ours = /^@lanternway\/([^/]+)\/(.+)$/;

/**
 * Every file with code, by its path from the root.
 * @param {string} root absolute path of the repository
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return written.test(entry.name) ? [] : filesIn(root, name);
    return source.test(entry.name) ? [name] : [];
  });
}

/**
 * Where an import leads to, without its ending; null: to a package of others.
 * @param {string} file
 * @param {string} name
 */
function targetOf(file, name) {
  const [, plugin = '', inside = ''] = ours.exec(name) ?? [];
  if (plugin !== '') return `cms-plugins/${plugin}/src/${inside}`;
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : null;
}

/**
 * What a file imports of types only, which is gone when it runs: nothing of it is loaded.
 * @param {string} file
 * @param {string} text
 * @returns {string[]} one name for each such line
 */
function typesOnly(file, text) {
  if (!/\b(?:import|export)\b[^'"]*\btype\b/.test(text)) return [];
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((line) => {
    const isOnly = ts.isImportDeclaration(line)
      ? bringsTypesOnly(line.importClause)
      : ts.isExportDeclaration(line) && (line.isTypeOnly || areTypes(line.exportClause));
    const from = isOnly && 'moduleSpecifier' in line ? line.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(/** @type {import('typescript').Node} */ (from)) ? [from.text] : [];
  });
}

/** @param {import('typescript').ImportClause | undefined} clause */
const bringsTypesOnly = (clause) =>
  clause !== undefined &&
  (clause.isTypeOnly || (clause.name === undefined && areTypes(clause.namedBindings)));

/** @param {import('typescript').NamedImportBindings | import('typescript').NamedExportBindings | undefined} names */
const areTypes = (names) =>
  names !== undefined && 'elements' in names && names.elements.every(({ isTypeOnly }) => isTypeOnly);

/**
 * The files of ours that a file loads, at once or later.
 * @param {string} root
 * @param {string} file
 * @param {ReadonlySet<string>} files
 * @returns {string[]}
 */
function importsOf(root, file, files) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  for (const name of typesOnly(file, text)) names.splice(names.indexOf(name), 1);
  return names.flatMap((name) => {
    const target = targetOf(file, name);
    if (target === null) return [];
    // TypeScript's own way to write ES imports names the file that it makes of the source.
    const bases = [target, target.replace(/\.js$/, '')];
    const found = bases.flatMap((base) => endings.map((ending) => base + ending)).find((at) => files.has(at));
    return found === undefined ? [] : [found];
  });
}

/**
 * Every import of the repository.
 * @param {string} root absolute path of the repository
 * @returns {Map<string, string[]>} by file
 */
export function readImports(root) {
  const present = readdirSync(root);
  const files = new Set(
    rooms.filter((room) => present.includes(room)).flatMap((room) => filesIn(root, room)),
  );
  return new Map([...files].map((file) => [file, importsOf(root, file, files)]));
}

/**
 * The circles of imports: each way back to a file that is still being followed.
 * @param {ReadonlyMap<string, string[]>} imports
 * @returns {string[]} each as a line of files, the first one again at its end
 */
export function cyclesIn(imports) {
  /** @type {string[]} */
  const cycles = [];
  const done = new Set();
  /** @type {string[]} */
  const way = [];
  const follow = (/** @type {string} */ file) => {
    const at = way.indexOf(file);
    if (at >= 0) cycles.push([...way.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) follow(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return cycles;
}
