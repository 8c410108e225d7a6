import hills from './hills.svg';

/** The background above the hills. */
export type Tone = 'night' | 'paper' | 'graph' | 'mist';

const grounds: Record<Tone, string> = { night: 'edge-night', paper: '', graph: 'graph', mist: 'edge-mist' };

/** Paper hills between the page and Night. */
export function HillEdge({ tone }: { tone: Tone }) {
  return (
    <img className={`edge ${grounds[tone]}`} src={hills} width={1440} height={110} alt="" loading="lazy" />
  );
}
