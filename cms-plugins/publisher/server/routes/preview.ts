import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { only } from './only';

export const previewRoutes = [
  {
    method: 'POST',
    path: '/preview',
    handler: 'preview.link',
    config: only(publishingPermissions.preview),
  },
];
