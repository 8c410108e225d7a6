import { paletteOf, type Palette } from '@lanternway/contracts/brand/colours';
import type { Letterhead } from '@lanternway/server-kit/platform';

/** What the provider's letterhead gives to every page of a document. */
export interface Head {
  brand: string;
  colour: Palette;
  mark: HeadMark | null;
}

interface HeadMark {
  /** pdfkit recognises an address it has seen, so the picture is in the document once, for all of its pages. */
  address: string;
  width: number;
  height: number;
}

export function headOf({ name, colours, mark }: Letterhead): Head {
  return {
    brand: name,
    colour: paletteOf(colours),
    mark: mark && {
      address: `data:image/png;base64,${Buffer.from(mark.png).toString('base64')}`,
      width: mark.width,
      height: mark.height,
    },
  };
}

/** A receipt keeps the name under which it was issued. The logo of another name is not put next to it. */
export const headMark = ({ brand, mark }: Head, brandOfReceipt: string): HeadMark | null =>
  brand === brandOfReceipt ? mark : null;
