/** The id of the dialog that tells more about the course with this slug. */
export const detailsId = (slug: string): string => `about-${slug}`;
