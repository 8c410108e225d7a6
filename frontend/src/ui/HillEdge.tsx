import hills from './art/hills.svg';

/** The ground above the hills, which they grow out of. */
export type Tone = 'night' | 'paper' | 'graph' | 'mist';

const grounds: Record<Tone, string> = { night: 'edge-night', paper: '', graph: 'graph', mist: 'edge-mist' };

/** Paper hills that rise from the page into Night. */
export function HillEdge({ tone }: { tone: Tone }) {
  return (
    <img className={`edge ${grounds[tone]}`} src={hills} width={1440} height={110} alt="" loading="lazy" />
  );
}
