import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { only } from './only';

const reading = only(deskPermissions.read);
const working = only(deskPermissions.work);
const exporting = only(deskPermissions.export);

const change = (path: string, action: string) => ({
  method: 'POST',
  path: `/items/:kind/:id/${path}`,
  handler: `deskChanges.${action}`,
  config: working,
});

/** The admin's desk asks here. The paths begin with the plugin's name. */
export const deskRoutes = [
  { method: 'GET', path: '/inbox', handler: 'desk.inbox', config: reading },
  { method: 'GET', path: '/summary', handler: 'desk.summary', config: reading },
  { method: 'GET', path: '/staff', handler: 'desk.staff', config: reading },
  { method: 'GET', path: '/items/:kind/:id', handler: 'desk.item', config: reading },
  change('status', 'status'),
  change('owner', 'owner'),
  change('next-step', 'nextStep'),
  change('notes', 'note'),
  change('suspect', 'suspect'),
  change('merge', 'merge'),
  change('unmerge', 'unmerge'),
  change('class', 'schedule'),
  change('class/cancel', 'cancel'),
  { method: 'POST', path: '/bulk', handler: 'deskMany.bulk', config: working },
  { method: 'GET', path: '/export.csv', handler: 'deskMany.csv', config: exporting },
  { method: 'GET', path: '/views', handler: 'deskMany.listViews', config: reading },
  { method: 'POST', path: '/views', handler: 'deskMany.addView', config: reading },
  { method: 'DELETE', path: '/views/:id', handler: 'deskMany.removeView', config: reading },
];
