import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';

/** A box of a page with its heading. */
export function Panel({
  title,
  action,
  hasOwnHead = false,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** What is inside shows the title itself. */
  hasOwnHead?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box
      tag="section"
      {...(hasOwnHead ? { 'aria-label': title } : { 'aria-labelledby': id })}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 4, medium: 5 }}
      width="100%"
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {!hasOwnHead && (
          <Flex justifyContent="space-between" gap={2} wrap="wrap">
            <Typography id={id} tag="h2" variant="delta">
              {title}
            </Typography>
            {action !== undefined && <div data-no-print>{action}</div>}
          </Flex>
        )}
        {children}
      </Flex>
    </Box>
  );
}
