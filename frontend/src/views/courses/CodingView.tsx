import type { ShortCourse, Track } from '../../content/courses/course';
import type { Band } from '../../content/pages/page';
import { PageBand } from '../../ui/PageBand';
import './courses.css';
import { ShortCourseList } from './ShortCourseList';
import { TrackDialog } from './TrackDialog';
import { TrackSheet } from './TrackSheet';
import { Trail } from './Trail';

interface CodingViewProps {
  band: Band;
  tracks: Track[];
  shortCourses: ShortCourse[];
}

/** The coding catalogue: the tracks by age, each with its learning steps in a dialog, and the short courses. */
export function CodingView({ band, tracks, shortCourses }: CodingViewProps) {
  return (
    <>
      <PageBand band={band} crumbs={[{ label: 'Home', href: '/' }, { label: 'Coding' }]} />
      {tracks.length > 0 && (
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
              <TrackDialog key={track.slug} track={track} />
            ))}
          </div>
        </section>
      )}
      {shortCourses.length > 0 && (
        <section className="section graph" aria-labelledby="short-title">
          <div className="wrap">
            <div className="head">
              <h2 id="short-title">Short courses</h2>
              <p className="lead">Sixteen or twenty-four hours on one skill.</p>
            </div>
            <ShortCourseList courses={shortCourses} />
          </div>
        </section>
      )}
    </>
  );
}
