const path = require('node:path');

const root = __dirname;
const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Settings every project shares: built output is never searched, our packages are read from their source. */
const shared = {
  rootDir: root,
  transform,
  modulePathIgnorePatterns: ['<rootDir>/cms/dist', '<rootDir>/.data', '<rootDir>/frontend/(public|.cache)'],
  moduleNameMapper: {
    '^@lanternway/contracts/(.*)$': '<rootDir>/cms-plugins/contracts/src/$1.ts',
    '^@lanternway/server-kit/(.*)$': '<rootDir>/cms-plugins/server-kit/src/$1.ts',
    '^@lanternway/object-store/(.*)$': '<rootDir>/cms-plugins/object-store/src/$1.ts',
    '^@lanternway/desk/(.*)$': '<rootDir>/cms-plugins/desk/src/$1',
    '^@lanternway/payment-sandbox/(.*)$': '<rootDir>/cms-plugins/payment-sandbox/src/$1.ts',
    // TypeScript's own way to write ES imports; jest reads the sources.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

const asset = path.join(root, '.ci/jest/asset.cjs');

module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'contracts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/cms-plugins/contracts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'plugins',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/cms-plugins/{mailer,accounts,audit,classes,enquiries,insight,payments,publisher}/{server,admin}/**/*.test.ts',
        '<rootDir>/cms-plugins/{desk,server-kit,object-store,payment-sandbox}/src/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'cms-unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/cms/{src,config}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'cms-http',
      testEnvironment: '<rootDir>/.ci/jest/outside-environment.cjs',
      testMatch: ['<rootDir>/cms/tests/**/*.test.ts'],
      globalSetup: '<rootDir>/cms/tests/prepare-template.ts',
      globalTeardown: '<rootDir>/cms/tests/remove-template.ts',
    },
    {
      ...shared,
      displayName: 'seeds',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/seeds/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'site-builder',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/frontend/site-builder/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'frontend',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^gatsby$': path.join(root, '.ci/jest/gatsby.cjs'),
        '^swiper(/.*)?\\.css$|\\.css$': path.join(root, '.ci/jest/style.cjs'),
        '\\.(svg|png|jpe?g|webp|avif|woff2)(\\?.*)?$': asset,
      },
    },
  ],
};
