/** What is behind a block. */
export type Ground = 'paper' | 'graph' | 'candle';

/** The grounds of blocks that have only one. */
const own: Readonly<Record<string, Ground>> = { facts: 'candle', closing: 'paper' };

interface Grounded {
  kind: string;
  ground?: Ground | null | undefined;
}

const other = (ground: Ground): Ground => (ground === 'paper' ? 'graph' : 'paper');

/**
 * The ground of each block, from top to bottom. Two equal ones never follow each other: the second gives way. Only a
 * closing shares its paper with the block that it ends. A block without a ground takes paper and graph paper in turn.
 */
export function groundsOf(blocks: readonly Grounded[]): Ground[] {
  const grounds: Ground[] = [];
  for (const { kind, ground } of blocks) {
    const before = grounds.at(-1);
    const wanted = own[kind] ?? ground ?? (before === undefined ? 'paper' : other(before));
    grounds.push(wanted === before && kind !== 'closing' ? other(wanted) : wanted);
  }
  return grounds;
}
