import { withChange } from '@lanternway/desk/lists/address';
import { Button, Flex, IconButton } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { useSearchParams } from 'react-router-dom';
import type { WeekAddress } from './address';

interface WeekStepsProps {
  address: WeekAddress;
  /** The Mondays of the weeks before and after. */
  before: string;
  after: string;
  /** Whether there is a choice of views. */
  hasViews: boolean;
}

/** To other weeks, and to the other view of the week. */
export function WeekSteps({ address: { week, isList }, before, after, hasViews }: WeekStepsProps) {
  const [query, setQuery] = useSearchParams();
  const go = (change: Record<string, string>) => () => {
    setQuery(withChange(query, change));
  };
  return (
    <Flex gap={2} wrap="wrap">
      {hasViews && (
        <Flex gap={1} role="group" aria-label="View">
          {(['', 'list'] as const).map((view) => {
            const isOn = isList === (view === 'list');
            return (
              <Button
                key={view}
                variant={isOn ? 'default' : 'tertiary'}
                aria-pressed={isOn}
                onClick={go({ view })}
              >
                {view === 'list' ? 'List' : 'Table'}
              </Button>
            );
          })}
        </Flex>
      )}
      <IconButton label="Previous week" variant="tertiary" onClick={go({ week: before })}>
        <ChevronLeft />
      </IconButton>
      <Button variant="tertiary" disabled={week === null} onClick={go({ week: '' })}>
        This week
      </Button>
      <IconButton label="Next week" variant="tertiary" onClick={go({ week: after })}>
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}
