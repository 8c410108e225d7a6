import { groundsOf, type Ground } from './grounds';

const grounds: (Ground | null)[] = ['paper', 'graph', 'candle', null];

it('never follow each other twice, whatever staff choose', () => {
  const kinds = ['text', 'facts', 'closing'];
  const all = kinds.flatMap((kind) => grounds.map((ground) => ({ kind, ground })));
  for (const one of all)
    for (const two of all)
      for (const three of all) {
        const [a, b, c] = groundsOf([one, two, three]);
        expect(a !== b && b !== c).toBe(true);
      }
});

it('are those that staff chose where they differ', () => {
  expect(groundsOf([{ kind: 'text', ground: 'candle' }, { kind: 'text' }, { kind: 'text' }])).toEqual([
    'candle',
    'paper',
    'graph',
  ]);
});
