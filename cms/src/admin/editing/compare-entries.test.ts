import { changedFields, differencesOf, inWords, valuesToKeep } from './compare-entries';

const opened = {
  id: 1,
  updatedAt: 'then',
  title: 'Coding Monthly',
  sessions: 8,
  prices: [{ id: 4, currency: 'INR', amountMinor: 649900 }],
};

const form = (changes: object = {}) => {
  const prices = [{ id: 4, currency: 'INR', amountMinor: 649900, __temp_key__: 'a0' }];
  const initialValues = { title: 'Coding Monthly', sessions: 8, prices };
  return { initialValues, values: { ...initialValues, ...changes } };
};

describe('an entry that two people change', () => {
  it('names each field that the other has changed, with both values where both have', () => {
    const stored = { ...opened, updatedAt: 'now', title: 'Theirs', sessions: 12 };
    expect(differencesOf(opened, stored, form({ title: 'Mine' }))).toEqual([
      { field: 'title', theirs: 'Theirs', mine: 'Mine' },
      { field: 'sessions', theirs: '12', mine: null },
    ]);
  });

  it('is no different where it was only saved again', () => {
    const prices = [{ currency: 'INR', amountMinor: 649900, id: 4 }];
    expect(differencesOf(opened, { ...opened, updatedAt: 'now', prices }, form())).toEqual([]);
  });

  it('keeps what was changed in the form, with parts that need not be stored any more', () => {
    const changed = form({ prices: [{ id: 4, currency: 'INR', amountMinor: 1 }], sessions: 9 });
    expect(changedFields(changed)).toEqual(['sessions', 'prices']);
    expect(valuesToKeep(changed, ['prices'])).toEqual({ prices: [{ currency: 'INR', amountMinor: 1 }] });
  });

  it('keeps media and related entries as they are named', () => {
    const portrait = { id: 7, documentId: 'm', name: 'a.png' };
    const group = { connect: [{ id: 3 }], disconnect: [] };
    expect(valuesToKeep(form({ portrait, group }), ['portrait', 'group'])).toEqual({ portrait, group });
  });
});

describe('a value in words', () => {
  it.each([
    [null, 'empty'],
    [true, 'yes'],
    [[{ type: 'paragraph', children: [{ type: 'text', text: 'We keep little.' }] }], 'We keep little.'],
    [{ name: 'kite.png', mime: 'image/png', id: 3 }, 'kite.png'],
    [{ connect: [{ id: 3 }], disconnect: [] }, 'other related entries'],
    ['x'.repeat(200), `${'x'.repeat(160)}…`],
  ])('%j is read as %s', (value, words) => {
    expect(inWords(value)).toBe(words);
  });
});
