import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { renderMedium, sizedSvg } from '../engine/render-medium';
import { mediaKeys } from '../media-keys';
import { media } from './media';

jest.setTimeout(30_000);

describe('media', () => {
  it.each(mediaKeys)('%s has a drawing and words for those who cannot see it', (key) => {
    const { drawing, alternativeText, caption } = media[key];
    expect(existsSync(path.join(__dirname, '..', 'media', drawing))).toBe(true);
    expect(alternativeText.length).toBeGreaterThan(0);
    expect(alternativeText.length).toBeLessThanOrEqual(160);
    expect(caption.length).toBeGreaterThan(10);
  });

  it('draws a scene as a photograph of five to four, shadows included', async () => {
    const png = await renderMedium(media['scene-satellite']);
    const { format, width, height, hasAlpha } = await sharp(png).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: 2000,
      height: 1640,
      hasAlpha: false,
    });
  });

  it('draws the picture that is shared with links at the size networks ask for', async () => {
    const { width, height } = await sharp(await renderMedium(media['share-default'])).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('uses no colour that an <img> cannot inherit', async () => {
    for (const key of mediaKeys.filter((name) => !media[name].raster)) {
      expect((await renderMedium(media[key])).toString('utf8')).not.toContain('currentColor');
    }
  });

  it('sizes a drawing and opens another window on it', () => {
    expect(sizedSvg('<svg viewBox="0 0 4 4"><path/></svg>', { width: 8, height: 4, window: '0 1 4 2' })).toBe(
      '<svg width="8" height="4" viewBox="0 1 4 2"><path/></svg>',
    );
  });
});
