import { writeFamilyList, type FamilyList } from '@lanternway/contracts/insight/family-list';

/** The path of the screen in the admin. */
export const insightPage = '/plugins/insight';

export const spendPage = `${insightPage}/spend`;

export const visitsPage = `${insightPage}/visits`;

/** Where the families of a step are found one by one: with their enquiries, and from the payment on with their orders. */
const deskPage = '/plugins/enquiries';
const ordersPage = '/plugins/payments';

/** The list at the desk behind a number of families. */
export function listAtDesk(list: FamilyList): string {
  const isOrders = list.step === 'paid' || list.step === 'kept';
  const families = writeFamilyList(list);
  const query = isOrders ? { families } : { folder: 'all', sort: 'received', families };
  return `${isOrders ? ordersPage : deskPage}?${new URLSearchParams(query).toString()}`;
}
