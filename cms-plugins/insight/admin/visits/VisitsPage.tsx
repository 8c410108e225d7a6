import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { BackToNumbers } from '../parts/BackToNumbers';
import { VisitsReport } from './VisitsReport';

/** Visits as a page of their own. */
export function VisitsPage() {
  return (
    <Page.Main>
      <Page.Title>Visits</Page.Title>
      <Layouts.Header
        title="Visits"
        subtitle="How often pages are looked at, as totals by day. Nobody is followed: there is no cookie, and a visit is forgotten within 48 hours."
        navigationAction={<BackToNumbers />}
      />
      <Layouts.Content>
        <Box paddingBottom={8}>
          <VisitsReport />
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
