import { array, boolean, type InferType, mixed, object, string } from 'yup';
import type { Ground } from '../grounds';

/*
 * Each kind of block as it comes from Strapi. Pictures, rich text and other entries are ids here: they are queried with
 * their own types. Only the build parses, so that no page carries the schemas.
 */

const words = (most: number) => string().trim().max(most).required();
const maybe = (most: number) =>
  string()
    .trim()
    .max(most)
    .nullable()
    .default(null)
    .transform((text: unknown) => (text === '' ? null : text));

/** Empty once all the chosen entries were taken down: the block is then left out, and must not stop the site. */
const ids = () => array(string().required()).default([]);
const link = object({ label: words(40), href: words(255) });
const maybeLink = link.nullable().default(null);
/** One of some words; null where staff have chosen none. */
const oneOf = <Word extends string>(...known: Word[]) =>
  mixed<Word>()
    .nullable()
    .oneOf([...known, null])
    .default(null);

const ground = oneOf<Ground>('paper', 'graph', 'candle');

const titled = { ground, title: words(60), lead: maybe(200) };
const note = (most: number) => object({ title: words(60), text: words(most) });

/** Of a draft, a picture may be missing; published pages always have theirs. */
const picture = string().required();

export const blockSchemas = {
  hero: object({ eyebrow: maybe(40), picture, button: maybeLink }),
  text: object({ ground, title: maybe(60), body: string().required() }),
  'picture-text': object({
    ground,
    title: words(60),
    body: string().required(),
    picture,
    side: mixed<'left' | 'right'>().oneOf(['left', 'right']).default('right'),
    link: maybeLink,
  }),
  benefits: object({
    ...titled,
    items: array(note(160).shape({ icon: words(40) }))
      .required()
      .min(1)
      .max(6),
  }),
  steps: object({ ...titled, items: array(note(240)).required().min(1).max(8) }),
  facts: object({
    title: maybe(60),
    items: array(object({ value: words(40), label: words(120) }))
      .required()
      .min(1)
      .max(4),
  }),
  plans: object({ ...titled, plans: ids().max(3) }),
  courses: object({ ...titled, courses: ids().max(6) }),
  teachers: object({ ...titled, teachers: ids().max(6) }),
  testimonials: object({ ground, title: words(60), testimonials: ids().max(6) }),
  faq: object({ ground, title: words(60), questions: ids().max(10) }),
  logos: object({ ground, title: words(60), affiliations: ids().max(12) }),
  /** Ids of media. */
  video: object({ ...titled, file: picture, poster: picture, captions: picture }),
  table: object({
    ...titled,
    firstHead: words(30),
    secondHead: words(30),
    thirdHead: maybe(30),
    rows: array(object({ first: words(60), second: words(80), third: maybe(80) }))
      .required()
      .min(1)
      .max(12),
  }),
  form: object({
    ...titled,
    points: array(object({ text: words(160) }))
      .default([])
      .max(4),
    sends: oneOf('free-class', 'message'),
    course: oneOf('coding', 'math'),
    needsPhone: boolean().nullable().default(false),
    button: maybe(30),
    thanksTitle: maybe(60),
    thanksText: maybe(200),
    next: maybe(255),
  }),
  closing: object({ title: words(60), text: maybe(200), link }),
} as const;

export type BlockKind = keyof typeof blockSchemas;

/** A block that the site can draw. */
export type ParsedBlock = {
  [Kind in BlockKind]: { kind: Kind; key: string } & InferType<(typeof blockSchemas)[Kind]>;
}[BlockKind];
