import { keepText, readText } from './storage';

const key = 'announcement';

/** Whether the reader closed this bar earlier in this tab. */
export const wasDismissed = (bar: string): boolean => readText('session', key) === bar;

export const noteDismissed = (bar: string): void => keepText('session', key, bar);

/**
 * Runs where it stands in the page, before anything is painted: a bar that was closed must not show for a moment and
 * then give its place back. It hides the element that it stands in.
 */
export const hideIfDismissed = `try{var b=document.currentScript.parentNode;if(sessionStorage.getItem('${key}')===b.dataset.bar)b.hidden=true}catch(e){}`;
