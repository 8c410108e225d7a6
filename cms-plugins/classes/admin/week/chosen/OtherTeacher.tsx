import type { Preview } from '@lanternway/contracts/classes/staff';
import { giveToOthers, type GivenLines } from '@lanternway/contracts/enquiries/staff-away';
import type { PlannedClass } from '@lanternway/contracts/enquiries/staff-classes';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { resultInWords } from '../../away/words';

interface OtherTeacherProps {
  planned: PlannedClass & { teacherKey: string };
  /** Null while it is not known who is free. */
  free: Preview | null;
  onGiven: () => void;
}

/** Gives the class to the teacher who is free then and has fewest classes. */
export function OtherTeacher({ planned, free, onGiven }: OtherTeacherProps) {
  const { send, isBusy } = useChange(onGiven);
  const count = othersAt(planned, free);
  return (
    <AskDialog
      open={count === 0 ? 'Other teacher at this time' : `Other teacher at this time (${String(count)} free)`}
      variant="tertiary"
      size="M"
      title="Give the class to another teacher?"
      text="Who is free then and has fewest classes that week gives it. The time stays, so no mail is sent: the page of the class shows the new name."
      confirm="Give it to another teacher"
      isBusy={isBusy}
      onConfirm={async () => {
        let refused: string | null = null;
        const classes = [{ id: planned.id, teacherKey: planned.teacherKey }];
        const changed = await send(writeCall(giveToOthers, {}, { classes }), ({ lines }: GivenLines) => {
          const [line] = lines;
          const message = line === undefined ? '' : resultInWords(line);
          const isGiven = line?.result === 'given';
          if (!isGiven) refused = message;
          return { type: isGiven ? 'success' : 'warning', message };
        });
        if (changed.kind === 'refused') return changed.sentence;
        if (refused === null) onGiven();
        return refused;
      }}
    />
  );
}

function othersAt({ startsAt, teacherKey }: OtherTeacherProps['planned'], free: Preview | null): number {
  const then = free?.times.find(({ at }) => Date.parse(at) === Date.parse(startsAt));
  return (then?.teachers ?? []).filter(({ key }) => key !== teacherKey).length;
}
