import { type ReactNode } from 'react';

/** The string to which notes are pegged. */
export function NoteString({ children }: { children: ReactNode }) {
  return (
    <div className="string">
      <svg viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M-10 8Q720 90 1450 8"
          fill="none"
          stroke="#6F8B90"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {children}
    </div>
  );
}
