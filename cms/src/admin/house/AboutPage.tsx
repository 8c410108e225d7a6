import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useAppInfo } from '@strapi/strapi/admin';

/** In place of Strapi's page about itself: the versions that an operator is asked for. */
export function AboutPage() {
  const strapi = useAppInfo('AboutPage', ({ strapiVersion }) => strapiVersion);
  const node = useAppInfo('AboutPage', ({ nodeVersion }) => nodeVersion);
  const environment = useAppInfo('AboutPage', ({ currentEnvironment }) => currentEnvironment);
  const facts: [name: string, value: string][] = [
    ['Strapi', strapi ?? 'unknown'],
    ['Node', node ?? 'unknown'],
    ['Environment', environment ?? 'unknown'],
  ];
  return (
    <Page.Main>
      <Page.Title>About this installation</Page.Title>
      <Layouts.Header
        title="About this installation"
        subtitle="Name, logo and colours are in Content Manager, Site settings."
      />
      <Layouts.Content>
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
          <Flex tag="dl" gap={8} wrap="wrap" alignItems="flex-start">
            {facts.map(([name, value]) => (
              <div key={name}>
                <Typography tag="dt" variant="sigma" textColor="neutral600">
                  {name}
                </Typography>
                <Typography tag="dd">{value}</Typography>
              </div>
            ))}
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
