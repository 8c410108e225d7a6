import { Badge } from '@strapi/design-system';

export type Colour = 'success' | 'warning' | 'danger' | 'neutral' | 'primary';

/** A state as a word with a colour. */
export function WordBadge({ colour, children }: { colour: Colour; children: string }) {
  return (
    // The design system's dark orange has too little contrast on its light orange.
    <Badge backgroundColor={`${colour}100`} textColor={colour === 'warning' ? 'neutral800' : `${colour}700`}>
      {children}
    </Badge>
  );
}
