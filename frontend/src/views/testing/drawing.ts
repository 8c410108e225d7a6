import type { Picture } from '../../content/blocks/picture';

/** A small drawing for tests. */
export const drawing = (alt = 'A paper lantern'): Picture => ({
  src: '/lantern.svg',
  width: 120,
  height: 120,
  alt,
  sources: [],
  focal: { x: 50, y: 50 },
});
