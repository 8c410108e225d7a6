import { Box } from '@strapi/design-system';
import type { ReactNode } from 'react';

export type Edge = 'danger600' | 'warning600' | 'neutral200';

/** The rows of a list as cards, for a narrow window. */
export function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box tag="ul" aria-label={label} style={{ display: 'grid', gap: '1rem' }}>
      {children}
    </Box>
  );
}

/** One card. The colour of its edge shows how urgent it is; its words say so too. */
export function Card({ edge = 'neutral200', children }: { edge?: Edge; children: ReactNode }) {
  return (
    <Box
      tag="li"
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={4}
      borderColor={edge}
      borderWidth="0 0 0 4px"
      borderStyle="solid"
    >
      {children}
    </Box>
  );
}
