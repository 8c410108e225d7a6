import type { EditView } from '../../edit-views/edit-view';

const siteSetting: EditView = {
  uid: 'api::site-setting.site-setting',
  mainField: 'brandName',
  rows: [
    { brandName: 6, titleSuffix: 6 },
    { tagline: 12 },
    { logo: 6, logoOnDark: 6 },
    { email: 6, phone: 6 },
    { legalName: 12 },
    { address: 12 },
    { chatUrl: 6, chatLabel: 6 },
    { socials: 12 },
    { footerNote: 12 },
    { seo: 12 },
  ],
  fields: {
    brandName: { label: 'Brand', hint: 'The name in the header, in page titles and in e-mails.' },
    titleSuffix: { label: 'End of page titles', hint: "Shown after each page's title. Empty: the brand." },
    tagline: { label: 'Tagline', hint: 'The sentence in the footer.' },
    logo: {
      label: 'Logo',
      hint: 'For the header, on a light ground. SVG or PNG. Empty: the brand with the lantern.',
    },
    logoOnDark: {
      label: 'Logo on dark',
      hint: 'For the footer, on a dark ground. Empty: the brand with the lantern.',
    },
    email: { label: 'E-mail', hint: 'Shown to visitors in the footer and on the contact page.' },
    phone: {
      label: 'Phone',
      hint: 'As visitors read it, with the country code.',
      placeholder: '+91 80 5550 1234',
    },
    legalName: {
      label: 'Legal name',
      hint: 'The company behind the brand, for the copyright line and the policies.',
    },
    address: { label: 'Postal address', hint: 'For the contact page. One line per part of the address.' },
    chatUrl: {
      label: 'Chat address',
      hint: 'Where the chat button on the home page leads. Empty: no button.',
      placeholder: 'https://wa.me/918055501234',
    },
    chatLabel: { label: 'Chat button', hint: 'The words of the chat button.' },
    socials: { label: 'Social networks', hint: 'Icons in the footer, in this order, at most four.' },
    footerNote: { label: 'Footer note', hint: 'A short line at the very bottom, next to the copyright.' },
    seo: {
      label: 'Search and sharing',
      hint: 'Used for every page that says nothing of its own: title, description, image.',
    },
  },
};

const socialLink: EditView = {
  uid: 'settings.social-link',
  mainField: 'network',
  rows: [{ network: 4, url: 8 }],
  fields: {
    network: { label: 'Network', hint: 'Decides the icon.' },
    url: { label: 'Address', hint: 'The full address of your page there, starting with https://.' },
  },
};

export const siteSettingViews = [siteSetting, socialLink];
