import { exportInbox } from '@lanternway/contracts/enquiries/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { useSaveFile, type FileAsked } from '@lanternway/desk/asking/use-save-file';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Box, Flex, LinkButton, Menu } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useRef, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { addPage, privacyPage, settingsPage } from '../paths';
import { useRights } from '../rights';
import { toServer, type InboxAddress } from './address';
import { SavedViews, SavedViewsDialog } from './SavedViews';

interface HeaderActionsProps {
  address: InboxAddress;
  zone: string;
}

/** What can be done with the desk as a whole. In a narrow window all but adding is behind one button: the list is higher. */
export function HeaderActions({ address, zone }: HeaderActionsProps) {
  const { mayWork } = useRights();
  const isNarrow = useNarrow();
  const file: FileAsked = {
    path: pathTo(exportInbox, {}, toServer(address, zone, false)),
    fileName: `enquiries-${new Date().toISOString().slice(0, 10)}.csv`,
  };
  const add = mayWork && (
    <LinkButton tag={NavLink} to={addPage} startIcon={<Plus />} {...(isNarrow ? { fullWidth: true } : {})}>
      Add an enquiry
    </LinkButton>
  );
  if (!isNarrow)
    return (
      <Flex gap={2} wrap="wrap">
        <InRow file={file} />
        {add}
      </Flex>
    );
  return (
    <Flex gap={2} width="100%">
      {add !== false && <Box flex="1">{add}</Box>}
      <InMenu file={file} />
    </Flex>
  );
}

function InRow({ file }: { file: FileAsked }) {
  const { mayExport, mayCarePrivacy } = useRights();
  return (
    <>
      {mayCarePrivacy && (
        <LinkButton tag={NavLink} to={privacyPage} variant="tertiary">
          Privacy
        </LinkButton>
      )}
      <LinkButton tag={NavLink} to={settingsPage} variant="tertiary">
        Settings
      </LinkButton>
      <SavedViews />
      {mayExport && <SaveFileButton {...file}>Export CSV</SaveFileButton>}
    </>
  );
}

function InMenu({ file }: { file: FileAsked }) {
  const { mayExport, mayCarePrivacy } = useRights();
  const navigate = useNavigate();
  const { save, isSaving } = useSaveFile(file);
  const more = useRef<HTMLButtonElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const goTo = (page: string) => () => {
    navigate(page);
  };
  return (
    <>
      <Menu.Root>
        <Menu.Trigger ref={more} variant="tertiary" size="S" loading={isSaving}>
          More
        </Menu.Trigger>
        <Menu.Content popoverPlacement="bottom-end" maxHeight="none">
          <Menu.Item
            onSelect={() => {
              setIsChoosing(true);
            }}
          >
            Saved views
          </Menu.Item>
          {mayExport && <Menu.Item onSelect={() => void save()}>Export CSV</Menu.Item>}
          {mayCarePrivacy && <Menu.Item onSelect={goTo(privacyPage)}>Privacy</Menu.Item>}
          <Menu.Item onSelect={goTo(settingsPage)}>Settings</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <SavedViewsDialog
        isOpen={isChoosing}
        onClose={() => {
          setIsChoosing(false);
        }}
        // The item that opened it is gone.
        returnTo={more}
      />
    </>
  );
}
