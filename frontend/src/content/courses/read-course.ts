import { graphql } from 'gatsby';
import type { AgeRange, Bought, CourseSubject, Grade, ShortCourse, Track } from './course';
import { orMark, readMedia } from '../blocks/read-picture';
import { textOrNull } from '../blocks/text-or-null';
import { readPrices } from './read-plan';

export const courseFragments = graphql`
  fragment CourseFields on STRAPI_COURSE {
    slug
    title
    subject
    summary
    minAge
    maxAge
    icon {
      ...PortraitMedia
    }
  }

  fragment TrackFields on STRAPI_COURSE {
    ...CourseFields
    description
    usually
    abilities
    steps {
      title
      text
    }
    prices {
      ...Price
    }
    soldAs {
      key
      sessions
      sessionMinutes
      months
      prices {
        ...Price
      }
    }
  }

  fragment ShortCourseFields on STRAPI_COURSE {
    ...CourseFields
    description
    hours
    outcome
    needs
    steps {
      title
      text
    }
    topics {
      title
    }
  }

  fragment GradeFields on STRAPI_COURSE {
    ...CourseFields
    description
    grade
    outcome
    topics {
      title
    }
  }
`;

export function readAges({ minAge, maxAge }: Queries.CourseFieldsFragment): AgeRange | null {
  const min = minAge ?? maxAge;
  const max = maxAge ?? minAge;
  return min === null || max === null ? null : { min, max };
}

/** The youngest and the oldest learners of the provider, shown where a course names no ages. */
const allAges: AgeRange = { min: 5, max: 22 };

function readCourse(course: Queries.CourseFieldsFragment) {
  const { slug, title, summary } = course;
  // The drawing is next to the course's name, so it needs no alternative text.
  return { slug, title, summary, icon: orMark(readMedia(course.icon, '')) };
}

/** A track's own price wins; otherwise it costs the same as the plan it is sold as. */
function readTrackPrices({ prices, soldAs }: Queries.TrackFieldsFragment) {
  const own = readPrices(prices);
  return Object.keys(own).length > 0 ? own : readPrices(soldAs?.prices ?? null);
}

function readBought({ soldAs }: Queries.TrackFieldsFragment): Bought | null {
  if (!soldAs) return null;
  const { sessions, sessionMinutes, months } = soldAs;
  return { sessions, sessionMinutes, months };
}

const readLines = (text: string | null): string[] =>
  (text ?? '').split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

export function readTrack(course: Queries.TrackFieldsFragment, index: number): Track {
  return {
    ...readCourse(course),
    index,
    ages: readAges(course) ?? allAges,
    description: course.description ?? course.summary,
    steps: (course.steps ?? []).flatMap((step) => (step ? [{ title: step.title, text: step.text }] : [])),
    pricesMinor: readTrackPrices(course),
    usually: textOrNull(course.usually),
    abilities: readLines(course.abilities),
    planKey: course.soldAs?.key ?? '',
    bought: readBought(course),
  };
}

/** The steps of a short course. One that has none yet shows its topics. */
function readShortSteps({ steps, topics }: Queries.ShortCourseFieldsFragment): ShortCourse['steps'] {
  const own = (steps ?? []).flatMap((step) => (step ? [{ title: step.title, text: step.text }] : []));
  if (own.length > 0) return own;
  return (topics ?? []).flatMap((topic) => (topic ? [{ title: topic.title, text: null }] : []));
}

export function readShortCourse(course: Queries.ShortCourseFieldsFragment): ShortCourse {
  return {
    ...readCourse(course),
    subject: course.subject as CourseSubject,
    ages: readAges(course) ?? allAges,
    hours: course.hours ?? 0,
    description: course.description ?? course.summary,
    steps: readShortSteps(course),
    outcome: textOrNull(course.outcome),
    needs: readLines(course.needs),
  };
}

export function readGrade(course: Queries.GradeFieldsFragment): Grade {
  return {
    ...readCourse(course),
    grade: course.grade ?? 0,
    description: course.description ?? course.summary,
    topics: (course.topics ?? []).flatMap((topic) => (topic ? [topic.title] : [])),
    outcome: textOrNull(course.outcome),
    ages: readAges(course),
  };
}
