import { groundsOf, type Ground } from './grounds';

const grounds: (Ground | null)[] = ['paper', 'graph', 'candle', null];

it('never follow each other twice, whatever staff choose', () => {
  const kinds = ['text', 'facts'];
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

it('keep a closing on paper, which it shares with the block that it ends', () => {
  for (const ground of grounds) {
    expect(groundsOf([{ kind: 'faq', ground }, { kind: 'closing' }, { kind: 'text', ground }])[1]).toBe(
      'paper',
    );
  }
  const page = [{ kind: 'faq', ground: 'paper' as const }, { kind: 'closing' }, { kind: 'text' }];
  expect(groundsOf(page)).toEqual(['paper', 'paper', 'graph']);
});
