import type { BlocksContent } from '@strapi/blocks-react-renderer';

/** Rich text as staff wrote it. Its pictures already point at files of this site. */
export type Blocks = BlocksContent;
