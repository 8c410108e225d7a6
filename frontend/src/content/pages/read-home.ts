import { graphql } from 'gatsby';
import type { Home, Popup, Satellite } from './home';
import { readPicture } from '../blocks/read-picture';

export const homeFragments = graphql`
  fragment HomeFields on STRAPI_HOME_PAGE {
    headline
    tagline
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
      picture {
        ...WidePicture
      }
    }
    seo {
      ...SeoFields
    }
  }
`;

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
  return popup && { title: popup.title, text: popup.text, picture: readPicture(popup.picture) };
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
