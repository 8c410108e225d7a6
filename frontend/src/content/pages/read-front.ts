import { graphql } from 'gatsby';
import type { Affiliation } from './affiliation';
import type { Home } from './home';
import type { Plan } from '../courses/plan';
import { readAffiliation } from './read-affiliation';
import { readHome } from './read-home';
import { readPlan } from '../courses/read-plan';
import { readSite } from '../site/read-site';
import { readTestimonial } from './read-testimonial';
import type { Site } from '../site/site';
import type { Testimonial } from './testimonial';

export const frontFragments = graphql`
  fragment Front on Query {
    ...SiteFrame
    home: strapiHomePage {
      ...HomeFields
    }
    plans: allStrapiPlan(filter: { isUnlisted: { ne: true } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...PlanFields
      }
    }
    affiliations: allStrapiAffiliation(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...AffiliationFields
      }
    }
    testimonials: allStrapiTestimonial(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TestimonialFields
      }
    }
  }
`;

/** Everything the home page shows. The page has two addresses. */
export interface Front {
  home: Home;
  plans: Plan[];
  affiliations: Affiliation[];
  testimonials: Testimonial[];
  site: Site;
}

export function readPublishedHome({ home }: Pick<Queries.FrontFragment, 'home'>): Home {
  if (!home) throw new Error('The home page is not published.');
  return readHome(home);
}

export function readFront(data: Queries.FrontFragment): Front {
  return {
    home: readPublishedHome(data),
    plans: data.plans.nodes.map(readPlan),
    affiliations: data.affiliations.nodes.map(readAffiliation),
    testimonials: data.testimonials.nodes.map(readTestimonial),
    site: readSite(data),
  };
}
