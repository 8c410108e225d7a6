import type { MediumSeed } from '../engine/medium';
import type { MediaKey } from '../media-keys';
import { courseIcons } from './media/course-icons';
import { covers } from './media/covers';
import { gradeFigures } from './media/grade-figures';
import { marks } from './media/marks';
import { pageScenes } from './media/page-scenes';
import { portraits } from './media/portraits';
import { scenes } from './media/scenes';

/** The pictures of the media library by name. */
export const media: Record<MediaKey, MediumSeed> = {
  ...scenes,
  ...covers,
  ...pageScenes,
  ...courseIcons,
  ...gradeFigures,
  ...portraits,
  ...marks,
};
