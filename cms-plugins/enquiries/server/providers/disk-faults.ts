const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | null)?.code;

/** The disk has no room, or this user may take no more of it. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
