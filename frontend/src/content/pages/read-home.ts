import { graphql } from 'gatsby';
import type { Home, Popup, Satellite } from './home';
import { textOrNull } from '../blocks/text-or-null';
import { readPicture } from '../blocks/read-picture';

export const homeFragments = graphql`
  fragment HomeFields on STRAPI_HOME_PAGE {
    headline
    tagline
    buttons {
      label
      href
    }
    slides {
      label
      picture {
        share
        ...WidePicture
      }
    }
    pricingTitle
    pricingLead
    pricingRefundNote
    satellite {
      title
      lead
      facts {
        text
      }
      buttonLabel
      picture {
        ...WidePicture
      }
    }
    affiliationsTitle
    testimonialsTitle
    popup {
      title
      text
      buttonLabel
      laterLabel
      afterSeconds
      frequency
      picture {
        ...WidePicture
      }
    }
    seo {
      ...SeoFields
    }
  }
`;

/** What the specification says, where staff say nothing. */
const popupAfterSeconds = 7;
const heroButtons: Home['buttons'] = [
  { label: 'Start Learning', href: '/book-free-class' },
  { label: 'View Courses', href: '/courses/coding' },
];

function readButtons(buttons: Queries.HomeFieldsFragment['buttons']): Home['buttons'] {
  const own = (buttons ?? []).flatMap((button) =>
    button ? [{ label: button.label, href: button.href }] : [],
  );
  return own.length === 0 ? heroButtons : own;
}

function readSatellite(satellite: Queries.HomeFieldsFragment['satellite']): Satellite | null {
  const picture = readPicture(satellite?.picture ?? null);
  if (!satellite?.title || !picture) return null;
  return {
    title: satellite.title,
    lead: satellite.lead ?? '',
    facts: (satellite.facts ?? []).flatMap((fact) => (fact ? [fact.text] : [])),
    buttonLabel: satellite.buttonLabel ?? 'Apply Now',
    picture,
  };
}

export function readPopup({ popup }: Pick<Queries.HomeFieldsFragment, 'popup'>): Popup | null {
  if (!popup) return null;
  return {
    title: popup.title,
    text: popup.text,
    bookLabel: textOrNull(popup.buttonLabel) ?? 'Book a Free Class',
    laterLabel: textOrNull(popup.laterLabel) ?? 'Not now',
    afterMs: (popup.afterSeconds ?? popupAfterSeconds) * 1000,
    opensAgain: popup.frequency === 'each_visit',
    picture: readPicture(popup.picture),
  };
}

/** A slide without a picture is left out. */
function readSlides(slides: Queries.HomeFieldsFragment['slides']): Home['slides'] {
  return (slides ?? []).flatMap((slide) => {
    const picture = readPicture(slide?.picture ?? null);
    return slide && picture ? [{ label: slide.label, picture }] : [];
  });
}

export function readHome(home: Queries.HomeFieldsFragment): Home {
  const { headline, tagline } = home;
  return {
    headline,
    tagline,
    buttons: readButtons(home.buttons),
    slides: readSlides(home.slides),
    pricing: {
      title: home.pricingTitle ?? 'Plans and prices',
      lead: home.pricingLead ?? '',
      refundNote: home.pricingRefundNote ?? '',
    },
    satellite: readSatellite(home.satellite),
    affiliationsTitle: home.affiliationsTitle ?? 'Affiliations',
    testimonialsTitle: home.testimonialsTitle ?? 'What families say',
    popup: readPopup(home),
  };
}
