import { latestChange } from './modified';
import type { CourseContext, Route } from '../../content/page-context';
import type { RouteTrack } from './route-data';

/** Each track stands at its position, which links from outside use, and at its name, which is the address to keep. */
export function courseRoutes(tracks: readonly RouteTrack[]): Route<CourseContext>[] {
  return tracks.flatMap((track, index) => {
    const context: CourseContext = {
      tone: 'graph',
      modifiedAt: latestChange([track]),
      slug: track.slug,
      index,
    };
    return [
      { path: `/course/${index}`, context },
      { path: `/course/${track.slug}`, context },
    ];
  });
}
