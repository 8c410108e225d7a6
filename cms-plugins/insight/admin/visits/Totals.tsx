import type { VisitCounts } from '@lanternway/contracts/insight/visits-staff';
import { Box, Flex, Typography } from '@strapi/design-system';
import { shareOf } from './words';

interface Total {
  word: string;
  number: number;
  /** What the number means. */
  says: string;
}

const totalsOf = (counts: VisitCounts): Total[] => {
  const sent = shareOf(counts.formsSent, counts.formsOpened);
  const refused = counts.formsFailed.toLocaleString();
  return [
    { word: 'Visits', number: counts.visits, says: 'One browser on one day is one visit.' },
    { word: 'Views', number: counts.views, says: 'Pages that were in view for a second.' },
    { word: 'Forms opened', number: counts.formsOpened, says: 'Somebody began to fill one in.' },
    {
      word: 'Forms sent',
      number: counts.formsSent,
      says: `${sent === null ? '' : `${sent} of those opened. `}${refused} times something was wrong.`,
    },
    { word: 'Plans chosen', number: counts.plansChosen, says: 'On the price list.' },
    { word: 'Checkouts opened', number: counts.checkoutsOpened, says: 'With a plan in them.' },
  ];
};

/** The numbers of the whole time, each with what it means. */
export function Totals({ counts }: { counts: VisitCounts }) {
  return (
    <Box
      tag="dl"
      style={{ display: 'grid', gap: '1.25rem', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
    >
      {totalsOf(counts).map(({ word, number, says }) => (
        <Flex key={word} direction="column" alignItems="start" gap={1}>
          <Typography tag="dt" fontWeight="bold">
            {word}
          </Typography>
          <Typography tag="dd" variant="alpha">
            {number.toLocaleString()}
          </Typography>
          <Typography tag="dd" variant="pi" textColor="neutral600">
            {says}
          </Typography>
        </Flex>
      ))}
    </Box>
  );
}
