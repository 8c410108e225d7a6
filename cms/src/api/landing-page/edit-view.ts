import type { EditView } from '../../edit-views/edit-view';
import { seoField, slugField } from '../../edit-views/shared-views';
import { blockViews } from './block-views';

const landingPage: EditView = {
  uid: 'api::landing-page.landing-page',
  mainField: 'title',
  columns: ['title', 'slug', 'campaign', 'isHidden'],
  sort: { by: 'title', order: 'ASC' },
  rows: [
    { title: 6, slug: 6 },
    { lead: 12 },
    { header: 4, campaign: 4, isHidden: 4 },
    { blocks: 12 },
    { endsOn: 4, leadsTo: 4, comesBack: 4 },
    { seo: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'The one main heading of the page.' },
    slug: slugField('winter-camp'),
    lead: { label: 'Lead', hint: 'One or two sentences below the heading.' },
    header: {
      label: 'Head of the page',
      hint: 'Full: the menus of the site. Quiet: the logo and one button, so that nothing leads away.',
    },
    campaign: {
      label: 'Campaign',
      hint: 'Noted with each request from this page whose link named none. Such as "winter-2026".',
    },
    isHidden: {
      label: 'Hidden',
      hint: 'Not in search engines and not in the sitemap. Anyone with the link can open it.',
    },
    blocks: {
      label: 'Blocks',
      // Strapi cuts it off after one line.
      hint: 'One of them must lead on, such as a form.',
    },
    endsOn: {
      label: 'Last day',
      hint: 'The page leaves the site at the end of this day, on the clock of the desk. Empty: it stays.',
    },
    leadsTo: {
      label: 'Then lead to',
      hint: 'Where its address leads once the page has left the site. Empty: to the home page, if the page has a campaign.',
      placeholder: '/courses/coding',
    },
    comesBack: {
      label: 'Comes back',
      hint: 'Yes: search engines keep the address, as the page is there again next season. No: they forget it.',
    },
    seo: seoField,
  },
};

export const landingPageViews = [landingPage, ...blockViews];
