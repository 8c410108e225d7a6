import { Badge } from '@strapi/design-system';
import { styled } from 'styled-components';

export type Colour = 'success' | 'warning' | 'danger' | 'neutral' | 'primary' | 'secondary';

interface WordBadgeProps {
  colour: Colour;
  size?: 'S' | 'M';
  children: string;
}

/** A state as a word with a colour. */
export function WordBadge({ colour, size = 'M', children }: WordBadgeProps) {
  // The design system's dark orange has too little contrast on its light orange.
  const textColor = colour === 'warning' ? 'neutral800' : `${colour}700`;
  return (
    <Words
      size={size}
      backgroundColor={colour === 'neutral' ? 'neutral150' : `${colour}100`}
      textColor={textColor}
    >
      {children}
    </Words>
  );
}

/** The design system writes badges in capitals, which are slow to read, and sets two lines of them on top of each other. */
const Words = styled(Badge)`
  && {
    width: fit-content;
    height: auto;
    padding-block: 0.3rem;
  }

  & > span {
    font-size: 1.2rem;
    line-height: 1.4;
    text-transform: none;
  }
`;
