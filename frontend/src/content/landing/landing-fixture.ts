import { storedPlan } from '../courses/plan-fixture';
import { rawSamples } from './schemas/block-samples';
import type { LandingPage } from './landing';
import { readLanding } from './read-landing';
import { parseBlocks } from './schemas/parse-blocks';

const file = { publicURL: '/static/drawing.svg' };
const medium = { alternativeText: 'A child builds', width: 400, height: 300, localFile: file, raster: null };

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const heading = { type: 'heading', level: 4, children: [{ type: 'text', text: 'A part' }] };

const subject = 'coding';

/** For tests: what a query of a landing page answers, with one entry of each kind behind its blocks. */
export function storedLanding(components: readonly string[]): Queries.LandingFieldsFragment {
  const raw = components.map((component, index) => ({
    component,
    key: `block ${index}`,
    values: rawSamples[component] ?? {},
  }));
  return {
    title: 'Winter camp',
    slug: 'winter-camp',
    lead: 'Ten mornings, one robot.',
    campaign: 'winter',
    blocks: parseBlocks(raw).blocks as unknown as Queries.LandingFieldsFragment['blocks'],
    pictures: [{ id: 'picture', share: '/share.jpg', alt: null, focalX: null, focalY: null, image: medium }],
    texts: [{ id: 'text', body: [heading, paragraph('Some words.')] as never, fields: null }],
    plans: [{ id: 'plan', ...storedPlan }],
    courses: [
      {
        id: 'course',
        kind: 'short_course',
        slug: 'robots',
        title: 'Robots',
        subject,
        summary: 'Build one.',
        minAge: 8,
        maxAge: 11,
        icon: medium,
      },
    ],
    teachers: [
      {
        id: 'teacher',
        slug: 'samuel',
        name: 'Samuel T.',
        subject,
        teaches: null,
        years: 4,
        languages: null,
        line: 'Card comes first.',
        note: null,
        portrait: medium,
      },
    ],
    testimonials: [
      { id: 'testimonial', name: 'Grace', role: 'parent', about: 'Pune', quote: 'It ran.', portrait: medium },
    ],
    affiliations: [
      { id: 'affiliation', name: 'STEM.org', detail: null, url: 'https://stem.example', mark: medium },
    ],
    media: [
      { id: 'video', mime: 'video/mp4', ...medium, localFile: { publicURL: '/static/morning.mp4' } },
      { id: 'frame', mime: 'image/svg+xml', ...medium },
      { id: 'words', mime: 'text/vtt', ...medium, localFile: { publicURL: '/static/morning.vtt' } },
    ],
    questions: [
      {
        id: 'question',
        question: 'What do we need?',
        answer: [paragraph('Card.')] as never,
        fields: null,
        group: null,
      },
    ],
    seo: null,
  };
}

/** The names of all kinds of blocks. */
export const sampleKinds = Object.keys(rawSamples);

/** A landing page of these kinds of blocks, as the site shows it. */
export const sampleLanding = (components: readonly string[]): LandingPage =>
  readLanding(storedLanding(components));
