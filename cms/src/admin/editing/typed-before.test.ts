import { formOf, savedForm } from './typed-before';

const faq = { model: 'api::faq.faq', collectionType: 'collection-types', documentId: 'abc' };
const home = { model: 'api::home-page.home-page', collectionType: 'single-types' };

const written = (endpointName: string, originalArgs: object, state = 'fulfilled') => ({
  type: `adminApi/executeMutation/${state}`,
  meta: { arg: { endpointName, originalArgs } },
});

it('names the form of each entry of ours', () => {
  expect([faq, { ...faq, documentId: undefined }, home].map(formOf)).toEqual([
    'content/api::faq.faq/abc',
    'content/api::faq.faq/new',
    'content/api::home-page.home-page',
  ]);
  expect(formOf({ ...faq, model: 'plugin::upload.file' })).toBeNull();
});

it.each([
  ['updateDocument', faq, 'content/api::faq.faq/abc'],
  ['publishDocument', { ...home, documentId: 'x' }, 'content/api::home-page.home-page'],
  ['discardDocument', faq, 'content/api::faq.faq/abc'],
  ['createDocument', { model: faq.model }, 'content/api::faq.faq/new'],
])('knows by %s which entry is saved', (endpoint, args, form) => {
  expect(savedForm(written(endpoint, args))).toBe(form);
});

it.each([
  written('updateDocument', faq, 'pending'),
  written('updateDocument', faq, 'rejected'),
  written('unpublishDocument', faq),
  { type: 'admin/logout' },
  null,
])('takes nothing else for a save: %j', (action) => {
  expect(savedForm(action)).toBeNull();
});
