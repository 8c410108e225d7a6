import { views, type View } from '@lanternway/contracts/insight/staff';
import { withChange } from '@lanternway/desk/lists/address';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';

const labels: Record<View, string> = {
  cohort: 'By families who came in this period',
  activity: 'By what happened in this period',
};

const notes: Record<View, string> = {
  cohort: 'Every later step belongs to the same families, whenever it happened.',
  activity: 'Each step counts what happened in these days, for any family. So there are no percentages.',
};

/** The two ways of counting, which are never mixed. */
export function Views({ view }: { view: View }) {
  const [query, setQuery] = useSearchParams();
  return (
    <Flex gap={3} wrap="wrap">
      <Flex role="group" aria-label="What is counted" gap={1} wrap="wrap">
        {views.map((one) => (
          <Button
            key={one}
            variant={one === view ? 'default' : 'tertiary'}
            aria-pressed={one === view}
            onClick={() => {
              setQuery(withChange(query, { view: one === 'cohort' ? '' : one }), { replace: true });
            }}
          >
            {labels[one]}
          </Button>
        ))}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {notes[view]}
      </Typography>
    </Flex>
  );
}
