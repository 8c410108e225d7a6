import { string, type InferType } from 'yup';
import { shape, text } from '../wire/shape.js';

/** Where an entry can be opened in the admin. */
export const entryLink = shape('EntryLink', {
  uid: text(),
  documentId: text(),
  title: text(),
  /** Below /admin, or null if it no longer exists. */
  href: text().nullable(),
});

export type EntryLink = InferType<typeof entryLink>;

/** The uid of a content type, as `api::post.post`. */
export const typeName = /^[a-z0-9-]+::[a-z0-9-]+\.[a-z0-9-]+$/;

/** How a request names an entry. */
export const entryFields = {
  uid: string().required().matches(typeName),
  documentId: string()
    .required()
    .matches(/^[\w-]{1,40}$/),
};
