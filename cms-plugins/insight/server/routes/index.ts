import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';

export const routes = { admin: () => staffRouter([]) };
