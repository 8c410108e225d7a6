import type { Provider } from '../provider';
import { keepMail } from './kept-mails';

/** Delivers into a folder, for demonstrations and tests: no mail leaves the machine, and each can be read. */
export const createDemo = (folder: string): Provider => ({
  async deliver({ to, subject, html, text, attachments }) {
    await keepMail(folder, { to, subject, text, html, attachments });
    return { kind: 'delivered' };
  },
  stop: () => Promise.resolve(),
});
