import { graphql } from 'gatsby';
import { readBlocks } from '../blocks/read-blocks';
import { readMedia, readPicture } from '../blocks/read-picture';
import type { Blocks } from '../blocks/blocks';
import type { Picture } from '../blocks/picture';
import { readCourseCard } from '../courses/read-course-card';
import { readPlan } from '../courses/read-plan';
import { readTeacher } from '../courses/read-teacher';
import { readAffiliation } from '../pages/read-affiliation';
import { readBenefit } from '../pages/read-page';
import { readTestimonial } from '../pages/read-testimonial';
import { readQuestion } from '../reading/read-faq';
import type { ParsedBlock } from './schemas/block-schemas';
import { groundsOf } from './grounds';
import type { LandingBlock, LandingPage, Opening, PlacedBlock, Video } from './landing';

export const landingFragments = graphql`
  fragment LandingFields on STRAPI_LANDING_PAGE {
    title
    slug
    lead
    campaign
    blocks
    pictures {
      id
      share
      ...WidePicture
    }
    texts {
      id
      body
      fields {
        ...BlockImages
      }
    }
    plans {
      id
      ...PlanFields
    }
    courses {
      id
      ...CourseCardFields
    }
    teachers {
      id
      ...TeacherFields
    }
    testimonials {
      id
      ...TestimonialFields
    }
    affiliations {
      id
      ...AffiliationFields
    }
    media {
      id
      mime
      ...WideMedia
    }
    questions {
      id
      ...FaqFields
    }
    seo {
      ...SeoFields
    }
  }
`;

type Fields = Queries.LandingFieldsFragment;

/** The entries of these ids, in this order, as the pages show them. */
function chosen<Node extends { readonly id: string }, Shown>(
  ids: readonly string[],
  nodes: readonly (Node | null)[] | null,
  read: (node: Node) => Shown,
): Shown[] {
  return ids.flatMap((id) => {
    const node = nodes?.find((one) => one?.id === id);
    return node ? [read(node)] : [];
  });
}

/** Below a heading of its own, a block's text has headings of the next level; otherwise they are the block's headings. */
function withHeadings(body: Blocks, level: 2 | 3): Blocks {
  return body.map((block) => (block.type === 'heading' ? { ...block, level } : block));
}

function textOf(page: Fields, id: string, level: 2 | 3): Blocks {
  const [body = []] = chosen([id], page.texts, (text) => readBlocks(text.body, text.fields));
  return withHeadings(body, level);
}

const pictureOf = (page: Fields, id: string): Picture | null =>
  chosen([id], page.pictures, (picture) => readPicture(picture))[0] ?? null;

/** Null where one of the files is no longer in the media library. */
function videoOf(page: Fields, block: Extract<ParsedBlock, { kind: 'video' }>): Video | null {
  const mediumOf = (id: string) => page.media?.find((one) => one?.id === id) ?? null;
  const [film, words] = [mediumOf(block.file), mediumOf(block.captions)];
  const poster = readMedia(mediumOf(block.poster), '');
  const [file, captions] = [film?.localFile?.publicURL, words?.localFile?.publicURL];
  if (!file || !captions || poster === null) return null;
  return { file, type: film?.mime ?? 'video/mp4', captions, poster };
}

/** A block with all that it shows; null where nothing of it is left to show. */
function readBlock(page: Fields, block: Exclude<ParsedBlock, { kind: 'hero' }>): LandingBlock | null {
  switch (block.kind) {
    case 'text':
      return { ...block, body: textOf(page, block.body, block.title === null ? 2 : 3) };
    case 'picture-text': {
      const picture = pictureOf(page, block.picture);
      const body = textOf(page, block.body, 3);
      return picture === null ? { kind: 'text', title: block.title, body } : { ...block, body, picture };
    }
    case 'benefits':
      return { ...block, items: block.items.map(readBenefit) };
    case 'video': {
      const { title, lead } = block;
      const video = videoOf(page, block);
      return video === null ? null : { kind: 'video', title, lead, video };
    }
    case 'table': {
      const { firstHead, secondHead, thirdHead, ...rest } = block;
      return { ...rest, heads: [firstHead, secondHead, ...(thirdHead === null ? [] : [thirdHead])] };
    }
    case 'form':
      return {
        ...block,
        sends: block.sends ?? 'free-class',
        needsPhone: block.needsPhone ?? false,
        points: block.points.map(({ text }) => text),
      };
    case 'steps':
    case 'facts':
    case 'closing':
      return block;
    case 'plans':
    case 'courses':
    case 'teachers':
    case 'testimonials':
    case 'faq':
    case 'logos':
      return readChosen(page, block);
  }
}

type OfEntries = Extract<
  ParsedBlock,
  { kind: 'plans' | 'courses' | 'teachers' | 'testimonials' | 'faq' | 'logos' }
>;

function readChosen(page: Fields, block: OfEntries): LandingBlock | null {
  switch (block.kind) {
    case 'plans': {
      const plans = chosen(block.plans, page.plans, readPlan);
      return plans.length === 0 ? null : { ...block, plans };
    }
    case 'courses': {
      const courses = chosen(block.courses, page.courses, readCourseCard);
      return courses.length === 0 ? null : { ...block, courses };
    }
    case 'teachers': {
      const teachers = chosen(block.teachers, page.teachers, readTeacher);
      return teachers.length === 0 ? null : { ...block, teachers };
    }
    case 'testimonials': {
      const testimonials = chosen(block.testimonials, page.testimonials, readTestimonial);
      return testimonials.length === 0 ? null : { ...block, testimonials };
    }
    case 'logos': {
      const affiliations = chosen(block.affiliations, page.affiliations, readAffiliation);
      return affiliations.length === 0 ? null : { ...block, affiliations };
    }
    case 'faq': {
      const questions = chosen(block.questions, page.questions, readQuestion);
      return questions.length === 0 ? null : { ...block, questions };
    }
  }
}

function readOpening(page: Fields, blocks: readonly ParsedBlock[]): Opening {
  const { title, lead } = page;
  const hero = blocks.find((block) => block.kind === 'hero');
  if (hero === undefined) return { title, lead, eyebrow: null, picture: null, button: null };
  return { title, lead, eyebrow: hero.eyebrow, picture: pictureOf(page, hero.picture), button: hero.button };
}

/** A landing page. Its blocks were parsed by the build; what they refer to was queried with them. */
export function readLanding(page: Fields): LandingPage {
  const parsed = (page.blocks ?? []) as unknown as ParsedBlock[];
  const below = parsed.filter((block) => block.kind !== 'hero');
  const shown = below.flatMap((source) => {
    const block = readBlock(page, source);
    return block === null ? [] : [{ source, block }];
  });
  const grounds = groundsOf(shown.map(({ source }) => source));
  const blocks = shown.map(({ source, block }, index): PlacedBlock => ({
    key: source.key,
    ground: grounds[index] ?? 'paper',
    block,
  }));
  const { slug, campaign } = page;
  return { slug, opening: readOpening(page, parsed), blocks, campaign: campaign?.trim() || null };
}

/** The picture for sharing a page: that of its opening. */
export function sharedPicture(page: Fields): string | null {
  const hero = ((page.blocks ?? []) as unknown as ParsedBlock[]).find((block) => block.kind === 'hero');
  return hero === undefined ? null : (chosen([hero.picture], page.pictures, ({ share }) => share)[0] ?? null);
}

/** A page that exists was made from its entry. */
export function readPublishedLanding(page: Fields | null): LandingPage {
  if (!page) throw new Error('The landing page is not published.');
  return readLanding(page);
}
