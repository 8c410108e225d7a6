import { keepDraft, readDraft } from './draft';

/** What a parent changed in their details at checkout. Kept over errors and reloads, and not shown to anybody else. */
export interface CheckoutDraft {
  read: () => Record<string, string>;
  keep: (fields: Record<string, string>) => void;
}

/** @param owner the parent's email: another parent who logs in here must not see their phone number */
export function openCheckoutDraft(owner: string): CheckoutDraft {
  return {
    read: () => {
      const { owner: whose, ...fields } = readDraft('checkout')?.fields ?? {};
      return whose === owner ? fields : {};
    },
    keep: (fields) => keepDraft('checkout', { startedAt: Date.now(), fields: { ...fields, owner } }),
  };
}
