/** The anchor of a heading, made from its words: 'When are refunds paid?' becomes `when-are-refunds-paid`. */
export function headingId(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '');
  const id = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id === '' ? 'section' : id;
}
