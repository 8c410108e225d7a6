import type { Core } from '@strapi/strapi';
import { keepLease, takeLease, type Lease } from '@lanternway/server-kit/jobs/lease';
import { leaseTable } from '../../content-types';

export const leaseName = 'builder';

const leaseSeconds = 15;

/** Null while another instance has it. */
export const takeBuilderLease = (strapi: Core.Strapi): Promise<Lease | null> =>
  takeLease(strapi, leaseTable, leaseName, leaseSeconds);

/** Whether it is still ours. In a transaction, nobody else can take it until the transaction ends. */
export const keepBuilderLease = (strapi: Core.Strapi, lease: Lease): Promise<boolean> =>
  keepLease(strapi, leaseTable, lease, leaseSeconds);
