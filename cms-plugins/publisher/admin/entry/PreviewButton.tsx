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

/** Opens the saved draft in the page of the site, in a tab of its own. */
export function PreviewButton({ entry }: { entry: Entry }) {
  const call = useCall();
  const isModified = useForm('PreviewButton', ({ modified }) => modified, false) === true;
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function open(): Promise<void> {
    // Browsers block a tab that is opened later than the click.
    const tab = window.open('', '_blank');
    setIsBusy(true);
    setFault(null);
    try {
      const { url } = await call(writeCall(makePreview, {}, entry));
      if (tab === null) setFault('Your browser blocked the preview. Allow pop-ups for this page.');
      else {
        tab.opener = null;
        tab.location.replace(url);
      }
    } catch (error) {
      tab?.close();
      setFault(sentenceOf(error));
    }
    setIsBusy(false);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
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
    </Flex>
  );
}
