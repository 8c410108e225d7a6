import { notePhases } from './phases';

const now = Date.parse('2026-12-01T10:00:00Z');
const announcements = () => ({
  singularName: 'announcement',
  entities: [
    { documentId: 'a', from: '2026-12-02T10:00:00.000Z' },
    { documentId: 'b', to: '2026-12-01T10:00:00.000Z' },
    { documentId: 'c' },
  ] as Record<string, unknown>[],
});

it('notes with announcements whether their time has come, and with nothing else', () => {
  const types = [announcements(), { singularName: 'post', entities: [{ documentId: 'd' }] }];
  notePhases(types, null, now);
  expect(types.map(({ entities }) => entities.map((entity) => Reflect.get(entity, 'phase')))).toEqual([
    ['before', 'over', 'now'],
    [undefined],
  ]);
});

it('shows the one that is previewed before all others', () => {
  const types = [announcements()];
  notePhases(types, { type: 'announcement', documentId: 'b' }, now);
  expect(types[0]?.entities[1]).toMatchObject({ phase: 'now', order: -1, to: null });
});
