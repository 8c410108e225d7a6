import { reconcileDay } from '@lanternway/contracts/payments/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { ClockInput } from '@lanternway/desk/inputs/ClockInput';
import { Button, Field, Flex } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { useAnswers } from '../refunds/use-answers';

/** Compares a day at once, for example after a correction. */
export function RunForm({ onRun }: { onRun: () => void }) {
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  const [fault, setFault] = useState<string | null>(null);
  const { send, isBusy } = useAnswers(onRun);

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFault(await send(writeCall(reconcileDay, {}, { day })));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        void run(event);
      }}
    >
      <Flex gap={2} alignItems="end" wrap="wrap">
        <Field.Root name="day" width="18rem" {...(fault === null ? {} : { error: fault })}>
          <Field.Label>Day to compare (UTC)</Field.Label>
          <ClockInput
            type="date"
            size="S"
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
            }}
          />
          <Field.Error />
        </Field.Root>
        <Button type="submit" variant="secondary" loading={isBusy}>
          Compare now
        </Button>
      </Flex>
    </form>
  );
}
