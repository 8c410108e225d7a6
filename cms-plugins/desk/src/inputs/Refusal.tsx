import { Typography } from '@strapi/design-system';

/** Why the server refused a form, where no single field is at fault. */
export function Refusal({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <Typography textColor="danger600" role="alert">
      {sentence}
    </Typography>
  );
}
