import { useState } from 'react';
import type { FaqGroup } from '../../content/reading/faq';
import type { Band } from '../../content/pages/page';
import { PageBand } from '../../ui/PageBand';
import './faq.css';
import { FaqAnswers } from './FaqAnswers';
import { FaqClosing } from './FaqClosing';
import { FaqSearch } from './FaqSearch';
import { FaqTopics } from './FaqTopics';
import { countQuestions, matchQuestions } from './match-questions';
import { NoAnswers } from './NoAnswers';
import { useOpenAnswer } from './use-open-answer';

interface FaqViewProps {
  band: Band;
  groups: FaqGroup[];
}

/** All questions in their groups. A search narrows them; without script everything can be read. */
export function FaqView({ band, groups }: FaqViewProps) {
  const [query, setQuery] = useState('');
  useOpenAnswer();
  const found = matchQuestions(groups, query);
  return (
    <>
      <PageBand band={band} crumbs={[{ label: 'Home', href: '/' }, { label: 'FAQ' }]} />
      <section className="section">
        <div className="wrap faq">
          <FaqTopics groups={found} />
          <div className="faq-main">
            {groups.length > 0 && (
              <FaqSearch query={query} onQuery={setQuery} foundCount={countQuestions(found)} />
            )}
            {found.map((group) => (
              <FaqAnswers key={group.slug} group={group} />
            ))}
            {found.length === 0 && <NoAnswers query={query} onShowAll={() => setQuery('')} />}
            <FaqClosing />
          </div>
        </div>
      </section>
    </>
  );
}
