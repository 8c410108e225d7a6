import type { InfoPage } from '../../../content/pages/page';
import { InfoLink } from '../InfoLink';

/** One claim, its letter, and where to check it. */
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
        {link !== null && <InfoLink link={link} about={heading} />}
      </div>
    </section>
  );
}
