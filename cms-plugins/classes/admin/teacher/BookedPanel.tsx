import { kindTitles, type TeacherRow } from '@lanternway/contracts/classes/staff';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { enquiryPage } from '../paths';
import { momentIn } from '../words';

/** The booked classes that are to come, on the teacher's clock and on one's own. */
export function BookedPanel({ teacher: { booked, zone } }: { teacher: TeacherRow }) {
  const mine = browserZone();
  return (
    <Panel title="Booked classes">
      {booked.length === 0 ? (
        <Typography textColor="neutral600">No class is booked yet.</Typography>
      ) : (
        <>
          <Typography textColor="neutral600">
            {`Times in ${sayZone(zone)}. Open one to move or cancel it.`}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="start" gap={3}>
            {booked.map(({ startsAt, minutes, kind, enquiryId }) => (
              <li key={enquiryId}>
                <Link tag={NavLink} to={enquiryPage(enquiryId)}>
                  {`${momentIn(startsAt, zone)} · ${kindTitles[kind]}, ${String(minutes)} minutes`}
                </Link>
                {zone !== mine && (
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {`Your time: ${momentIn(startsAt, mine)}`}
                  </Typography>
                )}
              </li>
            ))}
          </Flex>
        </>
      )}
    </Panel>
  );
}
