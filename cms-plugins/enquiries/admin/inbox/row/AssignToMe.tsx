import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { changeOwner } from '@lanternway/contracts/enquiries/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { Button } from '@strapi/design-system';
import type { useStaff } from '../../asking/use-staff';

/** Makes the reader the owner of an enquiry; null where they cannot own any. */
export function useAssign({ staff, me }: ReturnType<typeof useStaff>, onDone: () => void) {
  const { send, isBusy } = useChange(onDone);
  const mine = staff.find(({ id }) => id === me);
  if (mine === undefined) return null;
  return {
    me: mine.id,
    isBusy,
    assign: async ({ kind, id, version, name }: InboxRow): Promise<void> => {
      const call = writeCall(changeOwner, { kind, id }, { version, ownerId: mine.id });
      await send(call, () => ({ type: 'success', message: `${name} is assigned to you.` }));
      onDone();
    },
  };
}

export type Assign = NonNullable<ReturnType<typeof useAssign>>;

interface AssignToMeProps {
  row: InboxRow;
  assign: Assign;
  isWide?: boolean;
}

export function AssignToMe({ row, assign: { assign, isBusy }, isWide = false }: AssignToMeProps) {
  return (
    <Button
      size="S"
      variant={isWide ? 'default' : 'tertiary'}
      fullWidth={isWide}
      disabled={isBusy}
      aria-label={`Assign to me: ${row.name}`}
      data-assign
      onClick={() => {
        void assign(row);
      }}
    >
      Assign to me
    </Button>
  );
}
