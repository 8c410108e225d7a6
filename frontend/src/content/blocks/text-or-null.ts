/** A text without the space around it; null where staff have written none. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
