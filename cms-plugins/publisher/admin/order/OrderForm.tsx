import type { OrderedList } from '@lanternway/contracts/publishing/order';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Nothing } from '@lanternway/desk/loading/Found';
import { SortableList } from './SortableList';
import { useOrder } from './use-order';

interface OrderFormProps {
  list: OrderedList;
  accept: (lists: OrderedList[]) => void;
}

/** One list with its sections, and what saves their order. */
export function OrderForm({ list, accept }: OrderFormProps) {
  const { sections, isTouched, refusal, isBusy, move, undo, save } = useOrder(list, accept);
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return <Nothing>There are no entries yet.</Nothing>;
  return (
    <>
      <Flex justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
        <Flex direction="column" alignItems="start" gap={1} maxWidth="60rem">
          <Typography>{list.hint}</Typography>
          <Typography variant="pi" textColor="neutral600">
            Drag an entry by its handle, or use its arrows. The site shows the new order once you save it;
            unpublished changes of the entries stay unpublished.
          </Typography>
        </Flex>
        <Flex gap={2}>
          <Button variant="tertiary" disabled={!isTouched || isBusy} onClick={undo}>
            Undo
          </Button>
          <Button
            disabled={!isTouched}
            loading={isBusy}
            onClick={() => {
              void save();
            }}
          >
            Save order
          </Button>
        </Flex>
      </Flex>
      <Refusal sentence={refusal} />
      {sections.map(({ title, entries }) => (
        <Panel key={title ?? ''} title={title ?? list.name}>
          <SortableList label={title ?? list.name} entries={entries} onMove={move} />
        </Panel>
      ))}
    </>
  );
}
