import { readTabCounts } from '@lanternway/contracts/enquiries/staff-counts';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { browserZone } from '../format/zones';

/** How much there is behind the tabs of admissions, by the days of this computer. */
export const tabCountsCall = () =>
  readCall(readTabCounts, {}, new URLSearchParams({ zone: browserZone() }).toString());
