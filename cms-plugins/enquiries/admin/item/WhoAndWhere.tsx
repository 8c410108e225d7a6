import { statusLabels, type Staff } from '@lanternway/contracts/enquiries/staff';
import { changeOwner, changeStatus } from '@lanternway/contracts/enquiries/staff-calls';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { SpamButton } from './SpamButton';
import type { useStaff } from '../asking/use-staff';
import { StatusBadge } from '../parts/StatusBadge';
import type { PartProps } from './ItemPage';

/** The status of the enquiry and its owner. Changes are saved at once. */
export function WhoAndWhere(props: PartProps & { staff: ReturnType<typeof useStaff> }) {
  const { item, change } = props;
  return (
    <Panel title="Status and owner">
      {change === null ? (
        <Flex gap={3}>
          <StatusBadge status={item.status} />
          <Typography>{item.owner === null ? 'No owner' : `Owned by ${item.owner.name}`}</Typography>
        </Flex>
      ) : (
        <>
          <StatusField {...props} change={change} />
          <OwnerField {...props} change={change} />
          <SpamButton {...props} change={change} />
        </>
      )}
    </Panel>
  );
}

export type WorkProps = PartProps & { change: NonNullable<PartProps['change']> };

function StatusField({ item, change, isBusy }: WorkProps) {
  return (
    <Field.Root>
      <Field.Label>Status</Field.Label>
      <SingleSelect
        value={item.status}
        disabled={isBusy}
        onChange={(value) => {
          const status = item.statuses.find((known) => known === value);
          if (status === undefined || status === item.status) return;
          void change(
            changeStatus,
            { version: item.version, status },
            `The status is ${statusLabels[status]} now.`,
          );
        }}
      >
        {item.statuses.map((status) => (
          <SingleSelectOption key={status} value={status}>
            {statusLabels[status]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

const nobody = 'nobody';

function OwnerField({
  item,
  change,
  isBusy,
  staff: { staff, me },
}: WorkProps & { staff: ReturnType<typeof useStaff> }) {
  const owners = withOwner(staff, item.owner);
  const give = (ownerId: number | null) => {
    if (ownerId === (item.owner?.id ?? null)) return;
    const name = owners.find(({ id }) => id === ownerId)?.name;
    const done = name === undefined ? 'It has no owner now.' : `${name} owns it now.`;
    void change(changeOwner, { version: item.version, ownerId }, done);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root>
        <Field.Label>Owner</Field.Label>
        <SingleSelect
          value={item.owner === null ? nobody : String(item.owner.id)}
          disabled={isBusy}
          onChange={(value) => {
            give(value === nobody ? null : Number(value));
          }}
        >
          <SingleSelectOption value={nobody}>Nobody</SingleSelectOption>
          {owners.map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {id === me ? `${name} (you)` : name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {me !== null && item.owner?.id !== me && staff.some(({ id }) => id === me) && (
        <Button
          variant="tertiary"
          disabled={isBusy}
          onClick={() => {
            give(me);
          }}
        >
          Assign to me
        </Button>
      )}
    </Flex>
  );
}

/** The owner may have left the desk but is still shown. */
const withOwner = (staff: readonly Staff[], owner: Staff | null): Staff[] =>
  owner === null || staff.some(({ id }) => id === owner.id) ? [...staff] : [...staff, owner];
