import type { Colour } from './WordBadge';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';

interface NoticeProps {
  colour: Exclude<Colour, 'neutral'>;
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** Something staff should know before the rest of the page. */
export function Notice({ colour, title, action, children }: NoticeProps) {
  const id = useId();
  return (
    <Box
      tag="section"
      aria-labelledby={id}
      background={`${colour}100`}
      borderColor={`${colour}200`}
      hasRadius
      padding={4}
    >
      <Flex justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
        <Flex direction="column" alignItems="start" gap={2} maxWidth="48rem">
          <Typography id={id} tag="h2" variant="omega" fontWeight="bold" textColor="neutral800">
            {title}
          </Typography>
          {children}
        </Flex>
        {action}
      </Flex>
    </Box>
  );
}
