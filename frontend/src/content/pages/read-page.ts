import { graphql } from 'gatsby';
import type { IconName } from '../../ui/art/icon-names';
import type {
  Band,
  BookingPage,
  CareersPage,
  Closing,
  InfoSection,
  Link,
  ListPage,
  TeachersPage,
} from './page';
import type { PageKey } from '@lanternway/contracts/site/page-key';
import { defaultClosing } from './default-closing';
import { pageDefaults } from '@lanternway/contracts/site/page-defaults';
import { readBlocks } from '../blocks/read-blocks';
import { readPicture } from '../blocks/read-picture';

export const pageFragments = graphql`
  fragment LinkFields on STRAPI__COMPONENT_SHARED_LINK {
    label
    href
  }

  fragment BandFields on STRAPI_PAGE {
    title
    lead
    picture {
      share
      ...WidePicture
    }
    seo {
      ...SeoFields
    }
  }

  fragment ClosingFields on STRAPI_PAGE {
    closing {
      title
      text
      link {
        ...LinkFields
      }
      second {
        ...LinkFields
      }
    }
  }

  fragment SectionFields on STRAPI__COMPONENT_PAGE_SECTION {
    heading
    body
    fields {
      ...BlockImages
    }
    picture {
      ...WidePicture
    }
    link {
      ...LinkFields
    }
  }

  fragment BookingPageFields on STRAPI_PAGE {
    ...BandFields
    stepsTitle
    steps {
      title
      text
    }
  }

  fragment CareersPageFields on STRAPI_PAGE {
    ...BandFields
    benefitsTitle
    benefits {
      title
      icon
      text
    }
  }

  fragment ListPageFields on STRAPI_PAGE {
    ...BandFields
    ...ClosingFields
    steps {
      title
      text
    }
    sections {
      ...SectionFields
    }
  }

  fragment TeachersPageFields on STRAPI_PAGE {
    ...CareersPageFields
    ...ClosingFields
  }
`;

export function readBand(page: Queries.BandFieldsFragment | null, key: PageKey): Band {
  const { title, lead } = pageDefaults[key];
  return {
    title: page?.title ?? title,
    lead: page?.lead ?? lead,
    picture: readPicture(page?.picture ?? null),
  };
}

export function readLink(link: Queries.LinkFieldsFragment | null): Link | null {
  return link && { label: link.label, href: link.href };
}

/** A page's own end, or the one that every page may have. */
export function readClosing(page: Queries.ClosingFieldsFragment | null): Closing {
  const closing = page?.closing;
  const link = readLink(closing?.link ?? null);
  if (!closing || !link) return defaultClosing;
  return { title: closing.title, text: closing.text, link, second: readLink(closing.second) };
}

/** The items of a list that are not empty. */
export function filled<Item>(items: readonly (Item | null)[] | null | undefined): Item[] {
  return (items ?? []).filter((item) => item !== null);
}

export function readBookingPage(page: Queries.BookingPageFieldsFragment | null): BookingPage {
  return {
    ...readBand(page, 'book_free_class'),
    stepsTitle: page?.stepsTitle ?? 'What happens next',
    steps: filled(page?.steps).map(({ title, text }) => ({ title, text })),
  };
}

const benefitIcons: Partial<Record<string, IconName>> = {
  globe: 'globe-hemisphere-east-duotone',
  clock: 'clock-user-duotone',
  badge: 'identification-badge-duotone',
  wallet: 'wallet-duotone',
  certificate: 'certificate-duotone',
  teacher: 'chalkboard-teacher-duotone',
  people: 'users-three-duotone',
  medal: 'medal-duotone',
};

/** A benefit with the drawing that its choice of icon stands for. */
export const readBenefit = ({ title, icon, text }: Record<'title' | 'icon' | 'text', string>) => ({
  title,
  icon: benefitIcons[icon] ?? 'medal-duotone',
  text,
});

const readBenefits = (page: Queries.CareersPageFieldsFragment | null): CareersPage['benefits'] =>
  filled(page?.benefits).map(readBenefit);

export function readCareersPage(page: Queries.CareersPageFieldsFragment | null): CareersPage {
  return {
    ...readBand(page, 'instructor'),
    benefitsTitle: page?.benefitsTitle ?? 'Why work with us',
    benefits: readBenefits(page),
  };
}

export function readSection(section: Queries.SectionFieldsFragment): InfoSection {
  return {
    heading: section.heading,
    body: readBlocks(section.body, section.fields),
    picture: readPicture(section.picture),
    link: readLink(section.link),
  };
}

export function readListPage(page: Queries.ListPageFieldsFragment | null, key: PageKey): ListPage {
  const steps = filled(page?.steps).map(({ title, text }) => ({ title, text }));
  const sections = filled(page?.sections).map(readSection);
  return { ...readBand(page, key), steps, sections, closing: readClosing(page) };
}

export function readTeachersPage(page: Queries.TeachersPageFieldsFragment | null): TeachersPage {
  return {
    ...readBand(page, 'teachers'),
    benefitsTitle: page?.benefitsTitle ?? 'How a teacher gets here',
    benefits: readBenefits(page),
    closing: readClosing(page),
  };
}
