import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import { lintConfig } from './config.mjs';
import { makeHouse } from './testing/make-house.mjs';

/** @type {string} */
let root;
/** @type {ESLint} */
let eslint;

before(() => {
  root = makeHouse();
  eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: lintConfig(root) });
});

after(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} file @param {string} code */
async function rulesBroken(file, code) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

/** @param {string} file @param {string} target */
function addressOf(file, target) {
  const from = path.posix.relative(path.posix.dirname(file), target.replace(/\.ts$/, ''));
  return from.startsWith('.') ? from : `./${from}`;
}

/** @param {string} file @param {string} target */
function importOf(file, target) {
  return `import { value } from '${addressOf(file, target)}';\nexport const again = value;\n`;
}

/** @type {[from: string, to: string][]} */
const closed = [
  ['cms-plugins/contracts/src/new.ts', 'cms/src/env.ts'],
  ['cms-plugins/contracts/src/new.ts', 'frontend/src/ui/icon.ts'],
  ['cms-plugins/contracts/src/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms-plugins/desk/src/parts/new.ts', 'cms-plugins/mailer/server/services/outbox/outbox.ts'],
  ['cms-plugins/desk/src/parts/new.ts', 'cms-plugins/payments/server/services/orders/orders.ts'],
  ['cms-plugins/payments/server/controllers/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms-plugins/payment-sandbox/src/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  [
    'cms-plugins/payments/server/services/orders/new.ts',
    'cms-plugins/payments/server/services/webhooks/inbox.ts',
  ],
  ['cms-plugins/payment-sandbox/src/new.ts', 'cms-plugins/payments/server/services/orders/orders.ts'],
  ['cms-plugins/payments/server/providers/paypal/new.ts', 'cms-plugins/payment-sandbox/src/server.ts'],
  ['cms-plugins/publisher/server/new.test.ts', 'cms-plugins/payment-sandbox/src/server.ts'],
  ['cms-plugins/payment-sandbox/src/new.ts', 'cms-plugins/contracts/src/money/money.ts'],
  ['cms-plugins/mailer/server/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms-plugins/contracts/src/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['cms-plugins/server-kit/src/new.ts', 'cms-plugins/mailer/server/services/outbox/outbox.ts'],
  ['cms-plugins/server-kit/src/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms-plugins/server-kit/src/new.ts', 'cms/src/env.ts'],
  ['cms-plugins/desk/src/parts/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['cms-plugins/payments/admin/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['cms-plugins/payment-sandbox/src/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['cms/src/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['frontend/src/content/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['frontend/src/content/new.ts', 'cms-plugins/object-store/src/bucket.ts'],
  ['cms-plugins/object-store/src/new.ts', 'cms-plugins/contracts/src/money/money.ts'],
  ['cms-plugins/payments/server/services/new.ts', 'cms-plugins/mailer/server/services/outbox/outbox.ts'],
  ['cms-plugins/accounts/server/services/new.ts', 'cms-plugins/mailer/server/services/outbox/outbox.ts'],
  ['cms/src/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms/src/access/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms/config/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['frontend/src/ui/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  [
    'cms-plugins/payments/server/services/new.ts',
    'cms-plugins/accounts/server/services/sessions/sessions.ts',
  ],
  ['cms-plugins/payments/server/services/new.ts', 'cms/src/env.ts'],
  ['cms-plugins/mailer/server/new.ts', 'cms-plugins/payments/server/services/orders/orders.ts'],
  ['cms-plugins/payments/server/services/new.ts', 'cms-plugins/payments/server/controllers/orders.ts'],
  [
    'cms-plugins/payments/server/providers/paypal/new.ts',
    'cms-plugins/payments/server/services/orders/orders.ts',
  ],
  ['cms-plugins/payments/server/routes/new.ts', 'cms-plugins/payments/server/services/orders/orders.ts'],
  ['cms/src/new.ts', 'cms-plugins/accounts/server/services/sessions/sessions.ts'],
  ['cms/src/new.ts', 'frontend/src/content/plan.ts'],
  ['cms/src/new.ts', 'seeds/content/plans.ts'],
  ['seeds/new.ts', 'cms/src/env.ts'],
  ['seeds/new.ts', 'frontend/src/content/plan.ts'],
  ['frontend/src/content/new.ts', 'cms/types/generated/content-types.ts'],
  ['frontend/src/content/new.ts', 'seeds/content/plans.ts'],
  ['frontend/src/build/new.ts', '.ci/start.ts'],
  ['frontend/src/pages/new.ts', 'frontend/src/browser/storage.ts'],
  ['frontend/src/pages/new.ts', 'frontend/src/server-calls/client.ts'],
  ['frontend/src/views/faq/new.ts', 'frontend/src/browser/storage.ts'],
  ['frontend/src/views/faq/new.ts', 'frontend/src/server-calls/client.ts'],
  ['frontend/src/views/faq/new.ts', 'frontend/src/layout/page.ts'],
  ['frontend/src/features/pricing/new.ts', 'frontend/src/features/booking/request.ts'],
  ['frontend/src/features/pricing/new.ts', 'frontend/src/views/home/hero.ts'],
  ['frontend/src/layout/new.ts', 'frontend/src/views/home/hero.ts'],
  ['frontend/src/ui/new.ts', 'frontend/src/features/pricing/currency.ts'],
  ['frontend/src/ui/new.ts', 'frontend/src/browser/storage.ts'],
  ['frontend/src/content/new.ts', 'frontend/src/views/home/hero.ts'],
  ['frontend/src/browser/new.ts', 'frontend/src/ui/icon.ts'],
  ['frontend/src/start-up/new.ts', 'frontend/src/ui/icon.ts'],
  ['frontend/src/server-calls/new.ts', 'frontend/src/features/pricing/currency.ts'],
];

/** @type {[from: string, to: string][]} */
const open = [
  [
    'cms-plugins/payments/server/services/webhooks/new.ts',
    'cms-plugins/payments/server/services/orders/orders.ts',
  ],
  ['cms/config/new.ts', 'cms-plugins/accounts/server/services/sessions/sessions.ts'],
  ['cms-plugins/desk/src/parts/new.ts', 'cms-plugins/contracts/src/money/money.ts'],
  ['cms-plugins/payments/admin/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms-plugins/mailer/admin/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms/src/admin/new.ts', 'cms-plugins/desk/src/parts/panel.ts'],
  ['cms-plugins/payments/server/services/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['cms-plugins/mailer/server/new.ts', 'cms-plugins/server-kit/src/platform.ts'],
  ['cms-plugins/enquiries/server/providers/new.ts', 'cms-plugins/object-store/src/bucket.ts'],
  ['cms/src/new.ts', 'cms-plugins/object-store/src/bucket.ts'],
  ['cms-plugins/server-kit/src/new.ts', 'cms-plugins/contracts/src/money/money.ts'],
  [
    'cms-plugins/payments/server/services/new.ts',
    'cms-plugins/payments/server/providers/razorpay/capture.ts',
  ],
  ['cms-plugins/payments/server/routes/new.ts', 'cms-plugins/payments/server/controllers/orders.ts'],
  ['cms-plugins/payments/server/providers/paypal/new.test.ts', 'cms-plugins/payment-sandbox/src/server.ts'],
  ['seeds/new.ts', 'cms/types/generated/content-types.ts'],
  ['frontend/src/content/new.ts', 'cms-plugins/contracts/src/money/money.ts'],
  ['frontend/src/pages/new.ts', 'frontend/src/views/home/hero.ts'],
  ['frontend/src/pages/new.ts', 'frontend/src/content/plan.ts'],
  ['frontend/src/views/faq/new.ts', 'frontend/src/features/pricing/currency.ts'],
  ['frontend/src/features/pricing/new.ts', 'frontend/src/browser/storage.ts'],
  ['frontend/src/start-up/new.ts', 'frontend/src/browser/storage.ts'],
  ['frontend/src/features/pricing/new.ts', 'frontend/src/server-calls/client.ts'],
  ['frontend/src/layout/new.ts', 'frontend/src/content/plan.ts'],
];

for (const [from, to] of closed) {
  test(`${from} may not import ${to}`, async () => {
    assert.ok((await rulesBroken(from, importOf(from, to))).includes('import-x/no-restricted-paths'));
  });
}

for (const [from, to] of open) {
  test(`${from} may import ${to}`, async () => {
    assert.deepEqual(await rulesBroken(from, importOf(from, to)), []);
  });
}

test('a view takes types from content, and no code', async () => {
  const [view, content] = ['frontend/src/views/faq/new.ts', 'frontend/src/content/plan.ts'];
  assert.deepEqual(
    await rulesBroken(view, `export type { Value } from '${addressOf(view, content)}';\n`),
    [],
  );
  const broken = await rulesBroken(view, importOf(view, content));
  assert.ok(broken.includes('@typescript-eslint/no-restricted-imports'));
});

for (const file of [
  'layout/new.ts',
  'views/faq/new.ts',
  'features/pricing/new.ts',
  'browser/new.ts',
  'ui/new.ts',
]) {
  const page = `frontend/src/${file}`;
  const field = 'frontend/src/ui/forms/field.ts';

  test(`${page}, which content pages carry, brings no form parts along`, async () => {
    for (const code of [
      importOf(page, field),
      "export { Button } from '@mui/material';\n",
      "export { useForm } from 'react-hook-form';\n",
      "export { object } from 'yup';\n",
    ]) {
      assert.ok((await rulesBroken(page, code)).includes('@typescript-eslint/no-restricted-imports'), code);
    }
    assert.deepEqual(await rulesBroken(page, "export type { Schema } from 'yup';\n"), []);
  });
}

test('a feature with a form brings them along', async () => {
  const screen = 'frontend/src/features/account/new.ts';
  assert.deepEqual(await rulesBroken(screen, importOf(screen, 'frontend/src/ui/forms/field.ts')), []);
});

for (const file of ['features/booking/new.ts', 'features/contact/new.ts', 'ui/forms/new.ts'])
  test(`frontend/src/${file}, which forms on content pages carry, brings no MUI along`, async () => {
    const page = `frontend/src/${file}`;
    for (const code of [
      "export { Button } from '@mui/material';\n",
      "export { css } from '@emotion/react';\n",
    ]) {
      assert.ok((await rulesBroken(page, code)).includes('@typescript-eslint/no-restricted-imports'), code);
    }
    assert.deepEqual(await rulesBroken(page, "export { useForm } from 'react-hook-form';\n"), []);
  });

/** @type {[what: string, file: string, code: string, rule: string][]} */
const wrongs = [
  ['window in a view', 'frontend/src/views/faq/new.ts', 'window.close();', 'no-restricted-globals'],
  [
    'storage in a feature',
    'frontend/src/features/pricing/new.ts',
    'localStorage.clear();',
    'no-restricted-globals',
  ],
  [
    'session storage in layout',
    'frontend/src/layout/new.ts',
    'sessionStorage.clear();',
    'no-restricted-globals',
  ],
  [
    'storage by its long name',
    'frontend/src/views/faq/new.ts',
    'globalThis.localStorage.clear();',
    'no-restricted-properties',
  ],
  [
    'process.env in the application',
    'cms/config/new.ts',
    'export const port = process.env.PORT;',
    'no-restricted-properties',
  ],
  [
    'process.env in the site',
    'frontend/src/build/new.ts',
    'export const url = process.env.SITE_URL;',
    'no-restricted-properties',
  ],
  [
    'an api:: uid in a plugin',
    'cms-plugins/payments/server/services/new.ts',
    "export const uid = 'api::plan.plan';",
    'no-restricted-syntax',
  ],
  [
    'ctx in a service',
    'cms-plugins/payments/server/services/new.ts',
    'export const read = (ctx: unknown) => ctx;',
    'no-restricted-syntax',
  ],
  [
    'Strapi in a provider',
    'cms-plugins/payments/server/providers/paypal/new.ts',
    'export const read = (strapi: unknown) => strapi;',
    'no-restricted-syntax',
  ],
  [
    'an empty list of its own in a plugin',
    'cms-plugins/payments/admin/orders/New.tsx',
    'export const New = () => <EmptyStateLayout content="None" />;',
    'no-restricted-syntax',
  ],
  [
    'a time that is read when a test file is loaded',
    'cms/tests/new.test.ts',
    'export const soon = 1;\nconst now = new Date(Date.now() + 1000);\nvoid now;',
    'no-restricted-syntax',
  ],
  [
    'a package of ours besides contracts',
    'frontend/src/content/new.ts',
    "export { value } from '@lanternway/cms';",
    '@typescript-eslint/no-restricted-imports',
  ],
  ['a default export', 'frontend/src/views/faq/new.ts', 'export default 1;', 'import-x/no-default-export'],
  ['a file called utils', 'frontend/src/ui/utils.ts', 'export const one = 1;', 'house/file-names'],
  ['a component in kebab-case', 'frontend/src/ui/page-band.tsx', 'export const one = 1;', 'house/file-names'],
];

for (const [what, file, code, rule] of wrongs) {
  test(`refuses ${what}`, async () => {
    assert.ok((await rulesBroken(file, code)).includes(rule));
  });
}

/** @type {[what: string, file: string, code: string][]} */
const rights = [
  ['window in src/browser', 'frontend/src/browser/new.ts', 'localStorage.clear();\n'],
  ['window in src/start-up', 'frontend/src/start-up/new.ts', 'window.close();\n'],
  ['window in src/ui', 'frontend/src/ui/new.ts', 'window.close();\n'],
  ['process.env in env.ts', 'cms/src/env.ts', 'export const port = process.env.PORT;\n'],
];

for (const [what, file, code] of rights) {
  test(`allows ${what}`, async () => {
    assert.deepEqual(await rulesBroken(file, code), []);
  });
}
