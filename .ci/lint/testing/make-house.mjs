import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One small file in every room, so that imports of it can be resolved. */
const house = [
  'cms-plugins/contracts/src/money/money.ts',
  'cms-plugins/desk/src/parts/panel.ts',
  'cms-plugins/accounts/server/services/sessions/sessions.ts',
  'cms-plugins/payments/server/controllers/orders.ts',
  'cms-plugins/payments/server/services/orders/orders.ts',
  'cms-plugins/payments/server/services/webhooks/inbox.ts',
  'cms-plugins/payments/server/providers/razorpay/capture.ts',
  'cms-plugins/mailer/server/services/outbox/outbox.ts',
  'cms-plugins/server-kit/src/platform.ts',
  'cms-plugins/object-store/src/bucket.ts',
  'cms-plugins/payment-sandbox/src/server.ts',
  'cms/config/plugins.ts',
  'cms/src/env.ts',
  'cms/types/generated/content-types.ts',
  'seeds/content/plans.ts',
  '.ci/start.ts',
  'frontend/src/pages/index.ts',
  'frontend/src/views/home/hero.ts',
  'frontend/src/features/pricing/currency.ts',
  'frontend/src/features/booking/request.ts',
  'frontend/src/layout/page.ts',
  'frontend/src/ui/icon.ts',
  'frontend/src/ui/forms/field.ts',
  'frontend/src/server-calls/client.ts',
  'frontend/src/browser/storage.ts',
  'frontend/src/content/plan.ts',
  'frontend/src/build/routes.ts',
];

/** Creates them in a new folder, and returns that folder. */
export function makeHouse() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'house-')));
  for (const file of house) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'export const value = 1;\nexport type Value = number;\n');
  }
  writeFileSync(path.join(root, 'tsconfig.base.json'), '{}');
  return root;
}
