import { endOtherSessions, endSession, listSessions } from '@lanternway/contracts/accounts/accounts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { send, type Outcome } from '../../../server-calls/client';
import { raiseToast } from '../../../ui/toast/toasts';
import { logOut } from '../log-out';
import { failureText } from '../../../server-calls/failure-text';
import { DeviceRow, type Device } from './DeviceRow';
import { LoadFailure } from '../../../ui/forms/mui/LoadFailure';
import { RowsSkeleton } from './ProfileSkeleton';
import { useLoaded } from '../../../server-calls/use-loaded';

const List = styled('ul')({ display: 'grid', gap: 12 });

const fetchDevices = () => send(listSessions, {});

interface DeviceListProps {
  devices: Device[];
  /** Called when the server's list has changed. */
  onChange: () => void;
}

/** Logs devices out, one at a time, and says how it went. */
function useLoggingOut(onChange: () => void) {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const run = async (key: string, call: () => Promise<Outcome<object>>) => {
    setBusyWith(key);
    const outcome = await call();
    setBusyWith(null);
    // If the session ended meanwhile, `RequireSession` says so.
    if (outcome.kind === 'refused' && outcome.status === 401) return;
    if (outcome.kind === 'done') raiseToast({ tone: 'good', text: outcome.reply.message });
    else
      raiseToast({
        tone: 'bad',
        text: failureText(outcome, 'That device could not be logged out. Please try again.'),
      });
    // The button that was pressed goes away with its row.
    heading.current?.focus();
    if (outcome.kind !== 'unreachable') onChange();
  };
  return { busyWith, heading, run };
}

function DeviceList({ devices, onChange }: DeviceListProps) {
  const { busyWith, heading, run } = useLoggingOut(onChange);
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <h2 className="vh" ref={heading} tabIndex={-1}>
        Devices
      </h2>
      <p className="muted">
        These devices are logged in to your account. Log out any that you do not recognise.
      </p>
      <List>
        {devices.map((device) => (
          <DeviceRow
            key={device.sessionId}
            device={device}
            isBusy={busyWith === device.sessionId}
            onLogOut={() => {
              const { sessionId, isCurrent } = device;
              if (isCurrent) logOut();
              else void run(sessionId, () => send(endSession, {}, { sessionId }));
            }}
          />
        ))}
      </List>
      {hasOthers && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          loading={busyWith === 'others'}
          onClick={() => void run('others', () => send(endOtherSessions, {}))}
        >
          Log out all other devices
        </Button>
      )}
    </>
  );
}

/** Where the parent is logged in, with buttons to log out there (product rule B7). */
export function Devices() {
  const { loaded, again } = useLoaded(
    fetchDevices,
    'Your devices could not be loaded. Please check your connection.',
  );
  if (loaded.kind === 'loading') return <RowsSkeleton />;
  if (loaded.kind === 'failed') return <LoadFailure text={loaded.text} onTryAgain={again} />;
  return <DeviceList devices={loaded.value.sessions} onChange={again} />;
}
