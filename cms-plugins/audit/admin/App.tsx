import { auditPermissions } from '@lanternway/contracts/audit/staff';
import { Page } from '@strapi/strapi/admin';
import { LogPage } from './log/LogPage';

/** The log of what staff did, below the path of the menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: auditPermissions.read, subject: null }]}>
      <LogPage />
    </Page.Protect>
  );
}
