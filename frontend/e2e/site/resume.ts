const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << >> >>',
];

/** A PDF of one empty page, as small as one can be. */
function smallPdf(): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = String(objects.length + 1);
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

/** A resume as an applicant would send it, optionally of a given size in bytes. */
export function resumeFile(bytes = 0) {
  const small = smallPdf();
  const rest = Buffer.alloc(Math.max(0, bytes - small.length), ' ');
  return { name: 'rahul-deshmukh.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([small, rest]) };
}

/** A program that pretends to be a document. */
export const programFile = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), Buffer.alloc(4096)]),
};
