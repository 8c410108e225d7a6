import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { expect } from 'playwright/test';
import { miniBrowserPath, productVariables } from '../env';
import type { Driver } from './driver';
import { findInPage, libraryText } from './find-in-page';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** WebKit draws to a display. Xvfb chooses a free one and writes its number to its file descriptor 3. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = xvfb.stdio[3];
  if (numbers === null || numbers === undefined) throw new Error('Xvfb has no file descriptor 3.');
  const [number] = (await once(numbers, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: xvfb };
}

async function startDriver(display: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...productVariables, DISPLAY: display },
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await expect(async () => {
    expect((await fetch(`${url}/status`)).status).toBe(200);
  }).toPass({ timeout: 20_000 });
  return { url, process: driver };
}

/** WebKitGTK's own small browser, driven by WebDriver. It has the engine of Safari. */
export async function openWebKit(): Promise<Driver<WebElement>> {
  const display = await startDisplay();
  const server = await startDriver(display.name);
  const browserOptions = { binary: miniBrowserPath, args: ['--automation'] };
  const browser = await new Builder()
    .usingServer(server.url)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }),
    )
    .build();
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return {
    open: (address) => browser.get(address),
    address: () => browser.getCurrentUrl(),
    async find(query) {
      if (!(await browser.executeScript<boolean>('return "TestingLibraryDom" in window')))
        await browser.executeScript(libraryText);
      return browser.executeScript<WebElement | null>(`const query = arguments[0]; ${findInPage}`, query);
    },
    press: (element) => element.click(),
    async type(element, text) {
      if (await element.getAttribute('value')) await element.clear();
      await element.sendKeys(text);
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit();
      server.process.kill();
      display.process.kill();
    },
  };
}
