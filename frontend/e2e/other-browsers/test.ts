import { writeFile } from 'node:fs/promises';
import { test as base } from 'playwright/test';
import type { Driver } from './driver';
import { openFirefox } from './firefox';
import { createVisitor, type Visitor } from './visitor';
import { openWebKit } from './webkit';

export const engines = ['firefox', 'webkit'] as const;

type Engine = (typeof engines)[number];

interface Fixtures {
  engine: Engine;
  visitor: Visitor;
}

interface Lent {
  visitor: Visitor;
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

const lend = <Element>(driver: Driver<Element>): Lent => ({
  visitor: createVisitor(driver),
  picture: () => driver.picture(),
  close: () => driver.close(),
});

const openBrowser = async (engine: Engine): Promise<Lent> =>
  engine === 'firefox' ? lend(await openFirefox()) : lend(await openWebKit());

/** Playwright's runner with another browser than its own. After a failure, the screen is kept as screen.png. */
export const test = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  visitor: async ({ engine }, use, testInfo) => {
    const { visitor, picture, close } = await openBrowser(engine);
    await use(visitor);
    try {
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('screen.png'), await picture());
    } finally {
      await close();
    }
  },
});
