import { unlinked } from '@lanternway/contracts/fields/typed-text';

/** The first word of a name, of which no mail program makes a link. */
export const firstNameOf = (name: string): string => unlinked(name).trim().split(/\s+/)[0] ?? '';
