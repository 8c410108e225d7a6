import { Quick as Ways } from '@lanternway/desk/home/Quick';
import { ClockCounterClockwise } from '@strapi/icons';
import { auditPage } from '../paths';

/* The part of the admin's home that only the super admin sees. */

export { Machine as Also } from './Machine';

export const Quick = () => <Ways links={links} />;

const links = [{ label: 'What happened', icon: <ClockCounterClockwise />, to: auditPage }];
