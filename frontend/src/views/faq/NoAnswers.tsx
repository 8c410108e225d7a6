import { Mascot } from '../../ui/art/Mascot';
import '../../ui/styles/empty.css';

interface NoAnswersProps {
  query: string;
  onShowAll: () => void;
}

/** Shown if nothing matches the search, or nothing is published at all. */
export function NoAnswers({ query, onShowAll }: NoAnswersProps) {
  const isSearching = query.trim() !== '';
  return (
    <div className="empty">
      <Mascot sleeping />
      <p>
        {isSearching
          ? `No answer has all of “${query.trim()}”. Try one word, or ask us below.`
          : 'There are no answers here yet. Ask us below.'}
      </p>
      {isSearching && (
        <button type="button" className="btn btn-o" onClick={onShowAll}>
          Show all answers
        </button>
      )}
    </div>
  );
}
