import { classPermissions } from '@lanternway/contracts/classes/staff';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { HoursPage } from './hours/HoursPage';
import { KindsPage } from './kinds/KindsPage';
import { MarksPage } from './marks/MarksPage';
import { SeenPage } from './seen/SeenPage';
import { TeacherPage } from './teacher/TeacherPage';
import { TodayPage } from './today/TodayPage';
import { WaitingPage } from './waiting/WaitingPage';
import { WeekPage } from './week/WeekPage';

/** The pages about classes, below the path of the menu link. */
export function App() {
  return (
    <Page.Protect permissions={[{ action: classPermissions.read, subject: null }]}>
      <Routes>
        <Route index element={<HoursPage />} />
        <Route path="teachers/:key" element={<TeacherPage />} />
        <Route path="today" element={<TodayPage />} />
        <Route path="week" element={<WeekPage />} />
        <Route path="times" element={<SeenPage />} />
        <Route path="marks" element={<MarksPage />} />
        <Route path="waiting" element={<WaitingPage />} />
        <Route path="kinds" element={<KindsPage />} />
        <Route path="*" element={<Page.Error content="This page does not exist." />} />
      </Routes>
    </Page.Protect>
  );
}
