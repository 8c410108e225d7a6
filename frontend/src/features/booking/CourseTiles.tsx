import { type Course, courses } from '@lanternway/contracts/enquiries/site';
import { type ReactNode } from 'react';
import { FieldNote, notesOf } from '../../ui/forms/fields/FieldFrame';
import type { FieldOfForm } from '../../ui/forms/fields/TextField';
import { bookingLabels } from './fields';
import './booking-form.css';

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

/** Which of the two courses the class is for. */
export function CourseTiles({ name, inputRef, onChange, onBlur, error }: FieldOfForm) {
  const described = notesOf(name, { error });
  return (
    <div>
      <fieldset className="bk-course" aria-describedby={described}>
        <legend>{bookingLabels.course}</legend>
        <div className="bk-tiles">
          {courses.map((course, index) => (
            <label key={course} className={error === undefined ? 'bk-tile' : 'bk-tile bk-wrong'}>
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
              <span className="bk-face">
                {drawings[course]}
                {names[course]}
                <span className="bk-dot" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <FieldNote id={name} error={error} />
    </div>
  );
}
