export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function place(focalPercent: number, room: number, length: number): number {
  const wanted = (focalPercent / 100) * room - length / 2;
  return Math.round(Math.min(Math.max(wanted, 0), room - length));
}

/**
 * The largest box of the wanted shape within a picture, as near to its focal point as the edges allow.
 * @param focal percent from the left and from the top
 * @param shape width divided by height
 */
export function cropAround(
  picture: { width: number; height: number },
  focal: { x: number; y: number },
  shape: number,
): Box {
  const width = Math.min(picture.width, Math.round(picture.height * shape));
  const height = Math.min(picture.height, Math.round(picture.width / shape));
  return {
    left: place(focal.x, picture.width, width),
    top: place(focal.y, picture.height, height),
    width,
    height,
  };
}
