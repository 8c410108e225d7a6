import { type ReactNode } from 'react';
import { Icon } from '../../art/Icon';
import '../fields.css';

/** The texts of a field. */
export interface FieldLabels {
  label: string;
  /**
   * Whether it may be left empty. This is shown next to the label, so that it does not become part of the field's name.
   */
  isOptional?: boolean | undefined;
  /** A line under the field, shown while nothing is wrong. */
  help?: string | undefined;
  /** What is wrong with the field's value. */
  error?: string | undefined;
}

/** The id of the line under a field, which describes the field. */
const noteIdOf = (id: string): string => `${id}-note`;
const optionalIdOf = (id: string): string => `${id}-optional`;

/** The ids of what describes a field besides its label. */
export function notesOf(
  id: string,
  { help, error, isOptional }: Omit<FieldLabels, 'label'>,
): string | undefined {
  const ids = [
    ...(isOptional ? [optionalIdOf(id)] : []),
    ...(error === undefined && help === undefined ? [] : [noteIdOf(id)]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** One line under a field or a group of fields: the help, or what is wrong. */
export function FieldNote({ id, help, error }: Omit<FieldLabels, 'label'> & { id: string }) {
  const note = error ?? help;
  if (note === undefined) return null;
  return (
    <p id={noteIdOf(id)} className={error === undefined ? 'field-note' : 'field-note field-wrong'}>
      {error !== undefined && <Icon name="warning-circle-fill" />}
      <span>{note}</span>
    </p>
  );
}

interface FieldFrameProps extends FieldLabels {
  /** The id of the input inside. */
  id: string;
  children: ReactNode;
}

/** Label above, field, and one line below. */
export function FieldFrame({ id, label, isOptional, help, error, children }: FieldFrameProps) {
  const name = (
    <label className="field-name" htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className="field">
      {isOptional ? (
        <div className="field-head">
          {name}
          <span id={optionalIdOf(id)} className="field-optional">
            (optional)
          </span>
        </div>
      ) : (
        name
      )}
      {children}
      <FieldNote id={id} help={help} error={error} />
    </div>
  );
}
