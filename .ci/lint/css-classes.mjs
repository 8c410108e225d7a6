import path from 'node:path';
import ts from 'typescript';

/**
 * A reader who moves between pages gathers their CSS, so a class means the same on every page. A class belongs to the
 * folder whose CSS names it, and only files in that folder and below may name it. Classes of `ui/styles` belong to
 * everyone.
 */
const shared = 'ui/styles/';

/** @typedef {import('./site-files.mjs').Files} Files */

/** Who may name what this CSS names: the beginning of their paths. @param {string} file */
const ownerOf = (file) => (file.startsWith(shared) ? '' : `${path.posix.dirname(file)}/`);

/** @param {string} selector @returns {string[]} */
export const classesIn = (selector) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const notSelectors =
  /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** What ends before a selector begins. */
const ends = ['{', '}', ';'];

/** Each selector; a comma in brackets becomes a space. @param {string} css */
export function selectorsIn(css) {
  const parts = css.replaceAll(notSelectors, '').split('{').slice(0, -1);
  return parts
    .map((part) => part.slice(Math.max(...ends.map((end) => part.lastIndexOf(end))) + 1).trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.replaceAll(/\([^()]*\)/g, (brackets) => brackets.replaceAll(',', ' ')).split(','))
    .map((selector) => selector.trim());
}

/** The words in every `className`, and in properties such as `linkClass`. @param {string} file @param {string} text */
export function classNamesIn(file, text) {
  /** @type {string[]} */
  const words = [];
  /** @param {ts.Node} node @param {boolean} isInName */
  const walk = (node, isInName) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isInName && isText) words.push(...node.text.split(/\s+/));
    const begins = ts.isJsxAttribute(node) && /class(?:name)?$/i.test(node.name.getText());
    ts.forEachChild(node, (child) => walk(child, isInName || begins));
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return words;
}

/** @param {Files} files @param {string} ending @returns {[file: string, text: string][]} */
const filesEnding = (files, ending) => Object.entries(files).filter(([file]) => file.endsWith(ending));

/** The owner of each class: of several folders that name it, the outermost. @param {Files} files */
function ownersIn(files) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const [file, css] of filesEnding(files, '.css'))
    for (const name of selectorsIn(css).flatMap(classesIn)) {
      const before = owners.get(name);
      if (before === undefined || ownerOf(file).length < before.length) owners.set(name, ownerOf(file));
    }
  return owners;
}

/** @param {Files} files one sentence for each fault */
export function faultsOfClasses(files) {
  const owners = ownersIn(files);
  /** @type {(file: string, names: string[]) => string[]} */
  const foreign = (file, names) =>
    [...new Set(names)].flatMap((name) => {
      const owner = owners.get(name) ?? '';
      return ownerOf(file).startsWith(owner) ? [] : [`${file}: .${name} belongs to ${owner}`];
    });
  const inMarkup = filesEnding(files, '.tsx').flatMap(([file, text]) =>
    foreign(file, classNamesIn(file, text)),
  );
  const inCss = filesEnding(files, '.css').flatMap(([file, css]) => {
    const selectors = selectorsIn(css);
    const tooWide = selectors.filter(
      (selector) => !classesIn(selector).some((name) => owners.get(name) !== ''),
    );
    return [
      ...foreign(file, selectors.flatMap(classesIn)),
      ...(ownerOf(file) === '' ? [] : tooWide.map((selector) => `${file}: '${selector}' styles every page`)),
    ];
  });
  return [...inMarkup, ...inCss];
}

/** Classes that only the CSS names. @param {Files} files @param {RegExp} madeElsewhere those that a library writes */
export function unusedClasses(files, madeElsewhere) {
  const code = [...filesEnding(files, '.ts'), ...filesEnding(files, '.tsx')]
    .map(([, text]) => text)
    .join('\n');
  const words = new Set(code.split(/[^\w$-]+/));
  // `track-${index}` may become any class that begins with 'track-'.
  const beginnings = [...words].filter((word) => word.endsWith('$')).map((word) => word.slice(0, -1));
  return [...ownersIn(files).keys()].filter(
    (name) =>
      !words.has(name) &&
      !madeElsewhere.test(name) &&
      !beginnings.some((beginning) => name.startsWith(beginning)),
  );
}
