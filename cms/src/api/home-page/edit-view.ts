import type { EditView } from '../../edit-views/edit-view';
import { seoField } from '../../edit-views/shared-views';

const homePage: EditView = {
  uid: 'api::home-page.home-page',
  mainField: 'headline',
  rows: [
    { headline: 12 },
    { tagline: 12 },
    { buttons: 12 },
    { slides: 12 },
    { pricingTitle: 6, pricingRefundNote: 6 },
    { pricingLead: 12 },
    { satellite: 12 },
    { affiliationsTitle: 6, testimonialsTitle: 6 },
    { popup: 12 },
    { seo: 12 },
  ],
  fields: {
    headline: { label: 'Headline', hint: 'The large sentence over the pictures.' },
    tagline: { label: 'Tagline', hint: 'The smaller sentence below it.' },
    buttons: {
      label: 'Buttons',
      hint: 'One or two below the tagline. The first is the bright one. Empty: Start Learning and View Courses.',
    },
    slides: {
      label: 'Slides',
      hint: 'Exactly three pictures that change behind the headline. The first one is seen at once.',
    },
    pricingTitle: { label: 'Title of the prices', hint: 'The heading of the price section.' },
    pricingRefundNote: {
      label: 'Refund note',
      hint: 'The short promise below the prices. It must agree with the refund policy.',
    },
    pricingLead: {
      label: 'Lead of the prices',
      hint: 'One or two sentences below the heading.',
    },
    satellite: {
      label: 'Satellite program',
      hint: 'The promotion below the prices. Remove it to leave the section out.',
    },
    affiliationsTitle: { label: 'Title of the affiliations', hint: 'The heading over the row of logos.' },
    testimonialsTitle: { label: 'Title of the testimonials', hint: 'The heading over the quotes.' },
    popup: {
      label: 'Free class popup',
      hint: 'Opens by itself, some seconds after the page. Remove it and nothing opens.',
    },
    seo: seoField,
  },
};

const slide: EditView = {
  uid: 'home.slide',
  mainField: 'label',
  rows: [{ label: 6 }, { picture: 12 }],
  fields: {
    label: { label: 'Label', hint: 'One word on the slide\'s button, such as "Coding".' },
    picture: { label: 'Picture', hint: 'Wide, and calm on the left, where the headline is.' },
  },
};

const satellite: EditView = {
  uid: 'home.satellite',
  mainField: 'title',
  rows: [{ title: 8, buttonLabel: 4 }, { lead: 12 }, { facts: 12 }, { picture: 12 }],
  fields: {
    title: { label: 'Title', hint: 'The heading of the promotion.' },
    buttonLabel: { label: 'Button', hint: 'The words of the button that leads to the free class.' },
    lead: { label: 'Lead', hint: 'What the program is, in one or two sentences.' },
    facts: { label: 'Facts', hint: 'One to four: what children do, who is admitted, what is refunded.' },
    picture: { label: 'Picture', hint: 'Shown next to the text.' },
  },
};

const popup: EditView = {
  uid: 'home.popup',
  mainField: 'title',
  rows: [
    { title: 12 },
    { text: 12 },
    { buttonLabel: 6, laterLabel: 6 },
    { afterSeconds: 6, frequency: 6 },
    { picture: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'The invitation in one or two short sentences.' },
    text: { label: 'Text', hint: 'What the free class is, in one or two sentences.' },
    buttonLabel: { label: 'Button', hint: 'The button that opens the form for a free class.' },
    laterLabel: { label: 'Button to close it', hint: 'Closes the popup, such as "Not now".' },
    afterSeconds: {
      label: 'Opens after',
      hint: 'Seconds from the start of the visit to the home page: 3 to 120.',
    },
    frequency: {
      label: 'How often',
      hint: 'Once: never again in this browser. Each visit: once until the tab is closed.',
    },
    picture: { label: 'Picture', hint: 'Next to the text; above it on a phone.' },
  },
};

export const homePageViews = [homePage, slide, satellite, popup];
