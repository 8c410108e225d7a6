import { attentionLabels, orderNote, type Attention } from '@lanternway/contracts/payments/staff';
import { dealWithAttention } from '@lanternway/contracts/payments/staff-calls';
import { parse } from '@lanternway/contracts/wire/parse';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useDraft } from '@lanternway/desk/drafts/use-kept';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Box, Button, Dialog, Flex, Textarea, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { useState } from 'react';
import { useRights } from '../rights';
import { adviceOn } from './attention-advice';
import type { PartProps } from './OrderPage';

/** Why the order needs attention, and what to do. */
export function Attentions(part: PartProps) {
  const { mayWork } = useRights();
  return part.order.attentions.map((attention) => (
    <Flex
      key={attention}
      tag="section"
      aria-label={attentionLabels[attention]}
      justifyContent="space-between"
      gap={3}
      wrap="wrap"
      padding={4}
      background="warning100"
      borderColor="warning200"
      hasRadius
    >
      <Flex gap={3} alignItems="start" flex="1 1 30rem">
        <Box paddingTop={1}>
          <WarningCircle fill="warning600" aria-hidden />
        </Box>
        <div>
          <Typography tag="p" fontWeight="bold">
            {attentionLabels[attention]}
          </Typography>
          <Typography tag="p">{adviceOn(attention, part.order)}</Typography>
        </div>
      </Flex>
      {mayWork && <DealtWith {...part} attention={attention} />}
    </Flex>
  ));
}

function DealtWith({ order, change, isBusy, attention }: PartProps & { attention: Attention }) {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useDraft(`orders/${order.id}/${attention}`);
  const [fault, setFault] = useState<string>();

  async function done(): Promise<void> {
    const wanted = parse(orderNote, { note });
    if (wanted.kind === 'invalid') {
      setFault(wanted.errors['note']);
      return;
    }
    const changed = await change(writeCall(dealWithAttention, { id: order.id, attention }, wanted.value));
    setFault(changed.kind === 'refused' ? changed.sentence : undefined);
    if (changed.kind !== 'done') return;
    setNote('');
    setIsOpen(false);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button variant="secondary">Mark as dealt with</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Is this dealt with?</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={3} width="100%">
            <Typography>{`${attentionLabels[attention]}.`}</Typography>
            <Labelled name="done" label="What was done about it" fault={fault}>
              <Textarea
                value={note}
                onChange={(event: { target: { value: string } }) => {
                  setNote(event.target.value);
                }}
              />
            </Labelled>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              Not yet
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            loading={isBusy}
            onClick={() => {
              void done();
            }}
          >
            It is dealt with
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
