import { keepDraft, readDraft } from './draft';

/** What a parent has changed of his details at checkout: kept over errors and reloads, and for nobody else's eyes. */
export interface CheckoutDraft {
  read: () => Record<string, string>;
  keep: (fields: Record<string, string>) => void;
}

/** @param owner the e-mail of the parent, for the next one who logs in here is not to see another's phone number */
export function openCheckoutDraft(owner: string): CheckoutDraft {
  return {
    read: () => {
      const { owner: whose, ...fields } = readDraft('checkout')?.fields ?? {};
      return whose === owner ? fields : {};
    },
    keep: (fields) => keepDraft('checkout', { startedAt: Date.now(), fields: { ...fields, owner } }),
  };
}
