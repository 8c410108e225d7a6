const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe between two tags or in a quoted attribute. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
