import { previewMinutes, previewPath, type PreviewLink } from '@lanternway/contracts/publishing/staff';
import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Entry } from './EntrySite';

/** Opens the saved draft in the page of the site, in a tab of its own. */
export function PreviewButton({ entry }: { entry: Entry }) {
  const { post } = useFetchClient();
  const isModified = useForm('PreviewButton', ({ modified }) => modified, false) === true;
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function open(): Promise<void> {
    // A tab that is opened later than the click is taken for an advertisement by browsers.
    const tab = window.open('', '_blank');
    setIsBusy(true);
    setFault(null);
    try {
      const { data } = await post<PreviewLink>(previewPath, entry);
      if (tab === null) setFault('The browser does not let the preview be opened. Allow new tabs here.');
      else {
        tab.opener = null;
        tab.location.replace(data.url);
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
          ? 'You have changes that are not saved: the preview shows what was saved last.'
          : `Opens in a new tab. The link ends after ${String(previewMinutes)} minutes.`}
      </Typography>
      {fault !== null && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {fault}
        </Typography>
      )}
    </Flex>
  );
}
