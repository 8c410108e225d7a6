import { type IconName } from './icon-names';
import sprite from './icons.svg';

/** A drawing of the icon set. It is decoration: the words next to it, or the button's own name, say what it means. */
export function Icon({ name, className = 'i' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 256 256" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
