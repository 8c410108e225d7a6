import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const library = path.join(
  path.dirname(createRequire(__filename).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
);

/** Defines `TestingLibraryDom` in the page: both drivers can run a script, but neither finds elements by role and name. */
export const libraryText = readFileSync(library, 'utf8');

/**
 * The text of a function that runs in the page: the first visible element that fits a SentQuery, or null. An element of
 * no size counts if it is a field, since a designed radio button is often covered by its label.
 */
export const findInPage = `
  const { by, wanted, pattern, flags } = query;
  const expression = new RegExp(pattern, flags);
  const ways = {
    Role: (root) => TestingLibraryDom.queryAllByRole(root, wanted, { name: expression }),
    LabelText: (root) => TestingLibraryDom.queryAllByLabelText(root, expression),
    Text: (root) => TestingLibraryDom.queryAllByText(root, expression, { ignore: 'script, style, noscript' }),
    TestId: (root) => TestingLibraryDom.queryAllByTestId(root, wanted),
  };
  const isShown = (element) => element.matches('input') || element.getClientRects().length > 0;
  return ways[by](document.body).find(isShown) ?? null;
`;
