import type { SiteSettingSeed, Weekday } from '../types';

const deskDays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const siteSetting: SiteSettingSeed = {
  brandName: 'Lanternway',
  tagline: 'Where education meets dedication.',
  titleSuffix: 'Lanternway',
  legalName: 'Lanternway',
  footerNote: 'Maths, coding and robotics for ages 5 to 22',
  email: 'hello@lanternway.example',
  phone: '+91 98000 00000',
  chatUrl: 'https://wa.me/919800000000',
  chatLabel: 'Chat with us',
  chatAnswer: 'Usually answered within the hour',
  mailAnswer: 'Answered within one working day',
  deskZone: 'Asia/Kolkata',
  deskHours: deskDays.map((day) => ({ day, opens: '09:00', closes: '19:00' })),
  socials: [
    { network: 'facebook', url: 'https://www.facebook.com/lanternway.example' },
    { network: 'instagram', url: 'https://www.instagram.com/lanternway.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@lanternway.example' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/lanternway-example' },
  ],
  logo: 'logo-mark',
  logoOnDark: 'logo-mark-dark',
  icon: 'site-icon',
  accountPicture: 'scene-forms',
  mascot: 'mascot',
  mascotAsleep: 'mascot-asleep',
  headColour: '#0a323c',
  buttonColour: '#0b5a63',
  topStripe: '#14686f',
  middleStripe: '#2a9091',
  bottomStripe: '#ffb21e',
  notFoundPicture: 'scene-not-found',
  notFoundText: 'Wick has turned the map every way up. This page isn’t on it.',
  seo: {
    title: 'Live maths, coding and robotics classes for children',
    description:
      'Lanternway teaches maths in grades 1 to 10, coding from age 5 and robotics from age 8, in live classes with one teacher and one child.',
    shareImage: 'share-default',
  },
};
