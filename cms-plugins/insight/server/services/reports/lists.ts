import type { FamilyList } from '@lanternway/contracts/insight/family-list';
import type { FamilyLists } from '@lanternway/server-kit/family-lists';
import type { Core } from '@strapi/strapi';
import { dayColumns, fitting, type Query } from './people';

/** The families of one number, by the columns that name what the desks show of them. */
export function lists({ strapi }: { strapi: Core.Strapi }): FamilyLists {
  const behind = ({ step, filter }: FamilyList): Query => {
    const { view, from, to } = filter;
    const rows = fitting(strapi, filter);
    void rows.whereBetween(view === 'activity' ? dayColumns[step] : dayColumns.leads, [from, to]);
    if (step !== 'leads') void rows.whereNotNull(dayColumns[step]);
    if (step === 'kept') void rows.where('is_kept', true);
    return rows;
  };
  return {
    enquiries: (list) => behind(list).whereNotNull('enquiry_id').select('enquiry_id'),
    orders: (list) => behind(list).whereNotNull('order_id').select('order_id'),
  };
}
