import type { Link } from '../content/blocks/link';
import type { Site } from '../content/site/site';
import { ButtonLink } from '../ui/links/ButtonLink';
import { Brand } from './Brand';

/** The logo and one button: nothing else leads away from what the page is about. */
export function QuietHeader({ site, button }: { site: Site; button: Link }) {
  return (
    <header className="hdr hdr-quiet">
      <div className="hdr-in">
        <Brand site={site} />
        <ButtonLink look="lantern" size="small" href={button.href}>
          {button.label}
        </ButtonLink>
      </div>
    </header>
  );
}
