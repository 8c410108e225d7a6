/** Whether the roles of the content manager let the caller do this with entries of a type. */
export const mayWith = (
  may: (permission: string, subject: string) => boolean,
  action: 'read' | 'update' | 'publish',
  uid: string,
): boolean => may(`plugin::content-manager.explorer.${action}`, uid);
