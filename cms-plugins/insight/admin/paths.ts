/** The path of the screen in the admin. */
export const insightPage = '/plugins/insight';

export const spendPage = `${insightPage}/spend`;

export const visitsPage = `${insightPage}/visits`;

/** Where the families of a step are found one by one: at the desk, by what it can filter. */
const deskPage = '/plugins/enquiries';

/** A list at the desk of what came in these days. */
export const leadsAtDesk = (from: string, to: string, statuses: readonly string[] = []): string =>
  `${deskPage}?${new URLSearchParams({
    ...{ folder: 'all', receivedFrom: from, receivedTo: to },
    ...(statuses.length === 0 ? {} : { statuses: statuses.join(',') }),
  }).toString()}`;
