import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { HealthPage } from './health/HealthPage';
import { ReviewsPage } from './health/ReviewsPage';
import { BuildPage } from './history/BuildPage';
import { HistoryPage } from './history/HistoryPage';
import { NowPage } from './now/NowPage';
import { OrderPage } from './order/OrderPage';
import { SchedulePage } from './schedule/SchedulePage';
import { SecondPage } from './second/SecondPage';

/** The publishing pages, below the path of the menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: publishingPermissions.read, subject: null }]}>
      <Routes>
        <Route index element={<NowPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="history/:number" element={<BuildPage />} />
        <Route path="schedule" element={<SchedulePage />} />
        <Route path="health" element={<HealthPage />} />
        <Route path="reviews" element={<ReviewsPage />} />
        <Route path="second" element={<SecondPage />} />
        <Route path="order" element={<OrderPage />} />
        <Route path="order/:uid" element={<OrderPage />} />
        <Route path="*" element={<Page.Error content="This page does not exist." />} />
      </Routes>
    </Page.Protect>
  );
}
