import { previewMinutes } from '@lanternway/contracts/publishing/preview';
import { makePreview } from '@lanternway/contracts/publishing/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Entry } from './EntrySite';
import { PreviewWidths } from './PreviewWidths';

/** Asks for links to previews of an entry, and says why there is none. */
function usePreviewLink(entry: Entry) {
  const call = useCall();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function ask(): Promise<string | null> {
    setIsBusy(true);
    setFault(null);
    try {
      return (await call(writeCall(makePreview, {}, entry))).url;
    } catch (error) {
      setFault(sentenceOf(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  }
  return { ask, isBusy, fault, setFault };
}

/** Shows the saved draft in the page of the site: in a tab of its own, or here at three widths. */
export function PreviewButton({ entry }: { entry: Entry }) {
  const isModified = useForm('PreviewButton', ({ modified }) => modified, false) === true;
  const { ask, isBusy, fault, setFault } = usePreviewLink(entry);
  const [framed, setFramed] = useState<string | null>(null);

  async function open(): Promise<void> {
    // Browsers block a tab that is opened later than the click.
    const tab = window.open('', '_blank');
    const url = await ask();
    if (url === null) tab?.close();
    else if (tab === null) setFault('Your browser blocked the preview. Allow pop-ups for this page.');
    else {
      tab.opener = null;
      tab.location.replace(url);
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Button
        variant="secondary"
        startIcon={<Eye />}
        loading={isBusy}
        onClick={() => {
          void open();
        }}
      >
        Preview the draft
      </Button>
      <Button
        variant="tertiary"
        disabled={isBusy}
        onClick={() => {
          void ask().then(setFramed);
        }}
      >
        Phone, tablet, desktop
      </Button>
      <Typography variant="pi" textColor="neutral600" role="status">
        {isModified
          ? 'You have unsaved changes. The preview shows what was last saved.'
          : `Opens in a new tab. The link works for ${String(previewMinutes)} minutes.`}
      </Typography>
      {fault !== null && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {fault}
        </Typography>
      )}
      {framed !== null && (
        <PreviewWidths
          url={framed}
          onClose={() => {
            setFramed(null);
          }}
        />
      )}
    </Flex>
  );
}
