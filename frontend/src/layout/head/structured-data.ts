/*
 * What the pages tell search engines about themselves, in the terms of schema.org. Each type has the properties that
 * readers of structured data need; the test checks this for every builder.
 */

export interface Organization {
  '@type': 'EducationalOrganization';
  '@id': string;
  name: string;
  legalName: string;
  url: string;
  logo: string;
  email: string;
  telephone: string;
  slogan: string;
  address?: string;
  sameAs?: string[];
}

export interface Reference {
  '@id': string;
}

export interface WebSite {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: 'en';
  publisher: Reference;
}

export interface Offer {
  '@type': 'Offer';
  /** In major units, with a decimal point. */
  price: string;
  priceCurrency: string;
  category: 'Paid';
  availability: 'https://schema.org/InStock';
  url: string;
}

export interface Course {
  '@type': 'Course';
  name: string;
  description: string;
  url: string;
  provider: Reference;
  typicalAgeRange?: string;
  offers?: Offer[];
  hasCourseInstance: {
    '@type': 'CourseInstance';
    courseMode: 'Online';
    courseWorkload?: string;
    courseSchedule?: { '@type': 'Schedule'; repeatFrequency: string; repeatCount: number };
  };
}

export interface ItemList<Item> {
  '@type': 'ItemList';
  itemListElement: { '@type': 'ListItem'; position: number; item: Item }[];
}

export interface FaqPage {
  '@type': 'FAQPage';
  mainEntity: {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
}

export interface BlogPosting {
  '@type': 'BlogPosting';
  headline: string;
  description: string;
  image: string[];
  datePublished: string;
  dateModified: string;
  author: { '@type': 'Person' | 'Organization'; name: string };
  publisher: Reference;
  mainEntityOfPage: string;
  articleSection: string;
  inLanguage: 'en';
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

export type StructuredData =
  Organization | WebSite | Course | ItemList<Course> | FaqPage | BlogPosting | BreadcrumbList;

/** The text of a JSON-LD script. Every `<` is escaped, so no content can close the element. */
export function writeStructuredData(things: StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}
