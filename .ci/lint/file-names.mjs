import path from 'node:path';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|d|config))?\.[cm]?tsx?$/;
const pascal = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const componentFolders = /(^|\/)frontend\/src\/(views|features|layout|ui)\//;
const vagueFolder = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[cm]?tsx?$)/;

/**
 * @param {string} file path from the repository's root, with forward slashes
 * @returns {string | null} what is wrong with the name
 */
export function faultOfName(file) {
  const name = path.posix.basename(file);
  if (vagueFolder.test(file)) return 'Name the folder or file after what it does.';
  if (name.endsWith('.tsx') && componentFolders.test(file)) {
    return pascal.test(name) ? null : 'A component file is named PascalCase.tsx, as its export.';
  }
  if (file.includes('frontend/src/pages/')) return null;
  if (pascal.test(name)) return null;
  return kebab.test(name) ? null : 'A file is named in kebab-case.';
}

/** Checks the file names that docs/where-code-lives.md requires. @type {import('eslint').Rule.RuleModule} */
export const fileNames = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const message = faultOfName(file);
    return message === null ? {} : { Program: (node) => context.report({ node, message }) };
  },
};
