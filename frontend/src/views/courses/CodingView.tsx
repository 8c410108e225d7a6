import type { ShortCourse, Track } from '../../content/courses/course';
import type { Plan } from '../../content/courses/plan';
import type { InfoSection, ListPage } from '../../content/pages/page';
import { PriceLine } from '../../features/pricing/PriceLine';
import { longerThan } from '../../features/pricing/longer/plan-savings';
import { Closing } from '../../ui/Closing';
import { PageBand } from '../../ui/PageBand';
import { PaperFrame } from '../../ui/PaperFrame';
import { PictureImg } from '../../ui/PictureImg';
import { RichText } from '../../ui/rich-text/RichText';
import { ShortCourseDialog } from './ShortCourseDialog';
import { ShortCourseList } from './ShortCourseList';
import { TrackDialog } from './TrackDialog';
import { TrackSheet } from './TrackSheet';
import { Trail } from './Trail';
import '../../ui/styles/framed.css';
import './courses.css';

interface CodingViewProps {
  page: ListPage;
  tracks: Track[];
  shortCourses: ShortCourse[];
  /** The plans that coding is sold as. */
  plans: Plan[];
}

function Tracks({ tracks, plans }: Pick<CodingViewProps, 'tracks' | 'plans'>) {
  return (
    <section className="section tracks" aria-labelledby="tracks-title">
      <div className="wrap">
        <div className="head">
          <h2 id="tracks-title">Choose by age</h2>
          <p className="lead">Each plan goes further than the last.</p>
        </div>
        <div className="path-wrap">
          <Trail />
          <div className="path">
            {tracks.map((track) => (
              <TrackSheet key={track.slug} track={track} />
            ))}
          </div>
        </div>
        {tracks.map((track) => (
          <TrackDialog key={track.slug} track={track} longer={longerThan(track.bought, plans)} />
        ))}
      </div>
    </section>
  );
}

/** The words over the short courses: the page's own section, or plain ones. */
function ShortHead({ section }: { section: InfoSection | undefined }) {
  const picture = section?.picture ?? null;
  return (
    <div className={picture === null ? 'head' : 'head short-head'}>
      <div className="short-words">
        <h2 id="short-title">{section?.heading ?? 'Short courses'}</h2>
        {section === undefined ? (
          <p className="lead">
            Sixteen or twenty-four hours on one skill, with one teacher. Try the first class free, then we
            agree on dates and price.
          </p>
        ) : (
          <RichText content={section.body} />
        )}
      </div>
      {picture !== null && (
        <div className="framed">
          <PictureImg picture={picture} sizes="(min-width: 1200px) 588px, (min-width: 768px) 46vw, 92vw" />
          <PaperFrame around="card" />
        </div>
      )}
    </div>
  );
}

interface ShortCoursesProps {
  courses: ShortCourse[];
  section: InfoSection | undefined;
}

function ShortCourses({ courses, section }: ShortCoursesProps) {
  return (
    <section aria-labelledby="short-title">
      <ShortHead section={section} />
      <ShortCourseList courses={courses} />
      {courses.map((course) => (
        <ShortCourseDialog key={course.slug} course={course} />
      ))}
    </section>
  );
}

/** The coding catalogue: the tracks by age, each with its learning steps in a dialog, and the short courses. */
export function CodingView({ page, tracks, shortCourses, plans }: CodingViewProps) {
  return (
    <>
      <PageBand band={page} crumbs={[{ label: 'Home', href: '/' }, { label: 'Coding' }]} />
      <PriceLine plans={plans} all="/#plans" />
      {tracks.length > 0 && <Tracks tracks={tracks} plans={plans} />}
      <div className="section graph">
        <div className="wrap catalogue-end">
          {shortCourses.length > 0 && <ShortCourses courses={shortCourses} section={page.sections[0]} />}
          <Closing {...page.closing} />
        </div>
      </div>
    </>
  );
}
