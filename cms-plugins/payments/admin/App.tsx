import { financePermissions } from '@lanternway/contracts/payments/staff';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { CreditNotesPage } from './credit-notes/CreditNotesPage';
import { OrderPage } from './order/OrderPage';
import { OrdersPage } from './orders/OrdersPage';
import { ReceiptsPage } from './receipts/ReceiptsPage';
import { ReconciliationPage } from './reconciliation/ReconciliationPage';
import { RefundsPage } from './refunds/RefundsPage';
import { RequestsPage } from './refunds/RequestsPage';
import { RevenuePage } from './revenue/RevenuePage';
import { SettingsPage } from './settings/SettingsPage';

/** The finance desk's pages, below the path of its menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: financePermissions.read, subject: null }]}>
      <Routes>
        <Route index element={<OrdersPage />} />
        <Route path="orders/:id" element={<OrderPage />} />
        <Route path="refunds" element={<RefundsPage />} />
        <Route path="requests" element={<RequestsPage />} />
        <Route path="revenue" element={<RevenuePage />} />
        <Route path="receipts" element={<ReceiptsPage />} />
        <Route path="credit-notes" element={<CreditNotesPage />} />
        <Route path="reconciliation" element={<ReconciliationPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="*" element={<Page.Error content="This page does not exist." />} />
      </Routes>
    </Page.Protect>
  );
}
