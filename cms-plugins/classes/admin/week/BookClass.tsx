import { readInbox } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { askFor } from '@lanternway/desk/lists/address';
import { Found } from '@lanternway/desk/loading/Found';
import { SearchField } from '@lanternway/desk/parts/SearchField';
import { Button, Flex, Link, Modal, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { addPage, enquiryPage } from '../paths';

/** Books a class for an enquiry that has none: its page has the free times, and asks once more outside of them. */
export function BookClass() {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button size="M" startIcon={<Plus />}>
          Book a class
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>For whom is the class?</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Families />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Whose class is still to be agreed on, what is due first at the top. */
function Families() {
  const [search, setSearch] = useState('');
  const asked = useLoaded(
    readCall(readInbox, {}, askFor({ kinds: 'free-class', statuses: 'new,contacted,no-show', search })),
  );
  const isSearching = asked.loaded.kind === 'loaded' && asked.loaded.isOld;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <SearchField
        search={search}
        label="Search the families"
        placeholder="Name, email or phone"
        onSearch={setSearch}
      />
      <Found asked={asked}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography role="status">
              {isSearching ? 'Searching…' : 'Nobody with an open request and no class matches.'}
            </Typography>
          ) : (
            <Flex tag="ul" direction="column" alignItems="start" gap={3}>
              {rows.map(({ id, name, about }) => (
                <li key={id}>
                  <Link tag={NavLink} to={enquiryPage(id)} state={{ isMoving: true }}>
                    {name}
                  </Link>
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {about}
                  </Typography>
                </li>
              ))}
            </Flex>
          )
        }
      </Found>
      <Typography>
        Somebody who called?{' '}
        <Link tag={NavLink} to={addPage}>
          Add the enquiry
        </Link>{' '}
        first.
      </Typography>
    </Flex>
  );
}
