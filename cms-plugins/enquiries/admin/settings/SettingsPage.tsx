import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { readSettings } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Found } from '@lanternway/desk/loading/Found';
import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { BackToDesk } from '../parts/BackToDesk';
import { useRights } from '../rights';
import { Runs } from './Runs';
import { SettingsForm } from './SettingsForm';

/** How long enquiries are kept and who gets a mail about new ones. All desk staff may read it. */
export function SettingsPage() {
  const { maySet } = useRights();
  return (
    <Page.Protect permissions={[{ action: deskPermissions.read, subject: null }]}>
      <Page.Main>
        <Page.Title>Settings · Admissions desk</Page.Title>
        <Layouts.Header
          title="Desk settings"
          subtitle={
            maySet
              ? 'Working hours, how long enquiries are kept, and who is mailed about new ones.'
              : 'Working hours, how long enquiries are kept, and who is mailed about new ones. Only the super admin can change them.'
          }
          navigationAction={<BackToDesk />}
        />
        <Layouts.Content>
          <Settings mayChange={maySet} />
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

function Settings({ mayChange }: { mayChange: boolean }) {
  const asked = useLoaded(readCall(readSettings, {}));
  return (
    <Found asked={asked}>
      {({ settings, runs }) => (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <SettingsForm
            settings={settings}
            mayChange={mayChange}
            onSaved={(saved) => {
              asked.accept({ settings: saved, runs });
            }}
          />
          <Runs runs={runs} />
        </Flex>
      )}
    </Found>
  );
}
