import type { HoursPage } from '@lanternway/contracts/classes/staff';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { PartProps } from '@lanternway/desk/drafts/use-form';
import type { Draft } from './draft';

/** The login with which the teacher sees their classes. */
export function LoginField({
  draft,
  faults,
  isLocked,
  edit,
  staff,
}: PartProps<Draft> & { staff: HoursPage['staff'] }) {
  const isListed = draft.adminUserId === '' || staff.some(({ id }) => String(id) === draft.adminUserId);
  return (
    <Labelled
      name="adminUserId"
      label="Login of the teacher"
      hint="The teacher logs in with it to see these classes and mark them. To find a teacher here, invite them in the settings with the role Teacher."
      fault={faults['adminUserId']}
    >
      <SingleSelect
        disabled={isLocked}
        placeholder="No login"
        clearLabel="Clear: Login of the teacher"
        value={draft.adminUserId}
        onChange={(id) => {
          edit({ adminUserId: String(id) });
        }}
        onClear={() => {
          edit({ adminUserId: '' });
        }}
      >
        {staff.map(({ id, name }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {name}
          </SingleSelectOption>
        ))}
        {!isListed && (
          <SingleSelectOption value={draft.adminUserId}>Somebody who no longer teaches</SingleSelectOption>
        )}
      </SingleSelect>
    </Labelled>
  );
}
