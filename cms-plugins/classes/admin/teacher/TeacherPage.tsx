import type { HoursPage, TeacherRow } from '@lanternway/contracts/classes/staff';
import { readHours } from '@lanternway/contracts/classes/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, Typography } from '@strapi/design-system';
import { useParams } from 'react-router-dom';
import { ExceptionsPanel } from '../exceptions/ExceptionsPanel';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { useRights } from '../rights';
import { levelsInWords } from '../words';
import { BookedPanel } from './BookedPanel';
import { TeacherForm } from './TeacherForm';

/** One teacher: whom, when and where, what is booked, and the days off. */
export function TeacherPage() {
  const { key = '' } = useParams();
  const asked = useLoaded(readCall(readHours, {}));
  const { loaded } = asked;
  const teacher = loaded.kind === 'loaded' ? find(loaded.value, key) : undefined;
  return (
    <ClassesFrame
      title={teacher?.name ?? 'Teacher'}
      subtitle={teacher === undefined ? '' : levelsInWords(teacher) || 'Nothing is set yet.'}
    >
      <Found asked={asked}>
        {(page) => {
          const found = find(page, key);
          if (found === undefined) return <Nothing>This teacher is no longer here.</Nothing>;
          return <Teacher key={key} teacher={found} page={page} asked={asked} />;
        }}
      </Found>
    </ClassesFrame>
  );
}

const find = ({ teachers }: HoursPage, key: string): TeacherRow | undefined =>
  teachers.find((teacher) => teacher.key === key);

interface TeacherProps {
  teacher: TeacherRow;
  page: HoursPage;
  asked: Asked<HoursPage>;
}

function Teacher({ teacher, page, asked: { reload, accept } }: TeacherProps) {
  const { mayWork } = useRights();
  return (
    <>
      {!teacher.isPublished && (
        <Box role="status">
          <Notice colour="danger" title="This teacher is no longer on the site.">
            <Typography>
              Parents are offered no times. Classes that are booked stay booked: move or cancel each of them.
            </Typography>
          </Notice>
        </Box>
      )}
      <BookedPanel teacher={teacher} />
      <TeacherForm
        teacher={teacher}
        staff={page.staff}
        mayChange={mayWork}
        reload={reload}
        onSaved={accept}
      />
      <ExceptionsPanel
        title="Days off and extra hours"
        none="Nothing is set in addition to the weekly hours."
        teacherKey={teacher.key}
        zone={teacher.zone}
        page={page}
        mayChange={mayWork}
        reload={reload}
        onChanged={accept}
      />
    </>
  );
}
