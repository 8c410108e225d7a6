import type { CreatePagesArgs } from 'gatsby';
import type { Category } from '../../content/reading/post';
import type { DatedEntry } from './modified';

export interface RouteTrack extends DatedEntry {
  slug: string;
}

export interface RoutePlan {
  key: string;
}

export interface RoutePolicy extends DatedEntry {
  document: string;
  version: number;
  effectiveOn: string;
}

export interface RoutePost extends DatedEntry {
  slug: string;
  category: Category | null;
}

export interface RouteData {
  tracks: { nodes: RouteTrack[] };
  plans: { nodes: RoutePlan[] };
  policies: { nodes: RoutePolicy[] };
  versions: { nodes: RoutePolicy[] };
  categories: { nodes: Category[] };
  posts: { nodes: RoutePost[] };
}

const routeQuery = /* GraphQL */ `
  {
    tracks: allStrapiCourse(filter: { kind: { eq: "coding_plan" } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        slug
        updatedAt
        publishedAt
      }
    }
    plans: allStrapiPlan {
      nodes {
        key
      }
    }
    policies: allStrapiPolicy {
      nodes {
        document
        version
        effectiveOn
        updatedAt
        publishedAt
      }
    }
    versions: allStrapiPolicyVersion {
      nodes {
        document
        version
        effectiveOn
        updatedAt
      }
    }
    categories: allStrapiCategory {
      nodes {
        slug
        title
        description
      }
    }
    posts: allStrapiPost(sort: [{ firstPublishedOn: DESC }, { publishedAt: DESC }]) {
      nodes {
        slug
        category {
          slug
          title
          description
        }
        updatedAt
        publishedAt
      }
    }
  }
`;

/** Everything that decides which pages exist. */
export async function readRouteData(graphql: CreatePagesArgs['graphql']): Promise<RouteData> {
  const { data, errors } = await graphql<RouteData>(routeQuery);
  if (!data) throw new Error(`The content cannot be queried: ${String(errors)}`);
  return data;
}
