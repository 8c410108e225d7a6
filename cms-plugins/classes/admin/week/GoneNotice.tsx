import type { Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { enquiryPage } from '../paths';
import { momentIn } from '../words';
import { childInWords } from './words';

/** Classes to come whose teacher is no longer published: somebody else has to give them (BK21). */
export function GoneNotice({ gone, zone }: { gone: Timetable['gone']; zone: string }) {
  if (gone.length === 0) return null;
  return (
    <Box role="status">
      <Notice colour="danger" title="Teacher gone: these classes need another teacher">
        <Flex tag="ul" direction="column" alignItems="start" gap={2}>
          {gone.map((planned) => (
            <li key={planned.id}>
              <Link tag={NavLink} to={enquiryPage(planned.id)}>
                {`${momentIn(planned.startsAt, zone)} · ${childInWords(planned)}`}
              </Link>
            </li>
          ))}
        </Flex>
      </Notice>
    </Box>
  );
}
