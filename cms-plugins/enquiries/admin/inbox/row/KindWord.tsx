import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { kindLabels } from '@lanternway/contracts/enquiries/staff';
import { Flex, Typography } from '@strapi/design-system';
import { Briefcase, Calendar, Message } from '@strapi/icons';
import type { ReactElement } from 'react';

const size = { width: '1.4rem', height: '1.4rem', 'aria-hidden': true } as const;

const icons: Record<EnquiryKind, ReactElement> = {
  'free-class': <Calendar {...size} />,
  contact: <Message {...size} />,
  career: <Briefcase {...size} />,
};

/** What kind of enquiry it is: its mark, and its name. */
export const KindWord = ({ kind }: { kind: EnquiryKind }) => (
  <Flex gap={2} color="neutral600">
    {icons[kind]}
    <Typography textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
      {kindLabels[kind]}
    </Typography>
  </Flex>
);
