import {
  closedToChanges,
  mostMoves,
  timesUsedUp,
  tooLateToChange,
  type OwnClass,
} from '@lanternway/contracts/classes/own-class';
import { saveFile } from '../../../browser/save-file';
import { Icon } from '../../../ui/art/Icon';
import { DialogButton } from '../../../ui/dialogs/DialogButton';
import { Anchor } from '../../../ui/links/Anchor';
import { buttonClass } from '../../../ui/links/button-class';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { clockTime, longDay, shownTime } from '../time/days';
import { CancelDialog, cancelDialogId } from './CancelDialog';
import type { OwnClassState } from './use-own-class';
import { useServerClock } from './use-server-clock';

interface ActionsProps {
  own: OwnClass;
  zone: string;
  state: OwnClassState;
  isChanging: boolean;
  onChange: () => void;
}

const day = 24 * 60 * 60_000;

/** What can be done with the class now. */
export function Actions({ own, zone, state, isChanging, onChange }: ActionsProps) {
  const now = useServerClock(own.now, 10_000);
  if (own.state !== 'scheduled') return <Ended {...{ own, state, now, isChanging, onChange }} />;
  const begins = Date.parse(own.at);
  const isNear = begins - now < 1.5 * day;
  return (
    <>
      <div className="own-acts">
        <Join own={own} zone={zone} isOpen={now >= Date.parse(own.opensAt)} />
        {own.change === 'free' && <ChangeButton label="Change the time" {...{ isChanging, onChange }} />}
        {isNear && !own.isConfirmed && begins > now && (
          <button
            type="button"
            className={buttonClass({ look: 'outline', size: 'large' })}
            disabled={state.isBusy}
            onClick={() => void state.confirm()}
          >
            Yes, we will be there
          </button>
        )}
      </div>
      <ul className="own-links">
        <li>
          <Icon name="calendar-check-duotone" />
          <button type="button" onClick={() => saveFile('class.ics', 'text/calendar', own.calendar)}>
            Add to calendar
          </button>
        </li>
        <li>
          <Icon name="video-camera-duotone" />
          <Anchor href={own.joinPath}>Test your sound</Anchor>
        </li>
        {begins > now && (
          <li>
            <Icon name="x-bold" />
            <DialogButton does="show-modal" dialog={cancelDialogId}>
              Cancel the class
            </DialogButton>
          </li>
        )}
      </ul>
      <p className="own-rule">{ruleOf(own, zone)}</p>
      <CancelDialog own={own} zone={zone} state={state} onChange={onChange} />
    </>
  );
}

function Join({ own, zone, isOpen }: { own: OwnClass; zone: string; isOpen: boolean }) {
  if (isOpen)
    return (
      <ButtonLink look="lantern" size="large" href={own.joinPath}>
        Join the class
      </ButtonLink>
    );
  return (
    <button type="button" className={buttonClass({ look: 'solid', size: 'large' })} disabled>
      {`Join from ${clockTime(own.opensAt, zone)}`}
    </button>
  );
}

interface ChangeButtonProps {
  label: string;
  isChanging: boolean;
  onChange: () => void;
}

function ChangeButton({ label, isChanging, onChange }: ChangeButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ look: 'outline', size: 'large' })}
      aria-expanded={isChanging}
      onClick={onChange}
    >
      {label}
    </button>
  );
}

/** After the class, or in place of it. */
function Ended({ own, state, now, isChanging, onChange }: Omit<ActionsProps, 'zone'> & { now: number }) {
  const isUndoable = own.undoUntil !== null && now < Date.parse(own.undoUntil);
  return (
    <>
      <div className="own-acts">
        {isUndoable && (
          <button
            type="button"
            className={buttonClass({ look: 'solid', size: 'large' })}
            disabled={state.isBusy}
            onClick={() => void undo(state, onChange)}
          >
            Undo
          </button>
        )}
        {own.change === 'free' && <ChangeButton label="Choose another time" {...{ isChanging, onChange }} />}
      </div>
      <p className="own-rule">{own.change === 'free' ? (isUndoable ? undoRule : '') : closedToChanges}</p>
    </>
  );
}

const undoRule = 'You can undo this for ten minutes, if the place is still free.';

/** Where the place has gone, there are others. */
async function undo(state: OwnClassState, onChange: () => void): Promise<void> {
  const ended = await state.undo();
  if (ended.kind === 'taken') onChange();
}

function ruleOf({ change, changeUntil, movesLeft, at, minutes }: OwnClass, zone: string): string {
  switch (change) {
    case 'late':
      return tooLateToChange;
    case 'used':
      return timesUsedUp;
    case 'person':
      return closedToChanges;
    case 'free': {
      const last = shownTime(changeUntil, 0, zone);
      const isThatDay = last.date === shownTime(at, minutes, zone).date;
      const until = `${last.clock} ${isThatDay ? 'that day' : `on ${longDay(last.date)}`}`;
      const times = movesLeft === mostMoves ? 'three times in all' : timesLeft[movesLeft];
      return `You can change the time until ${until}, ${times ?? ''}.`;
    }
  }
}

const timesLeft: Record<number, string> = { 1: 'once more', 2: 'two times more' };
