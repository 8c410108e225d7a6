import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { listOwners } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { useAuth } from '@strapi/strapi/admin';

/** Staff who may own an enquiry, and which of them is logged in. */
export function useStaff(): { staff: Staff[]; me: number | null } {
  const { loaded } = useLoaded(readCall(listOwners, {}));
  const id = useAuth('AdmissionsDesk', ({ user }) => user?.id);
  return {
    staff: loaded.kind === 'loaded' ? loaded.value : [],
    me: id === undefined ? null : Number(id),
  };
}
