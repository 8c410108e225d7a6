import { ownWords } from '../fields/fields.js';
import { numbersFilter, stages, type NumbersFilter, type Stage } from './staff.js';

/* The list behind a number of families, as the address of a desk names it. */

export interface FamilyList {
  /** The families who came to this step. */
  step: Stage;
  filter: NumbersFilter & { from: string; to: string };
}

const longest = 2_500;

/** Only what parts the values: the address encodes all of it once more. */
const escaped = (value: string): string => value.replace(/[%&=]/g, encodeURIComponent);

/** Such as 'step=paid&view=cohort&from=2026-09-01&to=2026-10-31&source=Google'. */
export const writeFamilyList = ({ step, filter }: FamilyList): string =>
  Object.entries({ step, ...filter })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escaped(value)}`]))
    .join('&');

/** Null for what names no list. */
export function readFamilyList(written: string): FamilyList | null {
  const parts = partsOf(written);
  if (parts === null) return null;
  const { step: named, ...asked } = parts;
  const step = stages.find((one) => one === named);
  if (step === undefined || !numbersFilter.isValidSync(asked)) return null;
  const filter = numbersFilter.cast(asked, { stripUnknown: true });
  const { from, to } = filter;
  return from === undefined || to === undefined ? null : { step, filter: { ...filter, from, to } };
}

function partsOf(written: string): Record<string, string> | null {
  try {
    return Object.fromEntries(
      written.split('&').map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name, decodeURIComponent(value)] as const;
      }),
    );
  } catch {
    // Half of an encoded character.
    return null;
  }
}

/** The field of a desk's filter. */
export const familyListField = () =>
  ownWords(longest)
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('list', 'There is no such list.', (value) => value === undefined || readFamilyList(value) !== null);
