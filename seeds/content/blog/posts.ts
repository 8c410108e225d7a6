import type { PostSeed } from '../../types';
import { afterTheTest } from './posts/after-the-test';
import { fractions } from './posts/fractions';
import { fromBlocksToPython } from './posts/from-blocks-to-python';
import { sandwichRobot } from './posts/sandwich-robot';
import { satelliteSpotting } from './posts/satellite-spotting';
import { senseDecideAct } from './posts/sense-decide-act';
import { stuck } from './posts/stuck';
import { tenHardFacts } from './posts/ten-hard-facts';

/** Newest first. */
export const posts: PostSeed[] = [
  fractions,
  senseDecideAct,
  stuck,
  tenHardFacts,
  fromBlocksToPython,
  satelliteSpotting,
  sandwichRobot,
  afterTheTest,
];
