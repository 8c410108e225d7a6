import { arrivals } from '@lanternway/contracts/enquiries/staff-add';
import type { EnquiryDetail, KnownForm } from '@lanternway/contracts/enquiries/staff-item';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Box, Flex, Typography } from '@strapi/design-system';

const forms: Record<KnownForm, string> = {
  page: 'The booking page',
  dialog: 'The booking dialog',
  connect: 'The contact page',
  instructor: 'The page for instructors',
  landing: 'A landing page',
  desk: 'Added at the desk',
};

/** "Campaign" alone is its name; the other parts say what they are parts of. */
const campaignWords = (part: string): string =>
  part === 'Campaign' ? part : `Campaign ${part.toLowerCase()}`;

/** How the person came to the form, and which privacy policy they saw. */
export function OriginPanel({ origin, cameBy }: Pick<EnquiryDetail, 'origin' | 'cameBy'>) {
  const { variant, page, referrer, campaign, policyVersion, zone } = origin;
  const facts = [
    ['Form', variant === null ? null : forms[variant]],
    ['Page', page],
    ['Came from', referrer],
    ['How it came', cameBy === null ? null : arrivals[cameBy]],
    ...(cameBy === null ? campaign : []).map(({ label, value }) => [campaignWords(label), value] as const),
    ['Time zone', zone],
    ['Privacy policy', policyVersion === null ? null : `Version ${String(policyVersion)}`],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  return (
    <Panel title="Where it came from">
      {known.length === 0 ? (
        <Typography textColor="neutral600">
          Nothing is known: it did not come through a form on the site.
        </Typography>
      ) : (
        <Flex tag="dl" direction="column" alignItems="stretch" gap={2}>
          {known.map(([label, value]) => (
            <Box key={label}>
              <Typography variant="sigma" textColor="neutral600" tag="dt">
                {label}
              </Typography>
              <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Flex>
      )}
    </Panel>
  );
}
