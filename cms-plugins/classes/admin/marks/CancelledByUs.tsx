import { markLabels } from '@lanternway/contracts/classes/teaching';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';

interface CancelledByUsProps {
  who: string;
  isBusy: boolean;
  onConfirm: () => Promise<string | null>;
}

/** This mark writes to the parent at once, so it is asked for twice. */
export const CancelledByUs = ({ who, isBusy, onConfirm }: CancelledByUsProps) => (
  <AskDialog
    open={markLabels.cancelled}
    label={`${markLabels.cancelled}: ${who}`}
    variant="ghost"
    size="L"
    title={`Did the class with ${who} not take place?`}
    text="The parent gets an email that apologises and offers other times. This cannot be undone."
    confirm="It was cancelled by us"
    isBusy={isBusy}
    onConfirm={onConfirm}
  />
);
