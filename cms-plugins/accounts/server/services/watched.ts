import { gauge, type Watched } from '@lanternway/server-kit/metrics/metrics';
import type { Core } from '@strapi/strapi';
import { limitsRefused } from './counters';
import { passwordsOf } from './passwords/passwords';

/** What those who watch the server learn about logins. */
export const watched = ({ strapi }: { strapi: Core.Strapi }): Watched => ({
  metrics: [
    limitsRefused,
    gauge({ name: 'passwords_waiting', help: 'Passwords that wait for a free thread to be hashed.' }, () =>
      passwordsOf(strapi).waiting(),
    ),
  ],
  silentWorkers: () => [],
});
