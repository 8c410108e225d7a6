import { Box, Typography } from '@strapi/design-system';
import type { FieldDifference } from './compare-entries';
import { labelOf } from './entry-memory';

/** Each field that somebody else has changed: their value, and the form's value if both changed it. */
export function FieldDifferences({ differences }: { differences: readonly FieldDifference[] }) {
  if (differences.length === 0)
    return (
      <Typography tag="p">
        The fields are as you opened them; at most related entries were changed.
      </Typography>
    );
  return (
    <Box tag="dl">
      {differences.map(({ field, theirs, mine }) => (
        <Box key={field} paddingBottom={2}>
          <Typography tag="dt" fontWeight="bold">
            {labelOf(field)}
          </Typography>
          <Typography tag="dd">Theirs: {theirs}</Typography>
          {mine !== null && <Typography tag="dd">Yours: {mine}</Typography>}
        </Box>
      ))}
    </Box>
  );
}
