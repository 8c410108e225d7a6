import { type KeyboardEvent, useRef } from 'react';

export type Way = 'register' | 'login';

const ways: readonly Way[] = ['register', 'login'];
const names: Record<Way, string> = { register: 'Create an account', login: 'Log in' };

export const tabId = (way: Way) => `account-tab-${way}`;
export const panelId = 'account-panel';

interface AccountTabsProps {
  selected: Way;
  onSelect: (way: Way) => void;
}

/** Two tabs as in the ARIA practices: one stop for the Tab key, arrows move and select. */
export function AccountTabs({ selected, onSelect }: AccountTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const other = event.key === 'Home' ? 'register' : event.key === 'End' ? 'login' : null;
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const next = isArrow ? ways.find((way) => way !== selected) : other;
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div className="seg" role="tablist" aria-label="Account" ref={list}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          role="tab"
          id={tabId(way)}
          aria-controls={panelId}
          aria-selected={way === selected}
          tabIndex={way === selected ? 0 : -1}
          onClick={() => onSelect(way)}
          onKeyDown={move}
        >
          {names[way]}
        </button>
      ))}
    </div>
  );
}
