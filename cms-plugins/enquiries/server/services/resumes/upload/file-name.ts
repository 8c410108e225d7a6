import { toWholeLetters } from '@lanternway/server-kit/text-forms';
import { cutText } from '@lanternway/contracts/fields/cut-text';

const longest = 120;

/**
 * The name a resume is shown and handed out under. It comes from a stranger's machine: path parts, characters that
 * steer a line of text, and length beyond reason go; what it ends with stays, for that says which program opens it.
 */
export function fitFileName(sent: string): string {
  const base = toWholeLetters(sent).split(/[/\\]/).at(-1) ?? '';
  // Controls, halves of characters, and marks that turn the order of the letters around: `exe.pdf` out of `fdp.exe`.
  const plain = base
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, '')
    // Browsers write a quotation mark as `%22`.
    .replace(/%22|[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
  const extension = /\.[^.\s]{1,10}$/.exec(plain)?.[0] ?? '';
  const stem = plain
    .slice(0, plain.length - extension.length)
    .replace(/^\.+/, '')
    .trim();
  return `${cutText(stem === '' ? 'resume' : stem, { characters: longest - extension.length })}${extension}`;
}
