import type { HoursPage, TeacherRow } from '@lanternway/contracts/classes/staff';
import { saveTeacher } from '@lanternway/contracts/classes/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SettingsFrame } from '@lanternway/desk/parts/SettingsFrame';
import { Typography } from '@strapi/design-system';
import { useForm } from '@lanternway/desk/drafts/use-form';
import { clockIn } from '../words';
import { draftOf, readDraft } from './draft';
import { LoginField } from './LoginField';
import { WeekGrid } from './WeekGrid';
import { WhomAndWhere } from './WhomAndWhere';

interface TeacherFormProps {
  teacher: TeacherRow;
  staff: HoursPage['staff'];
  mayChange: boolean;
  reload: () => void;
  onSaved: (page: HoursPage) => void;
}

/** When and whom a teacher teaches. */
export function TeacherForm({ teacher, staff, mayChange, reload, onSaved }: TeacherFormProps) {
  const { key, version } = teacher;
  const form = useForm({
    name: `classes/teacher/${key}`,
    fresh: draftOf(teacher),
    read: (draft) => readDraft(draft, version),
    callTo: (settings) => writeCall(saveTeacher, { key }, settings),
    message: 'Saved. Parents see the new times at once.',
    reload,
    onSaved,
  });
  const { draft, faults, edit } = form;
  const part = { draft, faults, edit, isLocked: !mayChange };
  return (
    <SettingsFrame
      mayChange={mayChange}
      isSaving={form.isBusy}
      isTouched={form.isTouched}
      wasKept={form.wasKept}
      forget={form.forget}
      save={form.save}
    >
      <Panel title="Whom and where">
        <WhomAndWhere {...part} />
        <LoginField {...part} staff={staff} />
      </Panel>
      <Panel title="Hours of the week">
        <Typography textColor="neutral600">
          {draft.zone === ''
            ? 'In the time zone of the teacher.'
            : `In the time zone of the teacher, where it is ${clockIn(draft.zone, new Date())} now. Use quarter hours; 00:00 as an end is midnight.`}
        </Typography>
        <WeekGrid {...part} />
        <Typography textColor="neutral600">
          Classes that are booked already stay booked when you change the hours.
        </Typography>
      </Panel>
      <Refusal sentence={form.refusal} />
    </SettingsFrame>
  );
}
