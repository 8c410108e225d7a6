import type { Picture } from '../../../content/blocks/picture';
import type { Certificate, InfoPage } from '../../../content/pages/page';
import { Breadcrumbs } from '../../../ui/links/Breadcrumbs';
import { CertificateSheet } from './CertificateSheet';

interface CertificateOpeningProps {
  page: InfoPage;
  certificate: Certificate;
  logo: Picture | null;
}

/** The certificate half over the Night, and the words to its numbered pins. */
export function CertificateOpening({ page, certificate, logo }: CertificateOpeningProps) {
  return (
    <>
      <section className="cert-top on-night">
        <div className="wrap">
          <div className="head cert-head">
            <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Certificate' }]} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          <CertificateSheet certificate={certificate} logo={logo} />
        </div>
      </section>
      <section className="wrap cert-under" aria-labelledby="pins-title">
        <h2 id="pins-title" className="vh">
          What is on it
        </h2>
        <ol className="cert-notes">
          {page.pins.map(({ title, text }, index) => (
            <li key={title}>
              <span className="pin">{index + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
