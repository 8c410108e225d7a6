import type { Hold } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { contentPart } from '../content/fingerprint';
import { own } from '../own';

/** That the site stays at an earlier release, though other content is published. */
export interface Holds {
  read: () => Promise<Hold | null>;
  /** Whether it keeps content of this fingerprint from going live. */
  keepsBack: (fingerprint: string) => Promise<boolean>;
  /** @param passedOver fingerprint of what is published and does not go live */
  begin: (hold: Hold, passedOver: string) => Promise<void>;
  end: () => Promise<void>;
}

interface HoldNote extends Hold {
  /** Without its day: midnight is nobody's publishing. */
  passedOver: string;
}

const name = 'hold';

export function hold({ strapi }: { strapi: Core.Strapi }): Holds {
  const notes = () => own(strapi, 'notes');

  return {
    async read() {
      const note = await notes().read<HoldNote>(name);
      if (note === null) return null;
      const { number, at, by, until } = note;
      return { number, at, by, until };
    },

    async keepsBack(fingerprint) {
      const note = await notes().read<HoldNote>(name);
      return note !== null && (note.until === 'asked' || note.passedOver === contentPart(fingerprint));
    },

    async begin(begun, passedOver) {
      const note: HoldNote = { ...begun, passedOver: contentPart(passedOver) };
      await notes().write(name, note);
    },

    end: () => notes().remove(name),
  };
}
