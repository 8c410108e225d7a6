import { Typography } from '@strapi/design-system';

/** What a component is for, in the line of its label. */
export function ComponentHint({ hint }: { hint: string }) {
  return (
    <Typography variant="pi" fontWeight="regular" textColor="neutral600">
      {hint}
    </Typography>
  );
}
