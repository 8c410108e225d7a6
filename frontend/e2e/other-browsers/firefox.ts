import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { firefoxPath } from '../env';
import type { Driver } from './driver';
import { findInPage, libraryText } from './find-in-page';

/** Firefox as it comes from its makers or from Debian, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver<ElementHandle<Element>>> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    open: async (address) => void (await page.goto(address)),
    address: () => Promise.resolve(page.url()),
    async find(query) {
      if (!(await page.evaluate('"TestingLibraryDom" in globalThis'))) await page.evaluate(libraryText);
      const found = await page.evaluateHandle(`((query) => {${findInPage}})(${JSON.stringify(query)})`);
      return found.asElement() as ElementHandle<Element> | null;
    },
    press: (element) => element.click(),
    async type(element, text) {
      await element.evaluate((field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await element.type(text);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
