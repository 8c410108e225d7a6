import { type Testimonial } from '../../content/pages/testimonial';
import { Icon } from '../../ui/art/Icon';
import { useMedia } from '../../ui/carousel/use-media';
import { namedScrollArea } from '../../ui/scroll-area';
import { Note } from './Note';
import { NoteString } from './NoteString';
import { useSwiped } from './use-swiped';

interface ControlsProps {
  count: number;
  position: number;
  goTo: (position: number) => void;
}

function Controls({ count, position, goTo }: ControlsProps) {
  // A button at its end stays focusable, so that the keyboard does not lose its place.
  const button = (to: number, label: string, icon: 'caret-left-bold' | 'caret-right-bold') => (
    <button
      type="button"
      className="round"
      aria-label={label}
      aria-disabled={to < 0 || to >= count}
      onClick={() => goTo(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="swipe-ctl">
      {button(position - 1, 'Previous letter', 'caret-left-bold')}
      <p className="dots" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} className={at === position ? 'on' : undefined} />
        ))}
      </p>
      <span className="vh" aria-live="polite">
        Letter {position + 1} of {count}
      </span>
      {button(position + 1, 'Next letter', 'caret-right-bold')}
    </div>
  );
}

/** The first string. On phones its notes lie side by side and are swiped. */
export function SwipedString({ testimonials }: { testimonials: Testimonial[] }) {
  const { box, position, onScroll, goTo } = useSwiped();
  const isSwiped = useMedia('(max-width: 767px)', false) && testimonials.length > 1;
  return (
    <>
      <NoteString>
        <div
          ref={box}
          className="notes swipe"
          onScroll={onScroll}
          {...(isSwiped ? namedScrollArea('Letters') : {})}
        >
          {testimonials.map((testimonial) => (
            <Note key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </NoteString>
      {testimonials.length > 1 && <Controls count={testimonials.length} position={position} goTo={goTo} />}
    </>
  );
}
