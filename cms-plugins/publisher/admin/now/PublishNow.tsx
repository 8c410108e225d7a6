import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { publishNow } from '@lanternway/contracts/publishing/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { Button } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useDoing } from '../asking/use-doing';
import { useRights } from '../rights';

interface PublishNowProps {
  state: PublishingState;
  onDone: () => void;
}

/** Builds the site at once. Asks first if this ends a roll back. */
export function PublishNow({ state: { hold, isAwake }, onDone }: PublishNowProps) {
  const { mayPublish } = useRights();
  const { isBusy, act } = useDoing();
  const { toggleNotification } = useNotification();
  if (!mayPublish || !isAwake) return null;

  async function publish(): Promise<string | null> {
    const published = await act(writeCall(publishNow, {}, {}));
    onDone();
    return published.kind === 'refused' ? published.sentence : null;
  }

  if (hold !== null) {
    return (
      <AskDialog
        open="Publish now"
        variant="default"
        size="M"
        title="Publish now?"
        text={`The site was rolled back to release ${String(hold.number)}. If you publish now, everything that is published goes live, including what was rolled back.`}
        confirm="Publish now"
        isBusy={isBusy}
        onConfirm={publish}
      />
    );
  }
  return (
    <Button
      loading={isBusy}
      onClick={() => {
        void publish().then((refused) => {
          if (refused !== null) toggleNotification({ type: 'danger', message: refused });
        });
      }}
    >
      Publish now
    </Button>
  );
}
