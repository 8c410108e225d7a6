/** The colours of its paper. */
const papers = { honey: '#B97400', rose: '#D23B63', peacock: '#0B5A63' };

export type LanternPaper = keyof typeof papers;

interface LanternProps {
  number: number;
  /** What the number counts, for readers who do not see where it is. */
  unit?: string;
  paper?: LanternPaper | undefined;
}

/** A lit lantern with a number on it: the marker of a step. */
export function Lantern({ number, unit, paper = 'honey' }: LanternProps) {
  const colour = papers[paper];
  return (
    <span className="lantern">
      <svg width="44" height="48" viewBox="0 0 44 48" aria-hidden="true">
        <path d="M17 7.5a5 5 0 0 1 10 0" fill="none" stroke={colour} strokeWidth="3" />
        <path d="M14.5 7h15l9.5 10.5v17L29.5 46h-15L5 34.5v-17z" fill={colour} />
        <path d="M16.7 11h10.6L35 19v14l-7.7 9H16.7L9 33V19z" fill="#FFE3A1" />
      </svg>
      <span>
        {number}
        {unit !== undefined && <span className="vh"> {unit}</span>}
      </span>
    </span>
  );
}
