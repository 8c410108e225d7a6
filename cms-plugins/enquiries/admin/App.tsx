import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { AddPage } from './adding/AddPage';
import { InboxPage } from './inbox/InboxPage';
import { ItemPage } from './item/ItemPage';
import { PrivacyPage } from './privacy/PrivacyPage';
import { SettingsPage } from './settings/SettingsPage';

/** The desk's pages, below the path of its menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: deskPermissions.read, subject: null }]}>
      <Routes>
        <Route index element={<InboxPage />} />
        <Route path="add" element={<AddPage />} />
        <Route path="privacy" element={<PrivacyPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path=":kind/:id" element={<ItemPage />} />
        <Route path="*" element={<Page.Error content="This page does not exist." />} />
      </Routes>
    </Page.Protect>
  );
}
