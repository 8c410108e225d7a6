import type { Blocks } from '../../content/blocks/blocks';

/** Rich text of one paragraph. */
export const paragraph = (text: string): Blocks => [
  { type: 'paragraph', children: [{ type: 'text', text }] },
];

/** Rich text of one second-level heading. */
export const heading = (text: string): Blocks => [
  { type: 'heading', level: 2, children: [{ type: 'text', text }] },
];
