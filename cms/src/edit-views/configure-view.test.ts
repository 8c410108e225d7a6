import { configure } from './configure-view';

const view = {
  uid: 'api::faq.faq',
  mainField: 'question',
  columns: ['question', 'group'],
  sort: { by: 'order', order: 'ASC' as const },
  rows: [{ question: 12 }, { group: 6, order: 6 }],
  fields: {
    question: { label: 'Question', hint: 'As a parent asks it.', placeholder: 'How long is a class?' },
    group: { label: 'Group', hint: 'The heading.' },
    order: { label: 'Order', hint: 'Lower numbers first.' },
  },
};

const stored = {
  settings: { bulkable: false, mainField: 'documentId' },
  metadatas: {
    question: {
      edit: { label: 'question', visible: true, editable: true },
      list: { label: 'question', sortable: true },
    },
    createdAt: { edit: { label: 'createdAt' }, list: { label: 'createdAt' } },
  },
  layouts: { list: ['id'], edit: [] },
};

const attributes = {
  question: { type: 'string' },
  group: { type: 'relation', target: 'api::faq-group.faq-group' },
};

describe('a view laid over the stored configuration', () => {
  const configured = configure(view, stored, attributes);

  it('names the fields and explains them', () => {
    expect(configured.metadatas['question']).toEqual({
      edit: {
        label: 'Question',
        description: 'As a parent asks it.',
        placeholder: 'How long is a class?',
        visible: true,
        editable: true,
      },
      list: { label: 'Question', sortable: true },
    });
  });

  it('shows a related entry by its own main field', () => {
    expect(configured.metadatas['group']?.edit).toMatchObject({ mainField: 'title' });
    expect(configured.metadatas['order']?.edit).not.toHaveProperty('mainField');
  });

  it('lays out the form and the list', () => {
    expect(configured.layouts.edit[1]).toEqual([
      { name: 'group', size: 6 },
      { name: 'order', size: 6 },
    ]);
    expect(configured.layouts.list).toEqual(['question', 'group']);
    expect(configured.settings).toMatchObject({
      mainField: 'question',
      defaultSortBy: 'order',
      defaultSortOrder: 'ASC',
    });
  });

  it('keeps the fields that are not in the request', () => {
    expect(configured.settings).toMatchObject({ bulkable: false });
    expect(configured.metadatas['createdAt']).toEqual(stored.metadatas.createdAt);
  });
});
