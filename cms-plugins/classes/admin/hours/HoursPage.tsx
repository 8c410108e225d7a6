import type { HoursPage as Page } from '@lanternway/contracts/classes/staff';
import { readHours } from '@lanternway/contracts/classes/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';
import { browserZone } from '@lanternway/desk/format/zones';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, LinkButton, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { ExceptionsPanel } from '../exceptions/ExceptionsPanel';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { useRights } from '../rights';
import { TeacherList } from './TeacherList';

/** Every teacher with their hours, and the days off of everybody. */
export function HoursPage() {
  const asked = useLoaded(readCall(readHours, {}));
  return (
    <ClassesFrame
      title="Hours"
      subtitle="When teachers give free classes. Parents book their own time within these hours."
    >
      <Found asked={asked}>{(page) => <Hours page={page} asked={asked} />}</Found>
    </ClassesFrame>
  );
}

function Hours({ page, asked: { reload, accept } }: { page: Page; asked: Asked<Page> }) {
  const { mayWork } = useRights();
  const { teachers } = page;
  if (teachers.length === 0)
    return (
      <Nothing
        action={
          <LinkButton tag={NavLink} to="/content-manager/collection-types/api::teacher.teacher">
            Open the teachers
          </LinkButton>
        }
      >
        No teacher is on the site yet. Publish one, then set the hours here.
      </Nothing>
    );
  const gone = teachers.filter(({ isPublished, booked }) => !isPublished && booked.length > 0);
  return (
    <>
      {teachers.every(({ hours }) => hours.length === 0) && (
        <Notice colour="primary" title="No hours yet.">
          <Typography>
            The form shows parents no times, so you call them. Open a teacher to set the first hours.
          </Typography>
        </Notice>
      )}
      {gone.length > 0 && (
        <Box role="status">
          <Notice colour="danger" title="Teacher gone">
            <Typography>
              {`${gone.map(({ name }) => name).join(', ')}: no longer on the site, but classes are still booked. Open the teacher, then move or cancel each class.`}
            </Typography>
          </Notice>
        </Box>
      )}
      <TeacherList teachers={teachers} />
      <ExceptionsPanel
        title="Days off for everybody"
        none="No days off are set, such as public holidays."
        teacherKey={null}
        zone={browserZone()}
        page={page}
        mayChange={mayWork}
        reload={reload}
        onChanged={accept}
      />
    </>
  );
}
