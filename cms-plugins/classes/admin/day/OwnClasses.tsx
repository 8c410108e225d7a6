import { classPermissions } from '@lanternway/contracts/classes/staff';
import { Page } from '@strapi/strapi/admin';
import { DayPage } from './DayPage';

/** The page of the menu link. */
export const OwnClasses = () => (
  <Page.Protect permissions={[{ action: classPermissions.teach, subject: null }]}>
    <DayPage />
  </Page.Protect>
);
