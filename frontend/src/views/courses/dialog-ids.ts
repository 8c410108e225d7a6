/** The id of the dialog about the course with this slug. */
export const detailsId = (slug: string): string => `about-${slug}`;
