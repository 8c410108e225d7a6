import { insightPermissions } from '@lanternway/contracts/insight/staff';
import { Page } from '@strapi/strapi/admin';
import { VisitsPage } from './visits/VisitsPage';

/** How it goes, below the path of the menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: insightPermissions.counts, subject: null }]}>
      <VisitsPage />
    </Page.Protect>
  );
}
