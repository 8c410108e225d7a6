import { graphql } from 'gatsby';
import type { Offer } from './offer';
import { readPlan, readPrices } from './read-plan';
import { digitsOf } from '../site/read-site';

export const offerFragments = graphql`
  fragment OfferTrack on STRAPI_COURSE {
    slug
    title
    prices {
      ...Price
    }
    soldAs {
      ...PlanFields
    }
  }

  fragment OfferSeller on Query {
    seller: strapiSiteSetting {
      brandName
      phone
    }
  }
`;

interface OfferData {
  plan: Queries.PlanFieldsFragment | null;
  track: Queries.OfferTrackFragment | null;
}

/** What an address of the checkout sells; null if the parent chose a plan on the price list. */
export function readOffer({ plan, track }: OfferData): Offer | null {
  const soldAs = plan ?? track?.soldAs;
  if (!soldAs) return null;
  const { key, title, sessions, sessionMinutes, duration, features, pricesMinor } = readPlan(soldAs);
  // A track's own price wins over the plan's (product rule D5).
  const own = readPrices(track?.prices ?? null);
  return {
    plan: key,
    planTitle: title,
    track: track ? { slug: track.slug, title: track.title } : null,
    sessions,
    sessionMinutes,
    duration,
    features: features.map(({ label }) => label),
    pricesMinor: Object.keys(own).length > 0 ? own : pricesMinor,
  };
}

/** Who a parent buys from, and who helps at the checkout. */
export function readSeller({ seller }: Queries.OfferSellerFragment) {
  if (!seller) throw new Error('The site settings are missing.');
  const { brandName, phone } = seller;
  return { brandName, phone, phoneHref: `tel:${digitsOf(phone)}` };
}
