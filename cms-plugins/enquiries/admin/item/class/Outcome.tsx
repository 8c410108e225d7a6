import { setClassOutcome } from '@lanternway/contracts/enquiries/staff-calls';
import type { ClassOutcome, ClassState } from '@lanternway/contracts/classes/states';
import { Button, Flex, Typography } from '@strapi/design-system';
import type { WorkProps } from '../WhoAndWhere';

/** Asks how a class went, once its time has come. */
export function Outcome({ item, change, isBusy }: WorkProps) {
  const note = (outcome: ClassOutcome, done: string) => {
    void change(setClassOutcome, { version: item.version, outcome }, done);
  };
  return (
    <Flex direction="column" alignItems="start" gap={2} role="group" aria-label="How did it go?">
      <Typography fontWeight="bold">How did it go?</Typography>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => {
            note('attended', 'The class is marked as attended.');
          }}
        >
          Attended
        </Button>
        <Button
          variant="danger-light"
          disabled={isBusy}
          onClick={() => {
            note('no-show', 'The class is marked as a no-show. The next step is a call.');
          }}
        >
          No show
        </Button>
      </Flex>
    </Flex>
  );
}

/** Puts a wrong mark right, the teacher's too. A mail that was sent stays sent. */
export function Correction({ item, change, isBusy, marked }: WorkProps & { marked: ClassState }) {
  const right: ClassOutcome = marked === 'attended' ? 'no-show' : 'attended';
  return (
    <Button
      variant="tertiary"
      disabled={isBusy}
      onClick={() => {
        void change(setClassOutcome, { version: item.version, outcome: right }, 'The mark is changed.');
      }}
    >
      {right === 'attended' ? 'Change the mark to attended' : 'Change the mark to no show'}
    </Button>
  );
}
