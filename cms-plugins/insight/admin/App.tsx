import { insightPermissions } from '@lanternway/contracts/insight/staff';
import { Page } from '@strapi/strapi/admin';

/** How it goes, below the path of the menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: insightPermissions.counts, subject: null }]}>
      <Page.Title>How it goes</Page.Title>
    </Page.Protect>
  );
}
