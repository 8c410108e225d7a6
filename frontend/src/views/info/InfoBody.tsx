import type { InfoPage } from '../../content/pages/page';
import { Closing } from '../../ui/Closing';
import { EvidenceList } from './EvidenceList';
import { InfoNotes } from './InfoNotes';
import { InfoSectionRow } from './InfoSectionRow';
import './info.css';

/**
 * What every page that explains one thing may have after its own opening: rows of text and picture, links, boxes, and
 * the way on. Each part is shown only if staff have filled it, so the page claims nothing that nobody wrote.
 */
export function InfoBody({ page }: { page: InfoPage }) {
  return (
    <div className="info">
      {page.sections.length > 0 && (
        <div className="wrap info-rows">
          {page.sections.map((section) => (
            <InfoSectionRow key={section.heading} section={section} />
          ))}
        </div>
      )}
      <EvidenceList links={page.evidence} />
      <InfoNotes title={page.notesTitle} notes={page.notes} />
      <div className="wrap">
        <Closing {...page.closing} />
      </div>
    </div>
  );
}
