import { insightPermissions } from '@lanternway/contracts/insight/staff';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { NumbersPage } from './numbers/NumbersPage';
import { SpendPage } from './spend/SpendPage';
import { VisitsPage } from './visits/VisitsPage';

/** How it goes, below the path of the menu link. */
export const App = () => (
  <Routes>
    <Route
      index
      element={
        <Page.Protect permissions={[{ action: insightPermissions.counts, subject: null }]}>
          <NumbersPage />
        </Page.Protect>
      }
    />
    <Route
      path="visits"
      element={
        <Page.Protect permissions={[{ action: insightPermissions.counts, subject: null }]}>
          <VisitsPage />
        </Page.Protect>
      }
    />
    <Route
      path="spend"
      element={
        <Page.Protect permissions={[{ action: insightPermissions.costs, subject: null }]}>
          <SpendPage />
        </Page.Protect>
      }
    />
  </Routes>
);
