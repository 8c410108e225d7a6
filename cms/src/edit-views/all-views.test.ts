import { allViews, labelOf } from './all-views';
import type { EditView } from './edit-view';
import { readModel } from './model-fixture';

function viewOf(uid: string): EditView {
  const found = allViews.filter((view) => view.uid === uid);
  expect(found).toHaveLength(1);
  return found[0] ?? { uid, mainField: '', rows: [], fields: {} };
}

const model = readModel();
const alwaysWholeRow = ['component', 'blocks', 'dynamiczone'];

describe.each(model)('the edit view of %s', (uid, schema) => {
  const names = Object.keys(schema).sort();

  it('has a label and a hint for every field and for no other', () => {
    expect(Object.keys(viewOf(uid).fields).sort()).toEqual(names);
    for (const { label, hint } of Object.values(viewOf(uid).fields)) {
      expect(label).toMatch(/^[A-Z]/);
      expect(hint).toMatch(/^[A-Z0-9].*[.!?]$/);
      expect(hint.length).toBeLessThanOrEqual(130);
    }
  });

  it('shows every field once, in rows of twelve columns at most', () => {
    const rows = viewOf(uid).rows;
    expect(rows.flatMap((row) => Object.keys(row)).sort()).toEqual(names);
    for (const row of rows) {
      const sizes = Object.values(row);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12);
    }
  });

  it('gives whole rows to fields that Strapi shows no narrower', () => {
    for (const [field, size] of viewOf(uid).rows.flatMap((row) => Object.entries(row))) {
      const isWhole = alwaysWholeRow.includes(schema[field]?.type ?? '');
      expect({ field, size }).toEqual({ field, size: isWhole ? 12 : size });
    }
  });

  it('is recognised, listed and sorted by fields it has', () => {
    const { mainField, columns = [], sort } = viewOf(uid);
    expect(names).toEqual(
      expect.arrayContaining([mainField, ...columns, ...(sort === undefined ? [] : [sort.by])]),
    );
  });
});

describe('the edit views', () => {
  it('belong to the content model, all of them', () => {
    expect(model).toHaveLength(63);
    expect(allViews.map(({ uid }) => uid).sort()).toEqual(model.map(([uid]) => uid).sort());
  });

  it('name fields in sentences', () => {
    expect(labelOf('pricing.price', 'amountMinor')).toBe('Price');
    expect(labelOf('api::nothing.nothing', 'title')).toBe('title');
  });
});
