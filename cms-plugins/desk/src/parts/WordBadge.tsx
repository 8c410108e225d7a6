import { Badge } from '@strapi/design-system';

export type Colour = 'success' | 'warning' | 'danger' | 'neutral' | 'primary';

/** A state in a word and a colour. */
export function WordBadge({ colour, children }: { colour: Colour; children: string }) {
  return (
    // The design system's dark orange is too pale on its light one to be read by everybody.
    <Badge backgroundColor={`${colour}100`} textColor={colour === 'warning' ? 'neutral800' : `${colour}700`}>
      {children}
    </Badge>
  );
}
