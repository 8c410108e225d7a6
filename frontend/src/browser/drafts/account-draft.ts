import { property } from '../storage/record';
import { forget, keep, readKept } from '../storage/storage';

const forms = {
  login: ['email'],
  register: ['username', 'email'],
  forgot: ['email'],
} as const;

export type AccountForm = keyof typeof forms;

/** What was typed into a form of the account, without passwords and codes: those are never kept. */
export interface AccountDraft {
  read: () => Record<string, string>;
  keep: (fields: Record<string, string>) => void;
}

const keyOf = (form: AccountForm) => `draft.${form}`;

/** Kept for as long as the tab lives, as other drafts are. */
export function openAccountDraft(form: AccountForm): AccountDraft {
  const only = (fields: unknown): Record<string, string> =>
    Object.fromEntries(
      forms[form].flatMap((name) => {
        const text = property(fields, name);
        return typeof text === 'string' ? [[name, text]] : [];
      }),
    );
  return {
    read: () => readKept('session', keyOf(form), only) ?? {},
    keep: (fields) => keep('session', keyOf(form), only(fields)),
  };
}

/** They have done what they were for. */
export const forgetAccountDrafts = (...done: readonly AccountForm[]): void =>
  done.forEach((form) => forget('session', keyOf(form)));
