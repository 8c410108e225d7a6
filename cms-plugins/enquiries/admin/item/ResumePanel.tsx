import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { openResume } from '@lanternway/contracts/enquiries/staff-calls';
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { saveFile } from '@lanternway/desk/asking/save-file';
import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useRights } from '../rights';
import { formatSize } from '../format';

type Resume = NonNullable<EnquiryDetail['resume']>;

interface ResumePanelProps {
  id: string;
  /** null when it is no longer kept. */
  resume: Resume | null;
  /** Opening adds a line to the timeline. */
  onOpened: () => void;
}

/** The resume of an application, for staff who may open it. Each opening is recorded. */
export function ResumePanel({ id, resume, onOpened }: ResumePanelProps) {
  return (
    <Panel title="Resume">
      {resume === null ? (
        <Typography textColor="neutral600">{deskSentences.noResume}</Typography>
      ) : (
        <Kept id={id} resume={resume} onOpened={onOpened} />
      )}
    </Panel>
  );
}

function Kept({ id, resume: { name, bytes }, onOpened }: ResumePanelProps & { resume: Resume }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { mayOpenResumes } = useRights();
  const [isOpening, setIsOpening] = useState(false);

  async function open(): Promise<void> {
    setIsOpening(true);
    try {
      const { data } = await get(pathTo(openResume, { id }), { responseType: 'blob' });
      saveFile(data, name);
    } catch (error) {
      toggleNotification({ type: 'danger', message: sentenceOf(error) });
    }
    setIsOpening(false);
    onOpened();
  }

  return (
    <Flex justifyContent="space-between" gap={3} wrap="wrap">
      <Box style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="p">{name}</Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {formatSize(bytes)}
        </Typography>
      </Box>
      {mayOpenResumes && (
        <Button
          variant="secondary"
          startIcon={<Download />}
          loading={isOpening}
          onClick={() => {
            void open();
          }}
        >
          Open the resume
        </Button>
      )}
    </Flex>
  );
}
