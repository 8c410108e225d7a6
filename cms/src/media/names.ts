/** What all media of a bucket begin with, so that it may hold other things as well. */
export const mediaPrefix = 'media/';

/** What the addresses of media begin with, wherever they are kept. */
export const mediaAddress = '/uploads/';

/** Whether a name can be one of a medium. Nothing else ever becomes part of a key or a path. */
export const isMediaName = (name: string): boolean =>
  name.length < 900 &&
  !/[\\\0]/.test(name) &&
  name.split('/').every((part) => part !== '' && !part.startsWith('.'));
