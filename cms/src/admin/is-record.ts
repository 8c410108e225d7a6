/** Whether a value of Strapi's, or an answer of the server, has fields to read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
