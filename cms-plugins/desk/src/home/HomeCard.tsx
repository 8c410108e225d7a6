import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';

interface HomeCardProps {
  title: string;
  /** A link to where all of it is. */
  action?: ReactNode;
  children: ReactNode;
}

/** One card of the home. */
export function HomeCard({ title, action, children }: HomeCardProps) {
  const id = useId();
  return (
    <Box
      tag="section"
      aria-labelledby={id}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 4, medium: 5 }}
    >
      <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={3}>
        <Typography id={id} tag="h2" variant="delta" fontWeight="semiBold">
          {title}
        </Typography>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
