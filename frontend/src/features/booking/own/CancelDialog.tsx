import { cancelReasons, type CancelReason, type OwnClass } from '@lanternway/contracts/classes/own-class';
import { useRef, useState } from 'react';
import { Icon } from '../../../ui/art/Icon';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { DialogButton } from '../../../ui/dialogs/DialogButton';
import { buttonClass } from '../../../ui/links/button-class';
import { shownTime, weekday } from '../time/days';
import type { OwnClassState } from './use-own-class';
import '../../../ui/styles/filter-chip.css';
import '../../../ui/styles/dialog.css';
import './cancel-dialog.css';

export const cancelDialogId = 'cancel-class';

const titleId = 'cancel-class-title';

interface CancelDialogProps {
  own: OwnClass;
  zone: string;
  state: OwnClassState;
  onChange: () => void;
}

/** Asks once more, why if they like, and shows the way to another time. */
export function CancelDialog({ own, zone, state, onChange }: CancelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<CancelReason | null>(null);
  const close = () => dialog.current?.close();
  const day = weekday(shownTime(own.at, own.minutes, zone).date);
  return (
    <Dialog id={cancelDialogId} labelledBy={titleId} className="dlg own-dlg" dialogRef={dialog}>
      <div className="dlg-b own-cancel">
        <h2 id={titleId}>{`Cancel the class on ${day}?`}</h2>
        <p>Your place goes to another child. You can undo this for ten minutes, if it is still free.</p>
        <fieldset>
          <legend>
            What got in the way? <span className="muted">(optional)</span>
          </legend>
          <div className="own-reasons">
            {Object.entries(cancelReasons).map(([key, label]) => (
              <button
                key={key}
                type="button"
                className="filter-chip"
                aria-pressed={reason === key}
                onClick={() => setReason(reason === key ? null : (key as CancelReason))}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        {own.change === 'free' && (
          <p className="own-instead">
            <Icon name="info-fill" />
            <span>
              If it is only the time:{' '}
              <button
                type="button"
                onClick={() => {
                  close();
                  onChange();
                }}
              >
                choose another
              </button>
              , and the class stays.
            </span>
          </p>
        )}
      </div>
      <div className="dlg-f">
        <DialogButton does="close" dialog={cancelDialogId} className={buttonClass({ look: 'outline' })}>
          Keep the class
        </DialogButton>
        <button
          type="button"
          className={buttonClass({ look: 'solid' }, 'own-off')}
          disabled={state.isBusy}
          onClick={() => {
            close();
            void state.cancel(reason);
          }}
        >
          Cancel the class
        </button>
      </div>
    </Dialog>
  );
}
