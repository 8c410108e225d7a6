import { rollBack as rollBackEndpoint } from '@lanternway/contracts/publishing/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { Checkbox, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useDoing } from '../asking/use-doing';
import { useRights } from '../rights';

interface RollBackProps {
  number: number;
  onDone: () => void;
}

/** Puts an earlier release back on the site. */
export function RollBack({ number, onDone }: RollBackProps) {
  const { mayPublish } = useRights();
  const { isBusy, act } = useDoing();
  const [hold, setHold] = useState(false);
  if (!mayPublish) return null;

  async function rollBack(): Promise<string | null> {
    const rolled = await act(writeCall(rollBackEndpoint, { number: String(number) }, { hold }));
    if (rolled.kind === 'refused') return rolled.sentence;
    onDone();
    return null;
  }

  return (
    <AskDialog
      open="Roll back to this release"
      variant="danger-light"
      size="M"
      title={`Roll back to release ${String(number)}?`}
      text={
        hold
          ? 'Visitors see this release at once. What was published since then stays published and can be edited, but the site does not show it until someone presses Publish now.'
          : 'Visitors see this release at once. What was published since then stays published and can be edited. The site shows it again as soon as anything is published.'
      }
      confirm="Roll back"
      isBusy={isBusy}
      onConfirm={rollBack}
    >
      <Typography>
        Prices at checkout do not roll back: parents pay the price that is published now, even if this release
        shows another.
      </Typography>
      <Checkbox
        checked={hold}
        onCheckedChange={(isTicked: boolean | 'indeterminate') => {
          setHold(isTicked === true);
        }}
      >
        Keep the site there until someone presses Publish now
      </Checkbox>
    </AskDialog>
  );
}
