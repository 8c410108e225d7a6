import type { session } from '@lanternway/contracts/accounts/accounts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InferType } from 'yup';
import { formatDay } from '../../../ui/format-day';
import { describeLastSeen } from './last-seen';

export type Device = InferType<typeof session>;

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  '&.card': { padding: '18px 24px' },
  '& b': { overflowWrap: 'anywhere' },
  '@media (max-width: 479px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > button': { justifySelf: 'start', marginLeft: -12 },
  },
});

const Name = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' });

interface DeviceRowProps {
  device: Device;
  isBusy: boolean;
  onLogOut: () => void;
}

/** One device that is logged in. */
export function DeviceRow({ device, isBusy, onLogOut }: DeviceRowProps) {
  return (
    <Row className="card">
      <div>
        <Name>
          <b>{device.device}</b>
          {device.isCurrent && <span className="chip">This device</span>}
        </Name>
        <p className="muted small">
          {describeLastSeen(device.lastSeenAt)} · Logged in on {formatDay(device.startedAt)}
        </p>
      </div>
      <Button variant="text" size="small" loading={isBusy} onClick={onLogOut}>
        Log out<span className="vh"> {device.isCurrent ? 'this device' : device.device}</span>
      </Button>
    </Row>
  );
}
