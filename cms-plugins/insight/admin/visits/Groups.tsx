import { exportVisits } from '@lanternway/contracts/insight/visits-calls';
import {
  smallestGroup,
  visitGroupings,
  type VisitGroup,
  type VisitGrouping,
} from '@lanternway/contracts/insight/visits-staff';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { askFor, withChange } from '@lanternway/desk/lists/address';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { groupingWords, nameOf, shareOf } from './words';

interface GroupsProps {
  by: VisitGrouping;
  groups: readonly VisitGroup[];
  /** Of the report. */
  query: Record<string, string>;
}

const columns: readonly Column<VisitGroup>[] = [
  { title: 'Visits', cell: ({ visits }) => visits.toLocaleString() },
  { title: 'Views', cell: ({ views }) => views.toLocaleString() },
  { title: 'Forms opened', cell: ({ formsOpened }) => formsOpened.toLocaleString() },
  { title: 'Sent, of opened', cell: ({ formsSent, formsOpened }) => shareOf(formsSent, formsOpened) },
  { title: 'Plans chosen', cell: ({ plansChosen }) => plansChosen.toLocaleString() },
  { title: 'Checkouts', cell: ({ checkoutsOpened }) => checkoutsOpened.toLocaleString() },
];

/** The same numbers by page, source and so on. */
export function Groups({ by, groups, query }: GroupsProps) {
  const [address, setAddress] = useSearchParams();
  const go = (change: Record<string, string>) => {
    setAddress(withChange(address, change));
  };
  return (
    <Panel
      title={`By ${groupingWords[by].toLowerCase()}`}
      action={
        <SaveFileButton
          path={pathTo(exportVisits, {}, askFor(query))}
          fileName={`visits-${query['from'] ?? ''}-${query['to'] ?? ''}.csv`}
        >
          CSV
        </SaveFileButton>
      }
    >
      <Flex gap={1} wrap="wrap" role="group" aria-label="Show by">
        {visitGroupings.map((name) => (
          <Button
            key={name}
            size="S"
            variant={name === by ? 'secondary' : 'ghost'}
            aria-pressed={name === by}
            onClick={() => {
              go({ by: name });
            }}
          >
            {groupingWords[name]}
          </Button>
        ))}
      </Flex>
      <DataTable
        label={`Visits by ${groupingWords[by].toLowerCase()}`}
        rows={groups}
        keyOf={({ name }) => name ?? 'others of all'}
        columns={[
          { title: groupingWords[by], cell: ({ name }) => <GroupName by={by} name={name} onChoose={go} /> },
          ...columns,
        ]}
      />
      <Typography variant="pi" textColor="neutral600">
        {by === 'path' ? 'A visit counts at the first page of the day. ' : ''}
        Groups of fewer than {smallestGroup} are shown only among the others. A percentage is shown only if at
        least 30 forms were opened.
      </Typography>
    </Panel>
  );
}

interface GroupNameProps extends Pick<VisitGroup, 'name'> {
  by: VisitGrouping;
  onChoose: (change: Record<string, string>) => void;
}

/** A group that is known narrows the page to it. */
function GroupName({ by, name, onChoose }: GroupNameProps) {
  const word = nameOf(by, name);
  if (name === null || name === '') return word;
  return (
    <Button
      variant="ghost"
      size="S"
      aria-label={`Show only ${groupingWords[by].toLowerCase()} ${word}`}
      onClick={() => {
        onChoose({ [by]: name, by: by === 'path' ? 'source' : 'path' });
      }}
    >
      {word}
    </Button>
  );
}
