import type { EditView, FieldView } from './edit-view';

/** Fields that mean the same in every type that has them. */
export const orderField: FieldView = {
  label: 'Order',
  hint: 'Lower numbers come first; entries with the same number follow the alphabet.',
};

/** The same field, for a type in `access/ordered-types.ts`. */
export const draggedOrderField: FieldView = {
  label: 'Order',
  hint: 'Lower numbers come first. It is easier to drag the entries: Publishing, then Order.',
};

export const seoField: FieldView = {
  label: 'Search and sharing',
  hint: 'How this page looks in search results and when shared. Leave it out to use its own title and summary.',
};

export function slugField(example: string): FieldView {
  return {
    label: 'Address',
    hint: 'The last part of the web address. Empty: made from the title. After a change the old one leads to the new one by itself.',
    placeholder: example,
  };
}

const picture: EditView = {
  uid: 'media.picture',
  mainField: 'alt',
  rows: [
    { image: 6, alt: 6 },
    { focalX: 6, focalY: 6 },
  ],
  fields: {
    image: {
      label: 'Image',
      hint: 'At least 1600 pixels wide for pictures that fill the screen. SVG, PNG, JPEG or WebP.',
    },
    alt: {
      label: 'Alternative text',
      hint: 'What the picture shows, in one sentence, for those who cannot see it. Empty: the text from the media library.',
    },
    focalX: {
      label: 'Focal point from the left',
      hint: 'In percent: this spot stays in view when the picture is cropped on narrow screens.',
    },
    focalY: { label: 'Focal point from the top', hint: 'In percent. 50 and 50 is the middle.' },
  },
};

const seo: EditView = {
  uid: 'shared.seo',
  mainField: 'title',
  rows: [{ title: 6, shareImage: 6 }, { description: 12 }],
  fields: {
    title: {
      label: 'Title',
      hint: 'The heading in search results. The brand is added by itself.',
    },
    description: {
      label: 'Description',
      hint: 'One or two sentences below the heading in search results.',
    },
    shareImage: {
      label: 'Image for sharing',
      hint: 'Shown when the page is shared: 1200 by 630 pixels, PNG or JPEG.',
    },
  },
};

const link: EditView = {
  uid: 'shared.link',
  mainField: 'label',
  rows: [{ label: 6, href: 6 }],
  fields: {
    label: {
      label: 'Words',
      hint: 'What the link says. Say where it leads, not "click here".',
    },
    href: {
      label: 'Leads to',
      hint: 'A path of this site, such as /faq, or a full address that starts with https://.',
      placeholder: '/book-free-class',
    },
  },
};

const destination: EditView = {
  uid: 'shared.destination',
  mainField: 'kind',
  rows: [{ kind: 6, page: 6 }, { landing: 6, course: 6 }, { post: 6, policy: 6 }, { address: 12 }],
  fields: {
    kind: {
      label: 'Leads to',
      hint: 'Booking is the form for a free class. Chat is the chat address of the site settings.',
    },
    page: { label: 'Page', hint: 'One of the pages of the site.' },
    landing: { label: 'Landing page', hint: 'A page that is made of blocks.' },
    course: { label: 'Course', hint: 'Its own page, or the list that shows it.' },
    post: { label: 'Blog post', hint: 'A post of the blog.' },
    policy: { label: 'Policy', hint: 'Any version: the link leads to the one in force.' },
    address: {
      label: 'Address',
      hint: 'A path of this site, such as /blog, or a full address that starts with https://.',
      placeholder: '/blog',
    },
  },
};

const factLine: EditView = {
  uid: 'shared.fact-line',
  mainField: 'text',
  rows: [{ text: 12 }],
  fields: { text: { label: 'Text', hint: 'One fact in one short sentence.' } },
};

export const sharedViews = [picture, seo, link, destination, factLine];
