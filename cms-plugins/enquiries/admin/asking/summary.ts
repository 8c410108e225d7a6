import { readSummary } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { browserZone } from '@lanternway/desk/format/zones';

/** How much there is to do at the desk, by the days of this computer. */
export const summaryCall = () =>
  readCall(readSummary, {}, new URLSearchParams({ zone: browserZone() }).toString());
