/** The path of the screen in the admin. */
export const insightPage = '/plugins/insight';
