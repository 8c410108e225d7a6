import type { Blocks } from '../../content/blocks/blocks';
import { readingMinutes } from '../../content/blocks/text-of-blocks';

/** `@readingMinutes` on a field of a type with a `body`: lists show the reading time without loading the text. */
export const readingMinutesExtension = {
  name: 'readingMinutes',
  extend: () => ({
    resolve: ({ body }: { body?: unknown }) => readingMinutes(Array.isArray(body) ? (body as Blocks) : []),
  }),
};
