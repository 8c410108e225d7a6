/** Where the mark of mails is. Mails that were sent long ago ask for it too. */
export const markPath = '/mail/mark.png';
