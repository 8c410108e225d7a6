import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Icon } from '../Icon';

/** What every field says of itself. */
export interface FieldWords {
  label: string;
  /** A line under the field, while nothing is wrong. */
  help?: string | undefined;
  /** What is wrong with what stands in the field. */
  error?: string | undefined;
}

/** The id of the line under a field, for the field to be described by it. */
export const noteIdOf = (id: string): string => `${id}-note`;

const Mark = styled('span')({ display: 'flex', '& .i': { width: 18, height: 18, marginTop: 1 } });

interface FieldFrameProps extends FieldWords {
  /** Of the input inside. */
  id: string;
  children: ReactNode;
}

/** Label above, field, and one line below: the help, or what is wrong. */
export function FieldFrame({ id, label, help, error, children }: FieldFrameProps) {
  const note = error ?? help;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children}
      {note !== undefined && (
        <FormHelperText id={noteIdOf(id)}>
          {error !== undefined && (
            <Mark>
              <Icon name="warning-circle-fill" />
            </Mark>
          )}
          <span>{note}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
