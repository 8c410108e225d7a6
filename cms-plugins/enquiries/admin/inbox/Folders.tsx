import { folders } from '@lanternway/contracts/enquiries/staff';
import { withChange } from '@lanternway/desk/lists/address';
import { Flex, LinkButton } from '@strapi/design-system';
import { NavLink, useSearchParams } from 'react-router-dom';
import { readAddress } from './address';

const labels = { open: 'Open', closed: 'Closed', suspect: 'Suspected spam', all: 'All' } as const;

/** The folders, as links that keep the filter. */
export function Folders({ suspect }: { suspect: number }) {
  const [query] = useSearchParams();
  const { folder } = readAddress(query);
  return (
    <Flex tag="nav" aria-label="Folders" gap={2} wrap="wrap">
      {folders.map((name) => (
        <LinkButton
          key={name}
          tag={NavLink}
          to={{ search: withChange(query, { folder: name === 'open' ? '' : name }).toString() }}
          variant={name === folder ? 'secondary' : 'tertiary'}
          aria-current={name === folder ? 'page' : false}
        >
          {name === 'suspect' && suspect > 0 ? `${labels[name]} (${suspect.toLocaleString()})` : labels[name]}
        </LinkButton>
      ))}
    </Flex>
  );
}
