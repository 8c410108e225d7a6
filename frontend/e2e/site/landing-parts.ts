import type { LandingParts } from './any-landing-page';
import type { StaffCalls } from './staff-calls';

interface PublishedEntry {
  documentId: string;
  status?: string;
}

interface Medium {
  id: number;
  mime: string;
}

/** What the product under test has to choose from. */
export async function landingPartsOf(calls: StaffCalls): Promise<LandingParts> {
  const published = async (type: string): Promise<string[]> =>
    ((await calls.list(type)) as PublishedEntry[])
      .filter(({ status }) => status === 'published')
      .map(({ documentId }) => documentId);
  const { results } = (await calls.ask('GET', '/upload/files?page=1&pageSize=100')) as { results: Medium[] };
  return {
    pictures: results.filter(({ mime }) => mime.startsWith('image/')).map(({ id }) => id),
    plans: await published('plan'),
    courses: await published('course'),
    teachers: await published('teacher'),
    testimonials: await published('testimonial'),
    questions: await published('faq'),
    affiliations: await published('affiliation'),
  };
}
