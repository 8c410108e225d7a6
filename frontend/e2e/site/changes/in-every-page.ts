import { addressesOfSitemap, expectShown } from '../served';
import { type KindMaker } from './kind';

export const settings: KindMaker = async (calls) => {
  const { footerNote } = await calls.read('site-setting');
  const was = String(footerNote);
  const now = 'Maths, coding and robotics by lantern light';
  const stand = async (words: string, gone: string) => {
    for (const path of await addressesOfSitemap())
      await expectShown(path, { html: [words], data: [words], gone: [gone] });
  };
  return {
    name: 'the settings that every page shows',
    steps: [
      { make: () => calls.publish('site-setting', '', { footerNote: now }), check: () => stand(now, was) },
    ],
    putBack: {
      make: () => calls.publish('site-setting', '', { footerNote: was }),
      check: () => stand(was, now),
    },
  };
};
