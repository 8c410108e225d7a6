import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/art/Icon';

interface FaqSearchProps {
  query: string;
  onQuery: (query: string) => void;
  foundCount: number;
}

const countText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

export function FaqSearch({ query, onQuery, foundCount }: FaqSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script started is in the field already, but caused no event.
  useEffect(() => {
    if (input.current?.value) onQuery(input.current.value);
  }, [onQuery]);

  const clear = () => {
    onQuery('');
    input.current?.focus();
  };

  return (
    <div className="faq-search" role="search">
      <label htmlFor={id}>Search the answers</label>
      <div className="faq-field">
        <Icon name="magnifying-glass-bold" />
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear();
          }}
        />
        {query !== '' && (
          <button type="button" className="icon-btn" aria-label="Clear the search" onClick={clear}>
            <Icon name="x-bold" />
          </button>
        )}
      </div>
      <p role="status">{query.trim() === '' ? '' : countText(foundCount)}</p>
    </div>
  );
}
