import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Icon } from '../../art/Icon';

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

const Mark = styled('span')({ display: 'flex', '& .i': { width: 18, height: 18, marginTop: 1 } });

const Labels = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 4 });

const Optional = styled('span')({ fontSize: '.9375rem', lineHeight: 1.35, color: 'var(--slate)' });

/** One line under a field or a group of fields: the help, or what is wrong. */
export function FieldNote({ id, help, error }: Omit<FieldLabels, 'label'> & { id: string }) {
  const note = error ?? help;
  if (note === undefined) return null;
  return (
    <FormHelperText id={noteIdOf(id)}>
      {error !== undefined && (
        <Mark>
          <Icon name="warning-circle-fill" />
        </Mark>
      )}
      <span>{note}</span>
    </FormHelperText>
  );
}

interface FieldFrameProps extends FieldLabels {
  /** The id of the input inside. */
  id: string;
  children: ReactNode;
}

/** Label above, field, and one line below. */
export function FieldFrame({ id, label, isOptional, help, error, children }: FieldFrameProps) {
  const name = <InputLabel htmlFor={id}>{label}</InputLabel>;
  return (
    <FormControl fullWidth error={error !== undefined}>
      {isOptional ? (
        <Labels>
          {name}
          <Optional id={optionalIdOf(id)}>(optional)</Optional>
        </Labels>
      ) : (
        name
      )}
      {children}
      <FieldNote id={id} help={help} error={error} />
    </FormControl>
  );
}
