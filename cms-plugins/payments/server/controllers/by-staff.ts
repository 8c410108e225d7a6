import type { ByStaff } from '../services/orders/ledger';

/** How the ledger names the staff member who did something. */
export const byStaff = ({ id, name }: { id: number; name: string }): ByStaff => ({
  actor: 'staff',
  id,
  name,
});
