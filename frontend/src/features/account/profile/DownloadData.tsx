import { exportData } from '@lanternway/contracts/accounts/accounts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveFile } from '../../../browser/save-file';
import { send } from '../../../server-calls/client';
import { FormAlert } from '../../../ui/forms/FormAlert';
import type { Notice } from '../../../ui/forms/use-checked-form';
import { Icon } from '../../../ui/art/Icon';
import { failureText } from '../../../server-calls/failure-text';
import { Matter } from './Matter';

/** The parent's local date, in a form that file names can be sorted by. */
function stampOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Fetches everything that is kept about the parent, and saves it as a file. */
async function saveOwnData(): Promise<Notice> {
  const outcome = await send(exportData, {});
  if (outcome.kind !== 'done') {
    return { tone: 'error', text: failureText(outcome, 'Your data could not be fetched. Please try again.') };
  }
  const name = `my-data-${stampOf(new Date())}.json`;
  saveFile(name, 'application/json', JSON.stringify(outcome.reply.data, null, 2));
  return { tone: 'success', text: `Your data is saved as ${name}.` };
}

/** The parent's right to a copy of their data (product rule B9). */
export function DownloadData() {
  const [isBusy, setBusy] = useState(false);
  const [notice, say] = useState<Notice | null>(null);
  const download = async () => {
    setBusy(true);
    say(null);
    say(await saveOwnData());
    setBusy(false);
  };
  return (
    <Matter className="card">
      <h2>Download your data</h2>
      <p className="muted">
        Everything we keep about you in one file: your account, where you are logged in, and what belongs to
        it. It is a JSON file, which any text editor opens.
      </p>
      <FormAlert notice={notice} />
      <Button
        variant="outlined"
        startIcon={<Icon name="download-simple-bold" />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => void download()}
      >
        {isBusy ? 'Downloading...' : 'Download'}
      </Button>
    </Matter>
  );
}
