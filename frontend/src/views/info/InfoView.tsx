import type { InfoPage } from '../../content/pages/page';
import { Closing } from '../../ui/Closing';
import { PageBand } from '../../ui/PageBand';
import { EvidenceList } from './EvidenceList';
import { FactStrip } from './FactStrip';
import './info.css';
import { InfoSectionRow } from './InfoSectionRow';
import { LessonSteps } from './LessonSteps';
import { SampleCertificate } from './SampleCertificate';

type InfoVariant = 'certification' | 'stem' | 'one-to-one';

interface InfoViewProps {
  page: InfoPage;
  variant: InfoVariant;
}

const crumbLabels: Record<InfoVariant, string> = {
  certification: 'Certificate',
  stem: 'STEM accreditation',
  'one-to-one': '1:1 Program',
};

/**
 * A page that explains one thing: rows of text and picture, figures, and proofs or samples. Each part is shown only if
 * staff have filled it, so the page claims nothing that nobody wrote.
 */
export function InfoView({ page, variant }: InfoViewProps) {
  return (
    <>
      <PageBand band={page} crumbs={[{ label: 'Home', href: '/' }, { label: crumbLabels[variant] }]} />
      <div className="info">
        {page.sections.length > 0 && (
          <div className="wrap info-rows">
            {page.sections.map((section) => (
              <InfoSectionRow key={section.heading} section={section} />
            ))}
          </div>
        )}
        <FactStrip facts={page.facts} />
        <LessonSteps title={page.stepsTitle} steps={page.steps} />
        <SampleCertificate picture={page.sample} />
        <EvidenceList links={page.evidence} />
        <div className="wrap">
          <Closing {...page.closing} />
        </div>
      </div>
    </>
  );
}
