import { cropAround } from './crop';

const shape = 1200 / 630;

describe('the crop for sharing', () => {
  it('keeps the full width of a tall picture and follows the focal point down', () => {
    const box = cropAround({ width: 2000, height: 1640 }, { x: 50, y: 60 }, shape);
    expect(box).toEqual({ left: 0, top: 459, width: 2000, height: 1050 });
  });

  it('keeps the full height of a wide picture and follows the focal point sideways', () => {
    const box = cropAround({ width: 3000, height: 630 }, { x: 25, y: 50 }, shape);
    expect(box).toEqual({ left: 150, top: 0, width: 1200, height: 630 });
  });

  it.each([
    [0, 0],
    [100, 100],
  ])('never leaves the picture, with the focal point at %i, %i', (x, y) => {
    const picture = { width: 1000, height: 820 };
    const box = cropAround(picture, { x, y }, shape);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(picture.width);
    expect(box.top + box.height).toBeLessThanOrEqual(picture.height);
  });

  it('takes the whole of a picture that has the shape already', () => {
    const box = cropAround({ width: 1200, height: 630 }, { x: 10, y: 90 }, shape);
    expect(box).toEqual({ left: 0, top: 0, width: 1200, height: 630 });
  });
});
