import { type Course, courses } from '@lanternway/contracts/enquiries/site';
import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { FieldNote, notesOf } from '../../ui/forms/fields/FieldFrame';
import type { FieldOfForm } from '../../ui/forms/fields/TextField';
import { bookingLabels } from './fields';

const names: Record<Course, string> = { math: 'Math', coding: 'Coding' };

const drawings: Record<Course, ReactNode> = {
  math: (
    <svg viewBox="0 0 120 72" aria-hidden="true">
      <path fill="#ffb21e" d="M14 56h92L30 10Z" />
      <path fill="#e89a00" d="M106 56 30 10l-8 23z" opacity=".6" />
      <path
        fill="none"
        stroke="#12303a"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.5"
        d="M34 56a20 20 0 0 0-8-19"
      />
    </svg>
  ),
  coding: (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <rect width="44" height="36" x="6" y="10" fill="#dcefeb" rx="4" />
      <path fill="#0b5a63" d="M6 14q0-4 4-4h36q4 0 4 4v6H6z" />
      <circle cx="12" cy="15" r="1.8" fill="#ffb21e" />
      <circle cx="18" cy="15" r="1.8" fill="#f58c6c" />
      <path
        fill="none"
        stroke="#d23b63"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3"
        d="m23 28-6 5 6 5m10-10 6 5-6 5m-3-12-4 14"
      />
    </svg>
  ),
};

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

const Legend = styled('legend')({
  padding: 0,
  marginBottom: 6,
  fontSize: '.9375rem',
  fontWeight: 600,
  lineHeight: 1.35,
});

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '@media (max-width: 351px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A radio button as large as its tile: a press anywhere on the tile selects it. */
const Tile = styled('label')({
  position: 'relative',
  display: 'block',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '& .face': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    padding: '10px 16px',
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
    fontWeight: 600,
  },
  '& svg': { flex: 'none', width: 34, height: 34 },
  '& .dot': {
    flex: 'none',
    width: 22,
    height: 22,
    marginLeft: 'auto',
    borderRadius: '50%',
    boxShadow: 'inset 0 0 0 2px var(--edge)',
    background: 'var(--white)',
  },
  '& input:hover + .face': { boxShadow: 'inset 0 0 0 1.5px var(--ink)' },
  '&.wrong input + .face': { boxShadow: 'inset 0 0 0 2px var(--error)' },
  '& input:checked + .face': {
    boxShadow: 'inset 0 0 0 2.5px var(--peacock)',
    background: 'var(--mist-50)',
  },
  '& input:checked + .face .dot': { boxShadow: 'inset 0 0 0 7px var(--peacock)' },
  '& input:focus-visible + .face': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  '@media (max-width: 767.95px)': { '& .face': { padding: '8px 12px', gap: 8 } },
  // Shadows are not drawn when the system uses its own colours.
  '@media (forced-colors: active)': {
    '& .face, & .dot': { border: '1px solid ButtonText' },
    '& input:checked + .face .dot': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** Which of the two courses the class is for. */
export function CourseTiles({ name, inputRef, onChange, onBlur, error }: FieldOfForm) {
  const described = notesOf(name, { error });
  return (
    <FormControl fullWidth error={error !== undefined}>
      <Group aria-describedby={described}>
        <Legend>{bookingLabels.course}</Legend>
        <Tiles>
          {courses.map((course, index) => (
            <Tile key={course} className={error === undefined ? undefined : 'wrong'}>
              <input
                ref={inputRef}
                // A message about the field leads to its first button.
                id={index === 0 ? name : undefined}
                type="radio"
                required
                name={name}
                value={course}
                onChange={onChange}
                onBlur={onBlur}
              />
              <span className="face">
                {drawings[course]}
                {names[course]}
                <span className="dot" />
              </span>
            </Tile>
          ))}
        </Tiles>
      </Group>
      <FieldNote id={name} error={error} />
    </FormControl>
  );
}
