import { sessionsDelivered, type Delivery, type EnrolmentView } from '@lanternway/contracts/payments/staff';
import { recordDelivery, undoDelivery } from '@lanternway/contracts/payments/staff-calls';
import { parse } from '@lanternway/contracts/wire/parse';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { ClockInput } from '@lanternway/desk/inputs/ClockInput';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { counted } from '@lanternway/desk/format/counted';
import { Box, Button, Flex, Grid, TextInput, Typography } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { useRights } from '../rights';
import { formatDay } from '../format';
import type { PartProps } from './OrderPage';

interface SessionsPanelProps extends PartProps {
  enrolment: EnrolmentView;
}

const stateBadges = {
  active: ['success', 'Active'],
  suspended: ['warning', 'Suspended'],
  ended: ['neutral', 'Ended'],
} as const;

/** Sessions bought, attended and left. Attended sessions are recorded here, and can be undone. */
export function SessionsPanel(part: SessionsPanelProps) {
  const { mayWork } = useRights();
  const { bought, used, left, state, deliveries } = part.enrolment;
  const [colour, word] = stateBadges[state];
  return (
    <Panel title="Sessions" action={<WordBadge colour={colour}>{word}</WordBadge>}>
      <Typography tag="p">
        {`${bought.toLocaleString()} bought, ${used.toLocaleString()} attended, ${left.toLocaleString()} left.`}
      </Typography>
      {mayWork && state === 'active' && left > 0 && <RecordForm {...part} />}
      {deliveries.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Sessions that took place">
          {deliveries.map((delivery) => (
            <Held key={delivery.id} delivery={delivery} part={part} mayUndo={mayWork} />
          ))}
        </Flex>
      )}
    </Panel>
  );
}

function RecordForm({ order, change, isBusy }: PartProps) {
  const fresh = { heldOn: today(), sessions: '1', note: '' };
  const { draft, edit, forget, wasKept } = useTyped(`orders/${order.id}/sessions`, fresh);
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function record(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = parse(sessionsDelivered, { ...draft, note: draft.note.trim() === '' ? null : draft.note });
    setFaults(wanted.kind === 'invalid' ? wanted.errors : {});
    if (wanted.kind === 'invalid') return;
    const changed = await change(writeCall(recordDelivery, { id: order.id }, wanted.value));
    if (changed.kind === 'done') forget();
    else setFaults(Object.keys(changed.faults).length > 0 ? changed.faults : { sessions: changed.sentence });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        void record(event);
      }}
    >
      <KeptNote wasKept={wasKept} onDiscard={forget} />
      <Grid.Root gap={3}>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <Labelled name="heldOn" label="Date" fault={faults['heldOn']}>
            <ClockInput
              type="date"
              value={draft.heldOn}
              onChange={(event) => {
                edit({ heldOn: event.target.value });
              }}
            />
          </Labelled>
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <Labelled name="sessions" label="Sessions" fault={faults['sessions']}>
            <TextInput
              inputMode="numeric"
              value={draft.sessions}
              onChange={(event) => {
                edit({ sessions: event.target.value });
              }}
            />
          </Labelled>
        </Grid.Item>
        <Grid.Item col={12} direction="column" alignItems="stretch" gap={3}>
          <Labelled name="deliveryNote" label="Note (optional)" fault={faults['note']}>
            <TextInput
              value={draft.note}
              onChange={(event) => {
                edit({ note: event.target.value });
              }}
            />
          </Labelled>
          <Flex justifyContent="end">
            <Button type="submit" variant="secondary" loading={isBusy}>
              Record sessions
            </Button>
          </Flex>
        </Grid.Item>
      </Grid.Root>
    </form>
  );
}

interface HeldProps {
  delivery: Delivery;
  part: PartProps;
  mayUndo: boolean;
}

function Held({
  delivery: { id, heldOn, sessions, note, by, isUndone },
  part: { order, change, isBusy },
  mayUndo,
}: HeldProps) {
  const label = `${counted(sessions, 'session', 'sessions')} on ${formatDay(heldOn)}`;
  return (
    <Flex tag="li" justifyContent="space-between" gap={2} wrap="wrap">
      <Box>
        <Typography tag="p" style={isUndone ? { textDecoration: 'line-through' } : {}}>
          {label}
        </Typography>
        {note !== null && (
          <Typography tag="p" variant="pi" style={{ overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`${by ?? 'Staff'}${isUndone ? ' · undone' : ''}`}
        </Typography>
      </Box>
      {mayUndo && !isUndone && (
        <Button
          variant="tertiary"
          size="S"
          disabled={isBusy}
          aria-label={`Undo ${label}`}
          onClick={() => {
            void change(writeCall(undoDelivery, { id: order.id, delivery: id }, {}));
          }}
        >
          Undo
        </Button>
      )}
    </Flex>
  );
}

/** Today in the browser's zone. */
function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
