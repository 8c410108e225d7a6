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

  fragment AllOffers on Query {
    plans: allStrapiPlan {
      nodes {
        ...PlanFields
      }
    }
    tracks: allStrapiCourse(filter: { kind: { eq: "coding_plan" } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...OfferTrack
      }
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

/** What the checkout sells, by the last part of its address: a plan's key, or a track's name or position. */
export function readOffers({ plans, tracks }: Queries.AllOffersFragment): Record<string, Offer> {
  const ofPlans = plans.nodes.map((plan) => [plan.key, readOffer({ plan, track: null })] as const);
  const ofTracks = tracks.nodes.flatMap((track, index) => {
    const offer = readOffer({ plan: null, track });
    return [[String(index), offer] as const, [track.slug, offer] as const];
  });
  return Object.fromEntries(
    [...ofPlans, ...ofTracks].flatMap(([name, offer]) => (offer === null ? [] : [[name, offer]])),
  );
}

/** Who a parent buys from, and who helps at the checkout. */
export function readSeller({ seller }: Queries.OfferSellerFragment) {
  if (!seller) throw new Error('The site settings are missing.');
  const { brandName, phone } = seller;
  return { brandName, phone, phoneHref: `tel:${digitsOf(phone)}` };
}
