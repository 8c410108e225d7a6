import { buttonClass } from '../../../ui/links/button-class';
import type { TimeChoice } from '../time/use-time';

interface NoTimesProps {
  time: Pick<TimeChoice, 'offered' | 'again'>;
  /** Said where none is free. */
  none: string;
}

/** In place of the times: that none is free, or that it is not known. */
export function NoTimes({ time: { offered, again }, none }: NoTimesProps) {
  if (offered.kind === 'none') return <p role="status">{none}</p>;
  if (offered.kind !== 'failed') return null;
  return (
    <>
      <p role="alert">The free times could not be loaded. Please check your connection.</p>
      <button type="button" className={buttonClass({ look: 'outline' })} onClick={again}>
        Load the times again
      </button>
    </>
  );
}
