import type { OrderedList, OrderedSection } from '@lanternway/contracts/publishing/order';
import { arrange, idsOf, isMoved, moveTo, readArrangement } from './arrangement';

const section = (title: string, ids: string): OrderedSection => ({
  title,
  entries: [...ids].map((documentId) => ({
    documentId,
    title: documentId.toUpperCase(),
    detail: null,
    picture: null,
    state: 'live',
    href: `/${documentId}`,
  })),
});

const list: OrderedList = {
  uid: 'questions',
  name: 'FAQ questions',
  hint: 'The FAQ page.',
  version: '1',
  sections: [section('One', 'abcd'), section('Two', 'xy')],
};

const shown = (sections: readonly OrderedSection[]) => idsOf(sections).join('');

it.each([
  ['down', 'a', 'c', 'bcadxy'],
  ['up', 'd', 'b', 'adbcxy'],
  ['to where it is', 'b', 'b', 'abcdxy'],
  ['into another section: not at all', 'a', 'x', 'abcdxy'],
  ['from nowhere: not at all', 'q', 'a', 'abcdxy'],
])('moves an entry %s', (_, id, place, ids) => {
  expect(moveTo(list.sections, id, place).join('')).toBe(ids);
});

it('shows an order, section by section', () => {
  expect(shown(arrange(list, ['y', 'c', 'x', 'a', 'b', 'd']))).toBe('cabdyx');
});

it.each([
  ['in the middle', ['d', 'b', 'a'], 'dbca'],
  ['at the start', ['c', 'b', 'd'], 'acbd'],
  ['without any order', [], 'abcd'],
])('puts what is new behind the entry it stands behind: %s', (_, ids, wanted) => {
  expect(shown(arrange({ ...list, sections: [section('One', 'abcd')] }, ids))).toBe(wanted);
});

it('leaves out what is gone', () => {
  expect(shown(arrange({ ...list, sections: [section('One', 'ab')] }, ['b', 'q', 'a']))).toBe('ba');
});

it('knows whether anything was moved', () => {
  expect(isMoved(list, list.sections)).toBe(false);
  expect(isMoved(list, arrange(list, ['b', 'a', 'c', 'd']))).toBe(true);
});

it('reads an order that was kept, and nothing else', () => {
  const kept = { version: '1', ids: ['a', 'b'] };
  expect(readArrangement(JSON.stringify(kept))).toEqual(kept);
  for (const other of ['', '{', '7', 'null', '{}', '{"version":1,"ids":[]}', '{"version":"1","ids":"ab"}'])
    expect(readArrangement(other)).toBeNull();
});
