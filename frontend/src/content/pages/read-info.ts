import { graphql } from 'gatsby';
import type { PageKey } from '@lanternway/contracts/site/page-key';
import { readBlocks } from '../blocks/read-blocks';
import { readPicture } from '../blocks/read-picture';
import type { Accreditation, Beat, Certificate, InfoPage } from './page';
import { pageDefaults } from '@lanternway/contracts/site/page-defaults';
import { filled, readBand, readClosing, readLink, readSection } from './read-page';

export const infoFragments = graphql`
  fragment AccreditationFields on STRAPI__COMPONENT_PAGE_ACCREDITATION {
    issuer
    number
    covers
    validFrom
    validUntil
    link {
      ...LinkFields
    }
  }

  fragment BeatFields on STRAPI__COMPONENT_PAGE_BEAT {
    minute
    title
    text
    shown
    fields {
      ...BlockImages
    }
    picture {
      ...WidePicture
    }
    caption
    look
  }

  fragment CertificateFields on STRAPI__COMPONENT_PAGE_CERTIFICATE {
    learner
    line
    course
    learned {
      text
    }
    day
    teacher
    number
  }

  fragment InfoPageFields on STRAPI_PAGE {
    ...BandFields
    sections {
      ...SectionFields
    }
    facts {
      value
      label
    }
    stepsTitle
    steps {
      title
      text
    }
    evidence {
      ...LinkFields
    }
    sample {
      ...WidePicture
    }
    accreditation {
      ...AccreditationFields
    }
    claims {
      letter
      heading
      text
      proof
      link {
        ...LinkFields
      }
    }
    storyTitle
    storyLead
    beats {
      ...BeatFields
    }
    certificate {
      ...CertificateFields
    }
    pins {
      title
      text
    }
    durationsTitle
    durationsLead
    durations {
      course
      usually
      sessions
      work
    }
    notesTitle
    notes {
      title
      text
    }
    ...ClosingFields
  }
`;

function readAccreditation(entry: Queries.AccreditationFieldsFragment): Accreditation {
  const { issuer, number, covers, validFrom, validUntil } = entry;
  return { issuer, number, covers, validFrom, validUntil, link: readLink(entry.link) };
}

const looks: readonly Beat['look'][] = ['plain', 'candle', 'mint', 'graph'];

function readBeat(beat: Queries.BeatFieldsFragment): Beat {
  const { minute, title, text, caption } = beat;
  return {
    minute,
    title,
    text,
    shown: readBlocks(beat.shown, beat.fields),
    picture: readPicture(beat.picture),
    caption,
    look: looks.find((look) => look === beat.look) ?? 'plain',
  };
}

function readCertificate(entry: Queries.CertificateFieldsFragment): Certificate {
  const { learner, line, course, day, teacher, number } = entry;
  return {
    learner,
    line,
    course,
    learned: filled(entry.learned).map(({ text }) => text),
    day,
    teacher,
    number,
  };
}

/** The lists of an information page; each is empty if staff have not filled it. */
function readLists(page: Queries.InfoPageFieldsFragment | null) {
  return {
    sections: filled(page?.sections).map(readSection),
    facts: filled(page?.facts).map(({ value, label }) => ({ value, label })),
    steps: filled(page?.steps).map(({ title, text }) => ({ title, text })),
    evidence: filled(page?.evidence).map(({ label, href }) => ({ label, href })),
    claims: filled(page?.claims).map(({ letter, heading, text, proof, link }) => ({
      letter,
      heading,
      text,
      proof,
      link: readLink(link),
    })),
    beats: filled(page?.beats).map(readBeat),
    pins: filled(page?.pins).map(({ title, text }) => ({ title, text })),
    durations: filled(page?.durations).map(({ course, usually, sessions, work }) => ({
      course,
      usually,
      sessions,
      work,
    })),
    notes: filled(page?.notes).map(({ title, text }) => ({ title, text })),
  };
}

export function readInfoPage(page: Queries.InfoPageFieldsFragment | null, key: PageKey): InfoPage {
  return {
    ...readBand(page, key),
    ...readLists(page),
    stepsTitle: page?.stepsTitle ?? null,
    sample: readPicture(page?.sample ?? null),
    accreditation: page?.accreditation ? readAccreditation(page.accreditation) : null,
    storyTitle: page?.storyTitle ?? null,
    storyLead: page?.storyLead ?? null,
    certificate: page?.certificate ? readCertificate(page.certificate) : null,
    durationsTitle: page?.durationsTitle ?? null,
    durationsLead: page?.durationsLead ?? null,
    notesTitle: page?.notesTitle ?? null,
    closing: readClosing(page),
  };
}

/** The STEM page. Without an accreditation its title claims none, whenever it was written. */
export function readStemPage(page: Queries.InfoPageFieldsFragment | null): InfoPage {
  const info = readInfoPage(page, 'stem');
  const claimsOne = info.accreditation === null && /accredit/i.test(info.title);
  return claimsOne ? { ...info, title: pageDefaults.stem.title } : info;
}
