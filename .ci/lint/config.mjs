import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { datesOfTheBrowser } from './dates.mjs';
import { fileNames } from './file-names.mjs';
import { gatsbyInternals, onlyInGatsbyInternals } from './gatsby-internals.mjs';
import { importZones } from './import-zones.mjs';
import { contentTypesOnly, pluginRooms, withForms, withMui } from './rooms.mjs';

const source = ['**/*.{ts,tsx,mts,cts}'];
const tests = ['**/*.test.{ts,tsx}', 'cms/tests/**', 'seeds/tests/**', 'frontend/e2e/**'];
const frameworkDefaults = [
  'cms/config/**',
  'cms/src/**',
  'cms/tests/{prepare,remove}-template.ts',
  'cms-plugins/*/server/index.ts',
  'cms-plugins/*/admin/index.tsx',
  'frontend/gatsby-*.{ts,tsx}',
  'frontend/src/pages/**',
  '**/*.config.{ts,mjs}',
  '**/*.d.ts',
];

const houseRules = { 'file-names': fileNames, 'gatsby-internals': onlyInGatsbyInternals };

const browserOnly = ['window', 'localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use the window and its storage only in src/browser, src/start-up and src/ui.',
}));

const processEnv = {
  object: 'process',
  property: 'env',
  message: 'Variables are read and checked once, in env.ts.',
};

/** A page that a story opens by itself, and that stays open where the story fails before it closes it. */
const leftOpen = ['newContext', 'newPage'].map((property) => ({
  object: 'browser',
  property,
  message: 'Use openElsewhere or openContext of site/test: what they open is closed when the story ends.',
}));

const foreignPackages = {
  group: ['@lanternway/*', '!@lanternway/contracts'],
  message: 'Rooms meet through @lanternway/contracts alone.',
};

const foreignToApplication = {
  group: [...foreignPackages.group, '!@lanternway/object-store'],
  message: 'The application is made of @lanternway/contracts and @lanternway/object-store.',
};

const foreignToScreens = {
  group: [...foreignPackages.group, '!@lanternway/desk'],
  message: 'Screens are made of @lanternway/contracts and @lanternway/desk.',
};

/** What tests share about content is no value of the site. */
const contentValues = {
  regex: '(^|/)content/(?!.*-fixture$)',
  allowTypeImports: true,
  message: 'Take types from content; its values arrive as props.',
};

const formParts = {
  regex: '^@(mui|emotion|hookform)/|^(yup|react-hook-form)$|(^|/)ui/forms/|(^|/)\\.{1,2}/forms/',
  allowTypeImports: true,
  message: 'Pages without a form carry no form parts; only ui/forms and the features with forms do.',
};

const mui = {
  regex: '^@(mui|emotion)/|(^|/)ui/forms/(mui|theme)/|(^|/)\\.{1,2}/(mui|theme)/',
  allowTypeImports: true,
  message: 'Forms on content pages are built from native parts; MUI is for accounts, checkout and orders.',
};

/** @param {object[]} patterns @returns {import('eslint').Linter.RulesRecord} */
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

/**
 * A pattern whose time grows faster than its text lets one request stop the server for seconds. So none is allowed,
 * whatever its use: today's trusted text may come from a stranger tomorrow.
 * @type {import('eslint').Linter.Config}
 */
export const quickPatterns = {
  files: [...source, '**/*.{js,mjs,cjs}'],
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': [
      'error',
      { report: 'potential', ignorePartial: false, ignoreSticky: false },
    ],
  },
};

/**
 * The linter's whole configuration.
 * @param {string} root absolute path of the repository
 * @returns {import('eslint').Linter.Config[]}
 */
export function lintConfig(root) {
  const config = tseslint.config(
    {
      ignores: [
        '**/node_modules/**',
        '**/dist/**',
        '**/.cache/**',
        'frontend/public/**',
        'frontend/src/gatsby-types.d.ts',
        'cms/types/generated/**',
        'cms/build/**',
        '.data/**',
        '.strapi/**',
        '**/.strapi/**',
      ],
    },
    js.configs.recommended,
    {
      files: ['**/*.{js,mjs,cjs}'],
      languageOptions: { globals: globals.node },
    },
    { files: ['frontend/static/*.js'], languageOptions: { globals: globals.serviceworker } },
    {
      files: source,
      extends: [tseslint.configs.strict, tseslint.configs.stylistic],
      rules: {
        'no-undef': 'off',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-non-null-assertion': 'error',
      },
    },
    {
      files: [...source, '**/*.{mjs,cjs}'],
      plugins: { 'import-x': importX, house: { rules: houseRules } },
      settings: {
        'import-x/resolver-next': [createTypeScriptImportResolver({ project: `${root}/tsconfig.base.json` })],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      },
      rules: {
        'import-x/no-default-export': 'error',
        'import-x/no-duplicates': 'error',
        'import-x/no-self-import': 'error',
        'no-restricted-properties': ['error', processEnv],
        'no-restricted-syntax': ['error', datesOfTheBrowser],
        'max-lines': ['error', { max: 300 }],
        eqeqeq: 'error',
        'no-console': 'error',
      },
    },
    ...closedRooms(root),
    quickPatterns,
    { files: source, rules: { 'house/file-names': 'error' } },
    {
      files: source,
      ignores: [`${gatsbyInternals}/**`],
      rules: { 'house/gatsby-internals': 'error' },
    },
    { files: frameworkDefaults, rules: { 'import-x/no-default-export': 'off' } },
    // Separate programs, started by a test.
    { files: ['cms/tests/**/*.cjs'], rules: { 'no-restricted-properties': 'off', 'no-console': 'off' } },
    {
      files: ['frontend/e2e/**'],
      ignores: ['frontend/e2e/site/test.ts', 'frontend/e2e/other-browsers/**'],
      rules: { 'no-restricted-properties': ['error', processEnv, ...leftOpen] },
    },
    { files: ['**/env.ts', '.ci/**'], rules: { 'no-restricted-properties': 'off' } },
    // Before Strapi's logger exists, this is the only way to report a wrong setting.
    { files: ['cms/src/*.ts'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
    {
      files: ['.ci/**', 'seeds/run.ts', 'frontend/site-builder/{main,plain-build/main}.ts'],
      rules: { 'no-console': 'off' },
    },
    { files: ['seeds/content/**'], rules: { 'max-lines': 'off' } },
    ...siteRules(),
    ...serverRules(),
    { files: tests, rules: { 'no-restricted-globals': 'off' } },
  );
  // typescript-eslint types its configuration less strictly than ESLint does.
  return /** @type {import('eslint').Linter.Config[]} */ (config);
}

/**
 * The zones of each folder for the files in it alone: the rule asks about every zone that it is given for every file, and
 * there are more than a thousand.
 * @param {string} root
 * @returns {import('eslint').Linter.Config[]}
 */
function closedRooms(root) {
  const zones = importZones(root);
  const folderOf = (/** @type {string} */ target) =>
    /^\.\/(cms-plugins\/[^/]+|[^/]+)/.exec(target)?.[1] ?? target;
  return [...new Set(zones.map(({ target }) => folderOf(target)))].map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx,mts,cts,mjs,cjs}`],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: zones.filter(({ target }) => folderOf(target) === folder) },
      ],
    },
  }));
}

function siteRules() {
  return tseslint.config(
    {
      files: ['frontend/src/**/*.{ts,tsx}', 'frontend/gatsby-*.{ts,tsx}'],
      extends: [jsxA11y.flatConfigs.strict],
      plugins: { 'react-hooks': reactHooks },
      rules: {
        ...reactHooks.configs.recommended.rules,
        ...restrictImports(foreignPackages, formParts),
        'no-restricted-globals': ['error', ...browserOnly],
        'no-restricted-properties': [
          'error',
          processEnv,
          ...browserOnly.map(({ name, message }) => ({ object: 'globalThis', property: name, message })),
        ],
      },
    },
    {
      files: ['frontend/src/{browser,start-up,ui}/**'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': ['error', processEnv] },
    },
    { files: ['frontend/src/build/env.ts'], rules: { 'no-restricted-properties': 'off' } },
    {
      files: contentTypesOnly.map((room) => `frontend/src/${room}/**/*.{ts,tsx}`),
      rules: restrictImports(foreignPackages, contentValues, formParts),
    },
    {
      files: withForms.map((room) => `frontend/${room}/**/*.{ts,tsx}`),
      rules: restrictImports(foreignPackages, contentValues, mui),
    },
    {
      files: withMui.map((room) => `frontend/${room}/**/*.{ts,tsx}`),
      rules: restrictImports(foreignPackages, contentValues),
    },
    { files: ['frontend/src/server-calls/**/*.test.ts'], rules: restrictImports(foreignPackages) },
    // It collects the styles of those parts while the pages are built.
    { files: ['frontend/gatsby-ssr.tsx'], rules: restrictImports(foreignPackages) },
  );
}

const apiUid = {
  selector: 'Literal[value=/^api::/]',
  message: "The application hands a plugin the uids of its types; it never names an 'api::' one.",
};
const request = { selector: 'Identifier[name="ctx"]', message: 'A service never sees the request.' };
const application = { selector: 'Identifier[name="strapi"]', message: 'A provider never sees Strapi.' };

const loadTime = {
  selector: 'Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.name="Date"]',
  message: 'A test may run long after its file was loaded. Make this time a function.',
};

const ownEmptyList = {
  selector: 'JSXOpeningElement[name.name="EmptyStateLayout"]',
  message: 'Show what was loaded with Found, and an empty list with Nothing (desk/loading/Found).',
};

/** @param {string} folder inside every plugin @param {object[]} syntax */
function pluginFolder(folder, ...syntax) {
  return {
    files: pluginRooms.map((room) => `${room}/${folder}**/*.{ts,tsx}`),
    rules: /** @type {import('eslint').Linter.RulesRecord} */ ({
      'no-restricted-syntax': ['error', ...syntax],
    }),
  };
}

function serverRules() {
  return tseslint.config(
    {
      files: ['seeds/**/*.ts', 'cms/src/**/*.ts', 'cms/tests/**/*.ts'],
      rules: restrictImports(foreignPackages),
    },
    { files: ['cms/{src,tests}/**/*.ts'], rules: restrictImports(foreignToApplication) },
    { files: ['cms/src/admin/**/*.{ts,tsx}'], rules: restrictImports(foreignToScreens) },
    { files: ['cms/tests/**/*.test.ts'], rules: { 'no-restricted-syntax': ['error', loadTime] } },
    pluginFolder('', apiUid),
    pluginFolder('admin/', apiUid, ownEmptyList),
    pluginFolder('server/services/', apiUid, request),
    pluginFolder('server/providers/', apiUid, application),
  );
}
