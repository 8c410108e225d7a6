import { latestChange } from './modified';
import type { CourseContext, Route } from '../../content/pages/page-context';
import type { RouteTrack } from './route-data';

/** Each track has two addresses: its position, which other sites link to, and its name, which is the permanent one. */
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
