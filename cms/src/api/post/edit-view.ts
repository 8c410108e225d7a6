import type { EditView } from '../../edit-views/edit-view';
import { seoField, slugField } from '../../edit-views/shared-views';

const post: EditView = {
  uid: 'api::post.post',
  mainField: 'title',
  columns: ['title', 'category', 'author', 'firstPublishedOn'],
  sort: { by: 'firstPublishedOn', order: 'DESC' },
  rows: [
    { title: 6, slug: 6 },
    { author: 6, category: 6 },
    { firstPublishedOn: 6 },
    { excerpt: 12 },
    { cover: 12 },
    { body: 12 },
    { seo: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'Says what the reader will know afterwards.' },
    slug: slugField('how-much-screen-time'),
    author: { label: 'Author', hint: 'Who wrote it. The author must be published too.' },
    category: {
      label: 'Category',
      hint: 'The subject it is listed under. The category must be published too.',
    },
    firstPublishedOn: {
      label: 'First published on',
      hint: 'Filled in the first time you publish, and kept. Set it only for a post that appeared elsewhere before.',
    },
    excerpt: {
      label: 'Excerpt',
      hint: 'One or two sentences for lists and for sharing.',
    },
    cover: { label: 'Cover', hint: 'The picture at the top and in lists, wider than high.' },
    body: { label: 'Text', hint: 'Use heading 2 for sections. Describe each picture in the media library.' },
    seo: seoField,
  },
};

export const postViews = [post];
