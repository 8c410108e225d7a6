import { Icon } from '../art/Icon';
import { type AutoAdvance } from './use-auto-advance';

interface PauseButtonProps {
  auto: AutoAdvance;
  /** What it pauses: 'slides', 'affiliations'. */
  what: string;
  className: string;
}

export function PauseButton({ auto, what, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      data-pause
      className={className}
      aria-label={`${auto.isPlaying ? 'Pause' : 'Play'} ${what}`}
      onClick={auto.toggle}
    >
      <Icon name={auto.isPlaying ? 'pause-fill' : 'play-fill'} />
    </button>
  );
}
