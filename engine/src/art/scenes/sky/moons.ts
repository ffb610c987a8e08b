import { mix, toOklch } from '../../../color/oklch.ts';
import { circle, fill, svgDocument } from '../../svg.ts';
import type { Layer, Stage } from '../stage.ts';
import { sunY } from './sky.ts';

const MOST = 5;
// Between a moon and the words, px.
const GAP = 16;

/** The moons that the prompt counts beyond the one that the hour shows, each smaller than the last; pale by day. */
export function drawMoons(stage: Stage, horizon: number): Layer[] {
  const { width, height, unit, light, sunX, calm, moons = 1 } = stage;
  const shown = light.time === 'night' && light.disc > 0 ? 1 : 0;
  const count = Math.min(moons, MOST) - shown;
  if (moons < 2 || count < 1) return [];
  const random = stage.random.fork('moons');
  const side = sunX > width / 2 ? -1 : 1;
  const high = Math.min(sunY(stage, horizon), height * horizon * 0.42);
  let body = '';
  for (let i = 0; i < count; i++) {
    const radius = unit * (0.06 - 0.009 * i) * random.range(0.85, 1.1);
    const x = sunX + side * unit * (0.2 + 0.24 * i);
    const wanted = Math.max(radius * 1.6, high + unit * (i % 2 === 0 ? -0.08 : 0.04));
    // A moon behind the words would be a blot in them: it stands below, or not at all.
    const free = (at: number): boolean =>
      !calm ||
      x + radius < calm.x - GAP ||
      x - radius > calm.x + calm.width + GAP ||
      at - radius > calm.y + calm.height + GAP;
    const below = calm ? calm.y + calm.height + radius * 1.4 + GAP : wanted;
    const y = free(wanted) ? wanted : below;
    if (x < radius || x > width - radius || y > height * horizon * 0.82 || !free(y)) continue;
    // In a pale sky a moon is a darker disc.
    const bright = toOklch(light.sky[1]).l > 0.72;
    const pale = bright
      ? mix(light.sky[1], light.dark, 0.3)
      : mix(light.sky[1], mix('#f4ead8', light.sun, 0.4), light.time === 'night' ? 0.92 : 0.66);
    const dim = mix(pale, light.sky[1], 0.4);
    body +=
      circle(x, y, radius, fill(pale)) +
      circle(x - radius * 0.3, y - radius * 0.2, radius * 0.26, fill(dim, 0.5)) +
      circle(x + radius * 0.28, y + radius * 0.3, radius * 0.2, fill(dim, 0.5)) +
      circle(x + radius * 0.1, y - radius * 0.5, radius * 0.12, fill(dim, 0.4));
  }
  return body === '' ? [] : [{ name: 'moons', picture: svgDocument(width, height, body) }];
}
