import type { InfoPage } from '../../../content/pages/page';
import { Breadcrumbs } from '../../../ui/links/Breadcrumbs';
import { PageBand } from '../../../ui/PageBand';
import { FactStrip } from '../FactStrip';
import { InfoBody } from '../InfoBody';
import { AccreditationEntry } from './AccreditationEntry';
import { ClaimRow } from './ClaimRow';
import './stem.css';

const home = { label: 'Home', href: '/' };

function EvidenceSheet({ page }: { page: InfoPage }) {
  return (
    <section className="section graph ev-section">
      <div className="wrap">
        <Breadcrumbs crumbs={[home, { label: page.title }]} />
        <article className="sheet ev">
          <header className="ev-h">
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
          </header>
          {page.claims.map((claim) => (
            <ClaimRow key={claim.heading} claim={claim} />
          ))}
          <AccreditationEntry accreditation={page.accreditation} />
        </article>
      </div>
    </section>
  );
}

/** What we claim about our teaching, on one sheet, each claim with the place to check it. */
export function StemView({ page }: { page: InfoPage }) {
  const hasSheet = page.claims.length > 0 || page.accreditation !== null;
  return (
    <>
      {hasSheet ? (
        <EvidenceSheet page={page} />
      ) : (
        <PageBand band={page} crumbs={[home, { label: page.title }]} />
      )}
      <FactStrip facts={page.facts} />
      <InfoBody page={page} />
    </>
  );
}
