import { timeInFull, formatTime } from '@lanternway/desk/format/times';
import { formatAgo } from '../labels';
import { useNow } from './use-now';

/** How long ago or how soon, and the time: '5 minutes ago (14:32)'. */
export function Ago({ iso }: { iso: string }) {
  const now = useNow(15_000);
  return (
    <time dateTime={iso} title={timeInFull(iso)}>
      {`${formatAgo(iso, new Date(now))} (${formatTime(iso)})`}
    </time>
  );
}
