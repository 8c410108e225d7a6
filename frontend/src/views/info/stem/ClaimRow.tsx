import type { InfoPage } from '../../../content/pages/page';
import { Anchor } from '../../../ui/links/Anchor';
import { Icon } from '../../../ui/art/Icon';

/** One claim, its letter, and where anybody can check it. */
export function ClaimRow({ claim }: { claim: InfoPage['claims'][number] }) {
  const { letter, heading, text, proof, link } = claim;
  return (
    <section className="ev-row">
      <p className="ev-letter" aria-hidden="true">
        {letter}
      </p>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="ev-proof">
        <h3>Where to check</h3>
        <p>{proof}</p>
        {link !== null && (
          <Anchor className="info-link" href={link.href}>
            {link.label}
            <Icon name="arrow-right-bold" />
          </Anchor>
        )}
      </div>
    </section>
  );
}
