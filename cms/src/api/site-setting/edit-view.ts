import { buttonWordsView } from './button-words';
import type { EditView } from '../../edit-views/edit-view';

const siteSetting: EditView = {
  uid: 'api::site-setting.site-setting',
  mainField: 'brandName',
  rows: [
    { brandName: 6, titleSuffix: 6 },
    { tagline: 12 },
    { logo: 6, logoOnDark: 6 },
    { icon: 6, accountPicture: 6 },
    { mascot: 6, mascotAsleep: 6 },
    { headColour: 6, buttonColour: 6 },
    { topStripe: 4, middleStripe: 4, bottomStripe: 4 },
    { email: 6, phone: 6 },
    { legalName: 12 },
    { address: 12 },
    { chatUrl: 6, chatLabel: 6 },
    { chatAnswer: 6, mailAnswer: 6 },
    { deskZone: 12 },
    { deskHours: 12 },
    { socials: 12 },
    { footerNote: 12 },
    { notFoundPicture: 6, notFoundText: 6 },
    { buttonWords: 12 },
    { seo: 12 },
  ],
  fields: {
    brandName: { label: 'Brand', hint: 'The name in the header, in page titles and in emails.' },
    titleSuffix: { label: 'End of page titles', hint: "Shown after each page's title. Empty: the brand." },
    tagline: { label: 'Tagline', hint: 'The sentence in the footer.' },
    logo: {
      label: 'Logo',
      hint: 'For the header and the admin’s menu, on a light ground. SVG or PNG. Empty: the name only.',
    },
    logoOnDark: {
      label: 'Logo on dark',
      hint: 'For the footer, emails and receipts, on a dark ground. SVG or PNG. Empty: the name only.',
    },
    icon: {
      label: 'Icon',
      hint: 'For browser tabs and phones. Square, SVG, or PNG of at least 512 pixels. Empty: the logo.',
    },
    accountPicture: {
      label: 'Picture of the account pages',
      hint: 'Fills half of the screen next to Login and Register. SVG, PNG or JPEG. Empty: a plain ground.',
    },
    mascot: {
      label: 'Mascot',
      hint: 'A small square drawing next to thanks and good news. SVG or PNG. Empty: no drawing.',
    },
    mascotAsleep: {
      label: 'Mascot asleep',
      hint: 'The drawing where there is nothing to show yet. SVG or PNG. Empty: no drawing.',
    },
    headColour: {
      label: 'Dark colour',
      hint: 'The ground of the name in emails and on receipts, and their headings. White text must be readable on it.',
      placeholder: '#1f3a5f',
    },
    buttonColour: {
      label: 'Button colour',
      hint: 'Buttons and links in emails. White text must be readable on it.',
      placeholder: '#2a5d9f',
    },
    topStripe: {
      label: 'First stripe',
      hint: 'The uppermost of three stripes below the name in emails and on receipts.',
      placeholder: '#3b6fb0',
    },
    middleStripe: { label: 'Second stripe', hint: 'The stripe in the middle.', placeholder: '#6d97c9' },
    bottomStripe: {
      label: 'Third stripe',
      hint: 'The lowest stripe. A pale shade of it lies behind codes in emails.',
      placeholder: '#f2b33d',
    },
    email: { label: 'Email', hint: 'Shown to visitors in the footer and on the contact page.' },
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
    chatAnswer: {
      label: 'Answer to a chat',
      hint: 'How long it takes, for the contact page.',
      placeholder: 'Usually answered within the hour',
    },
    mailAnswer: {
      label: 'Answer to an email',
      hint: 'How long it takes, for the contact page.',
      placeholder: 'Answered within one working day',
    },
    deskZone: {
      label: 'Time zone of the desk',
      hint: 'The clock of the hours below. Visitors see them on their own clock.',
      placeholder: 'Asia/Kolkata',
    },
    deskHours: {
      label: 'Hours of the desk',
      hint: 'One line for each day and time at which someone answers the phone. Empty: no hours are shown.',
    },
    socials: { label: 'Social networks', hint: 'Icons in the footer, in this order, at most four.' },
    footerNote: { label: 'Footer note', hint: 'A short line at the very bottom, next to the copyright.' },
    notFoundPicture: {
      label: 'Picture of the not-found page',
      hint: 'A very wide drawing for a dark ground. Describe it in the media library. Empty: no picture.',
    },
    notFoundText: {
      label: 'Sentence of the not-found page',
      hint: 'Below the heading. Empty: This page isn’t on our map.',
    },
    buttonWords: {
      label: 'Words of buttons',
      hint: 'Buttons that are no part of a page’s entry. What you leave empty says what it always said.',
    },
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

const deskHours: EditView = {
  uid: 'settings.desk-hours',
  mainField: 'day',
  rows: [{ day: 4, opens: 4, closes: 4 }],
  fields: {
    day: { label: 'Day', hint: 'A day without a line is closed.' },
    opens: { label: 'From', hint: 'Four digits on a 24-hour clock.', placeholder: '09:00' },
    closes: { label: 'Until', hint: 'Later on the same day.', placeholder: '19:00' },
  },
};

export const siteSettingViews = [siteSetting, socialLink, deskHours, buttonWordsView];
