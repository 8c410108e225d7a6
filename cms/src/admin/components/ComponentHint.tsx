import { Typography } from '@strapi/design-system';

/** What a component is for, next to its label. */
export function ComponentHint({ hint }: { hint: string }) {
  return (
    <Typography variant="pi" fontWeight="regular" textColor="neutral600">
      {hint}
    </Typography>
  );
}
