import { currencies, toMajor } from '@lanternway/contracts/money/money';
import type { AgeRange, Grade, ShortCourse, Track } from '../../content/courses/course';
import type { HeadSite } from '../../content/site/head';
import type { PricesMinor } from '../../content/courses/plan';
import { addressOf, referToProvider } from './describe-site';
import type { Course, ItemList, Offer } from './structured-data';

export const trackPath = ({ slug }: Pick<Track, 'slug'>) => `/course/${slug}`;

const ageRange = ({ min, max }: AgeRange) => `${min}-${max}`;

function describeOffers(prices: PricesMinor, url: string): Offer[] {
  return currencies.flatMap((currency): Offer[] => {
    const minor = prices[currency];
    if (minor === undefined) return [];
    return [
      {
        '@type': 'Offer',
        price: toMajor(minor).toFixed(2),
        priceCurrency: currency,
        category: 'Paid',
        availability: 'https://schema.org/InStock',
        url,
      },
    ];
  });
}

interface Described {
  title: string;
  summary: string;
  ages: AgeRange | null;
}

function describeCourse(site: HeadSite, { title, summary, ages }: Described, path: string): Course {
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: addressOf(site, path),
    provider: referToProvider(site),
    ...(ages === null ? {} : { typicalAgeRange: ageRange(ages) }),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  };
}

export function describeTrack(site: HeadSite, track: Track): Course {
  const path = trackPath(track);
  const offers = describeOffers(track.pricesMinor, addressOf(site, path));
  return { ...describeCourse(site, track, path), ...(offers.length === 0 ? {} : { offers }) };
}

/** @param path the catalogue page that shows the course, which has no page of its own */
export function describeShortCourse(site: HeadSite, course: ShortCourse, path: string): Course {
  const described = describeCourse(site, course, path);
  return {
    ...described,
    hasCourseInstance: { ...described.hasCourseInstance, courseWorkload: `PT${course.hours}H` },
  };
}

/** @param path the catalogue page that shows the grade, which has no page of its own */
export function describeGrade(site: HeadSite, grade: Grade, path: string): Course {
  return describeCourse(site, { ...grade, title: `Maths, ${grade.title}` }, path);
}

export function describeList(courses: Course[]): ItemList<Course> {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
