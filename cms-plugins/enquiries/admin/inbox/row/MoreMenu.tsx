import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Menu } from '@strapi/design-system';
import { More } from '@strapi/icons';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { itemPage } from '../../paths';
import type { Assign } from './AssignToMe';

interface MoreMenuProps {
  row: InboxRow;
  /** null if the reader cannot own enquiries. */
  assign: Assign | null;
}

/** What else can be done with an enquiry, from its row. */
export function MoreMenu({ row, assign }: MoreMenuProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { kind, id, name, email, owner } = row;
  return (
    <Menu.Root>
      <Menu.Trigger variant="ghost" size="S" endIcon={null} aria-label={`More for ${name}`}>
        <More aria-hidden />
      </Menu.Trigger>
      <Menu.Content popoverPlacement="bottom-end">
        <Menu.Item
          onSelect={() => {
            navigate(itemPage(kind, id), { state: { inbox: query.toString() } });
          }}
        >
          Open the enquiry
        </Menu.Item>
        <Menu.Item
          onSelect={() => {
            window.location.assign(`mailto:${email}`);
          }}
        >
          {`Write to ${email}`}
        </Menu.Item>
        {assign !== null && owner?.id !== assign.me && (
          <Menu.Item
            disabled={assign.isBusy}
            onSelect={() => {
              void assign.assign(row);
            }}
          >
            Assign to me
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
