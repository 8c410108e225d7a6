import path from 'node:path';
import { classesIn, classNamesIn, selectorsIn } from './css-classes.mjs';

/**
 * Each page of the site carries only the CSS that its own modules import, and what `ui/styles/index.css` holds for all.
 * A page whose markup could meet a rule must therefore import the file that has it.
 */
const forAll = 'ui/styles/index.css';

/** @typedef {import('./site-files.mjs').Files} Files */

const endings = ['', '.tsx', '.ts'];

/** The files that a file imports, now or later. @param {Files} files @param {string} file */
function importsOf(files, file) {
  const named = [...(files[file] ?? '').matchAll(/(?:\bfrom |\bimport\(?\s*|@import )'(\.[^']+)'/g)];
  return named.flatMap(([, name = '']) => {
    const wanted = path.posix.join(path.posix.dirname(file), name);
    const found = endings.map((ending) => wanted + ending).find((candidate) => candidate in files);
    return found === undefined ? [] : [found];
  });
}

/** All that a file imports, itself included. @param {Files} files @param {string[]} starts */
function reachedFrom(files, starts) {
  const reached = new Set(starts);
  for (const file of reached) for (const next of importsOf(files, file)) reached.add(next);
  return reached;
}

/**
 * The rules that a page may meet without carrying them.
 * @param {Files} files
 * @param {string[]} pages
 * @param {string[]} frame the files that are part of every page
 */
export function missingStyles(files, pages, frame) {
  const sheets = Object.entries(files).filter(([file]) => file.endsWith('.css') && file !== forAll);
  const rules = sheets.flatMap(([sheet, css]) =>
    selectorsIn(css).map((selector) => ({ sheet, selector, classes: classesIn(selector) })),
  );
  const names = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.endsWith('.tsx'))
      .map(([file, text]) => [file, classNamesIn(file, text)]),
  );
  return pages.flatMap((page) => {
    const reached = reachedFrom(files, [page, forAll, ...frame]);
    const named = new Set([...reached].flatMap((file) => names[file] ?? []));
    return rules
      .filter(
        ({ sheet, classes }) =>
          !reached.has(sheet) && classes.length > 0 && classes.every((name) => named.has(name)),
      )
      .map(({ sheet, selector }) => `${page}: '${selector}' is in ${sheet}, which the page does not import`);
  });
}
