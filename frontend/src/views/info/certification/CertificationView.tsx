import type { Picture } from '../../../content/blocks/picture';
import type { InfoPage } from '../../../content/pages/page';
import { PageBand } from '../../../ui/PageBand';
import { FactStrip } from '../FactStrip';
import { InfoBody } from '../InfoBody';
import { SampleCertificate } from '../SampleCertificate';
import { CertificateOpening } from './CertificateOpening';
import { Durations } from './Durations';
import { EarnedSteps } from './EarnedSteps';
import './certification.css';

/** The certificate itself, what is on it, how it is earned, and how long that takes. */
export function CertificationView({ page, logo }: { page: InfoPage; logo: Picture | null }) {
  const { certificate } = page;
  return (
    <>
      {certificate === null ? (
        <PageBand band={page} crumbs={[{ label: 'Home', href: '/' }, { label: 'Certificate' }]} />
      ) : (
        <CertificateOpening page={page} certificate={certificate} logo={logo} />
      )}
      <EarnedSteps title={page.stepsTitle} steps={page.steps} />
      <FactStrip facts={page.facts} />
      {certificate === null && <SampleCertificate picture={page.sample} />}
      <Durations page={page} />
      <InfoBody page={page} />
    </>
  );
}
