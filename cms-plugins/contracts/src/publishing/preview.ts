import { object, type InferType } from 'yup';
import { shape, text } from '../wire/shape.js';
import { entryFields } from './entry-link.js';

export const previewRequest = object(entryFields);

/** How long a preview link is valid. */
export const previewMinutes = 10;

/** The query parameter with the signed preview token on the site's addresses. */
export const previewParameter = 'preview';

export const previewLink = shape('PreviewLink', {
  /** The full address. */
  url: text(),
  endsAt: text(),
});

export type PreviewLink = InferType<typeof previewLink>;
