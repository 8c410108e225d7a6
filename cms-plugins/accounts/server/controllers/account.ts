import {
  accountClosed,
  closeAccount,
  exportData,
  me,
  wrongPassword,
  yourAccount,
  yourData,
} from '@lanternway/contracts/accounts/accounts';
import { blame, done } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { closeOwnAccount, exportAccount, readProfile } from '../services/personal-data/account';
import { answering } from './answer';

export const account = ({ strapi }: { strapi: Core.Strapi }) => {
  const { parent } = answering(strapi);

  return {
    me: parent(me, null, async (_call, who) => done(yourAccount, { user: await readProfile(strapi, who) })),

    exportData: parent(exportData, null, async (_call, who) => ({
      ...done(yourData, { data: await exportAccount(strapi, who) }),
      attachment: `account-data-${new Date().toISOString().slice(0, 10)}.json`,
    })),

    close: parent(closeAccount, null, async ({ request: { password } }, who) => {
      const result = await closeOwnAccount(strapi, who, password);
      if (result.kind === 'over') return result;
      return result.kind === 'closed' ? done(accountClosed, {}) : blame('password', wrongPassword);
    }),
  };
};
