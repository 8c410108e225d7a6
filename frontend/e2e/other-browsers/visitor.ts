import { expect } from 'playwright/test';
import { siteUrl } from '../env';
import type { Driver } from './driver';
import { describeQuery, type Query, toSend } from './query';

/** A person at a browser: each step waits until it is possible. */
export interface Visitor {
  opens(path: string): Promise<void>;
  isAt(address: RegExp): Promise<void>;
  sees(query: Query): Promise<void>;
  presses(query: Query): Promise<void>;
  /** Presses a link until its page is open: a click is lost where the page moves under the pointer. */
  follows(query: Query, address: RegExp): Promise<void>;
  fills(label: RegExp, text: string): Promise<void>;
}

/** Longer than any page of ours takes on a busy machine with two processors. */
const patienceMs = 30_000;
const oneTryMs = 5_000;

export function createVisitor<Element>(driver: Driver<Element>): Visitor {
  /** Acts on an element as soon as it is there. A page that is drawn again in between is asked once more. */
  const onceThere = async (query: Query, act: (element: Element) => Promise<void>) => {
    await expect(async () => {
      const element = await driver.find(toSend(query));
      if (element === null) throw new Error(`The page does not show ${describeQuery(query)}.`);
      await act(element);
    }).toPass({ timeout: patienceMs });
  };
  return {
    opens: (path) => driver.open(new URL(path, siteUrl).href),
    isAt: (address) => expect.poll(() => driver.address(), { timeout: patienceMs }).toMatch(address),
    sees: (query) => onceThere(query, () => Promise.resolve()),
    presses: (query) => onceThere(query, (element) => driver.press(element)),
    async follows(query, address) {
      await expect(async () => {
        if (address.test(await driver.address())) return;
        const element = await driver.find(toSend(query));
        if (element !== null) await driver.press(element);
        await expect.poll(() => driver.address(), { timeout: oneTryMs }).toMatch(address);
      }).toPass({ timeout: patienceMs });
    },
    fills: (label, text) => onceThere({ label }, (element) => driver.type(element, text)),
  };
}
