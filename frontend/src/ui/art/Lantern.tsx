import drawing from './lantern.svg';

/** The colours of its paper. */
export type LanternPaper = 'honey' | 'rose' | 'peacock';

interface LanternProps {
  number: number;
  /** What the number counts, for readers who do not see where it is. */
  unit?: string;
  paper?: LanternPaper | undefined;
}

/** A lit lantern with a number on it: the marker of a step. */
export function Lantern({ number, unit, paper = 'honey' }: LanternProps) {
  return (
    <span className={paper === 'honey' ? 'lantern' : `lantern lantern-${paper}`}>
      <svg aria-hidden="true">
        <use href={`${drawing}#lantern`} />
      </svg>
      <span>
        {number}
        {unit !== undefined && <span className="vh"> {unit}</span>}
      </span>
    </span>
  );
}
