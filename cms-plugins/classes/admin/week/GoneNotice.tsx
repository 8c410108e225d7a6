import type { Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box } from '@strapi/design-system';
import { GiveToOthers } from '../away/GiveToOthers';
import { momentIn } from '../words';
import { childInWords } from '@lanternway/desk/format/classes';

interface GoneNoticeProps {
  gone: Timetable['gone'];
  zone: string;
  reload: () => void;
}

/** Classes to come whose teacher is no longer published: somebody else has to give them (BK21). */
export function GoneNotice({ gone, zone, reload }: GoneNoticeProps) {
  if (gone.length === 0) return null;
  return (
    <Box role="status">
      <Notice colour="danger" title="Teacher gone: these classes need another teacher">
        <GiveToOthers
          reload={reload}
          classes={gone.map((planned) => ({
            ...{ id: planned.id, teacherKey: planned.teacherKey ?? '' },
            label: `${momentIn(planned.startsAt, zone)} · ${childInWords(planned)}`,
          }))}
        />
      </Notice>
    </Box>
  );
}
