import { useState } from 'react';
import type { FaqGroup } from '../../content/reading/faq';
import type { Band, Closing as ClosingWords } from '../../content/pages/page';
import { Closing } from '../../ui/Closing';
import { PageBand } from '../../ui/PageBand';
import { FaqAnswers } from './FaqAnswers';
import { FaqSearch } from './FaqSearch';
import { FaqTopics } from './FaqTopics';
import { countQuestions, matchQuestions } from './match-questions';
import { NoAnswers } from './NoAnswers';
import { useOpenAnswer } from './use-open-answer';
import './faq.css';

interface FaqViewProps {
  band: Band;
  groups: FaqGroup[];
  closing: ClosingWords;
}

/** All questions in their groups. A search narrows them; without script everything can be read. */
export function FaqView({ band, groups, closing }: FaqViewProps) {
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
            <Closing {...closing} />
          </div>
        </div>
      </section>
    </>
  );
}
