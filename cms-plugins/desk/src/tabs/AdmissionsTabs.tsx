import { classPermissions } from '@lanternway/contracts/classes/staff';
import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { useAuth } from '@strapi/strapi/admin';
import { tabCountsCall } from '../asking/tab-counts';
import { useCounts } from '../asking/use-counts';
import { PageTabs, type PageTab } from './PageTabs';

const paceMs = 60_000;

/** The plugins whose deeds change the numbers. */
const changedBy = ['enquiries', 'classes'];

/* Two plugins have these pages, and neither knows the other. */
const enquiriesPage = '/plugins/enquiries';
const classesPage = '/plugins/classes';
const teacherPages = `${classesPage}/teachers/`;

/** The pages of admissions: the inbox and all about classes, with how much there is behind each. */
export function AdmissionsTabs() {
  const permissions = useAuth('AdmissionsTabs', (auth) => auth.permissions);
  const may = (action: string) => permissions.some((each) => each.action === action);
  const mayRead = may(deskPermissions.read);
  const counts = useCounts(mayRead ? tabCountsCall() : null, changedBy, paceMs);
  const tabs: PageTab[] = [
    ...(mayRead
      ? [
          [
            enquiriesPage,
            'Enquiries',
            { count: counts?.open ?? 0, isUrgent: (counts?.late ?? 0) > 0 },
          ] as const,
        ]
      : []),
    ...(may(classPermissions.read)
      ? ([
          [`${classesPage}/today`, 'Today', { count: counts?.today ?? 0 }],
          [`${classesPage}/week`, 'Week'],
          [`${classesPage}/marks`, 'Marks missing', { count: counts?.unmarked ?? 0, isUrgent: true }],
          [`${classesPage}/waiting`, 'Waiting for a time', { count: counts?.waiting ?? 0 }],
          [classesPage, 'Hours'],
          [`${classesPage}/times`, 'What parents see'],
          [`${classesPage}/kinds`, 'Kinds of class'],
        ] as const)
      : []),
  ];
  return <PageTabs label="Admissions" tabs={tabs} isWithin={isWithin} />;
}

/** A teacher's page belongs to the hours. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || (path === classesPage && pathname.startsWith(teacherPages));
