import { type DraftName, forgetDraft, keepDraft, readDraft } from './draft';

export type AccountForm = Extract<DraftName, 'login' | 'register' | 'forgot'>;

/** What was typed into a form of the account, without passwords and codes: those are never kept. */
export interface AccountDraft {
  read: () => Record<string, string>;
  keep: (fields: Record<string, string>) => void;
}

const kept: Record<AccountForm, readonly string[]> = {
  login: ['email'],
  register: ['username', 'email'],
  forgot: ['email'],
};

export function openAccountDraft(form: AccountForm): AccountDraft {
  const only = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => kept[form].includes(name)));
  return {
    read: () => only(readDraft(form)?.fields ?? {}),
    keep: (fields) => keepDraft(form, { startedAt: Date.now(), fields: only(fields) }),
  };
}

/** They have done what they were for. */
export const forgetAccountDrafts = (...forms: readonly AccountForm[]): void => forms.forEach(forgetDraft);
