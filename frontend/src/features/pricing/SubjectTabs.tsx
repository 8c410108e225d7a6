import { useRef, type KeyboardEvent } from 'react';
import { type Subject } from '../../content/courses/plan';
import { Icon } from '../../ui/art/Icon';

interface SubjectTabsProps {
  subjects: Subject[];
  selected: Subject;
  onSelect: (subject: Subject) => void;
}

const names = { coding: 'Coding', math: 'Maths' } as const;
const icons = { coding: 'code-bold', math: 'math-operations-bold' } as const;

export const tabId = (subject: Subject) => `plans-tab-${subject}`;
export const panelId = (subject: Subject) => `plans-${subject}`;

/** Which tab a key leads to; undefined for other keys. */
function tabAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs as in the ARIA practices: one stop for the Tab key, arrows move and select. */
export function SubjectTabs({ subjects, selected, onSelect }: SubjectTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, subjects.indexOf(selected), subjects.length);
    const subject = next === undefined ? undefined : subjects[next];
    if (subject === undefined) return;
    event.preventDefault();
    onSelect(subject);
    list.current?.querySelector<HTMLElement>(`#${tabId(subject)}`)?.focus();
  };
  return (
    <div className="seg" role="tablist" aria-label="Subject" ref={list}>
      {subjects.map((subject) => (
        <button
          key={subject}
          type="button"
          role="tab"
          id={tabId(subject)}
          aria-controls={panelId(subject)}
          aria-selected={subject === selected}
          tabIndex={subject === selected ? 0 : -1}
          onClick={() => onSelect(subject)}
          onKeyDown={move}
        >
          <Icon name={icons[subject]} />
          {names[subject]}
        </button>
      ))}
    </div>
  );
}
