/** The addresses that take files, which may come over a slow line. */
const takesFiles = /^\/(upload|api\/auth\/career)(\/|\?|$)/i;

export const isUpload = (address: string): boolean => takesFiles.test(address);
