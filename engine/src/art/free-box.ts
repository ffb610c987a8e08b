import type { Box } from '../geometry.ts';

/** Where a figure may stand, and on which side of the type that is: -1, 0 or 1 to the right and down. */
export type FreeBox = { free: Box; away: { x: number; y: number } };

/** The largest part of `area` beside, under, or over what is taken. An empty `taken` leaves all of it. */
export function freeBox(area: Box, taken: Box): FreeBox {
  const overlap = intersection(area, taken);
  if (overlap.width === 0 || overlap.height === 0) return { free: area, away: sideOf(area, taken) };
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const [takenRight, takenBottom] = [overlap.x + overlap.width, overlap.y + overlap.height];
  const strips: [FreeBox, ...FreeBox[]] = [
    { free: { ...area, x: takenRight, width: right - takenRight }, away: { x: 1, y: 0 } },
    { free: { ...area, y: takenBottom, height: bottom - takenBottom }, away: { x: 0, y: 1 } },
    { free: { ...area, width: overlap.x - area.x }, away: { x: -1, y: 0 } },
    { free: { ...area, height: overlap.y - area.y }, away: { x: 0, y: -1 } },
  ];
  // The squarest of the large ones: a figure needs height and width.
  const room = ({ free: { width, height } }: FreeBox): number =>
    width * height * Math.min(width, height) ** 0.5;
  return strips.reduce((best, strip) => (room(strip) > room(best) ? strip : best));
}

function sideOf(area: Box, taken: Box): FreeBox['away'] {
  if (taken.width === 0 || taken.height === 0) return { x: 0, y: 0 };
  const side = (near: number, far: number, takenNear: number, takenFar: number): number =>
    near >= takenFar ? 1 : far <= takenNear ? -1 : 0;
  return {
    x: side(area.x, area.x + area.width, taken.x, taken.x + taken.width),
    y: side(area.y, area.y + area.height, taken.y, taken.y + taken.height),
  };
}

export function intersection(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
