import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { BuildPage } from './history/BuildPage';
import { HistoryPage } from './history/HistoryPage';
import { NowPage } from './now/NowPage';
import { OrderPage } from './order/OrderPage';
import { SchedulePage } from './schedule/SchedulePage';

/** The publishing pages, below the path of the menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: publishingPermissions.read, subject: null }]}>
      <Routes>
        <Route index element={<NowPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="history/:number" element={<BuildPage />} />
        <Route path="schedule" element={<SchedulePage />} />
        <Route path="order" element={<OrderPage />} />
        <Route path="order/:uid" element={<OrderPage />} />
        <Route path="*" element={<Page.Error content="This page does not exist." />} />
      </Routes>
    </Page.Protect>
  );
}
