import { styled } from '@mui/material/styles';

/** One thing a parent can do with the account: a heading, a sentence, a button. */
export const Matter = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& h2': { fontSize: 'var(--fs-h3)' },
  '& > p': { maxWidth: '38.5em', marginBottom: 4 },
  // A notice takes the full width; an empty region for one takes no room.
  '& > [role]:empty': { position: 'absolute' },
  '& > [role]': { width: '100%' },
});
