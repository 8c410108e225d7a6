import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { ContentType } from './content-types';

type Entry = Readonly<Record<string, unknown>>;

export interface Section {
  key: string;
  title: string;
  at: number;
}

/** A type whose entries staff put in order, as the publisher asks for it. */
export interface OrderedType {
  name: string;
  hint: string;
  populate: readonly string[];
  sectionOf: ((entry: Entry) => Section) | null;
  detailOf: (entry: Entry) => string | null;
  pictureOf: (entry: Entry) => string | null;
}

const textIn = (entry: unknown, field: string): string | null => {
  const value = isRecord(entry) ? entry[field] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

const nothing = () => null;

/** The site shows what parents say first, and what others say after that. */
const speakers = ({ role }: Entry): Section =>
  role === 'parent'
    ? { key: 'parents', title: 'Parents', at: 0 }
    : { key: 'others', title: 'Teachers and learners', at: 1 };

function groupOf({ group }: Entry): Section {
  const order = isRecord(group) && typeof group['order'] === 'number' ? group['order'] : 0;
  const key = textIn(group, 'documentId');
  return key === null
    ? { key: '', title: 'Without a group', at: 1000 }
    : { key, title: textIn(group, 'title') ?? 'Group', at: order };
}

/** The lists that staff put in order, as they see them. */
export const orderedTypes = {
  'api::testimonial.testimonial': {
    name: 'Testimonials',
    hint: 'The quotes on the home page. Parents are shown first.',
    populate: ['portrait'],
    sectionOf: speakers,
    detailOf: (entry) => textIn(entry, 'about'),
    pictureOf: ({ portrait }) => textIn(portrait, 'url'),
  },
  'api::faq.faq': {
    name: 'FAQ questions',
    hint: 'The questions on the FAQ page, below their groups.',
    populate: ['group'],
    sectionOf: groupOf,
    detailOf: nothing,
    pictureOf: nothing,
  },
  'api::faq-group.faq-group': {
    name: 'FAQ groups',
    hint: 'The headings of the FAQ page.',
    populate: [],
    sectionOf: null,
    detailOf: nothing,
    pictureOf: nothing,
  },
} as const satisfies Partial<Record<ContentType, OrderedType>>;
