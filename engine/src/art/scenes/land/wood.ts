import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, path, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { evergreen, isSnowy, LEAVES, SNOW } from '../seasons.ts';
import { broadleaf } from '../shapes.ts';
import type { Stage } from '../stage.ts';
import { drawTree, evergreenTree } from './foliage.ts';

/** A row of spruces that is drawn as few elements; in autumn and spring most of them are trees of the season. */
export type Wood = {
  /** Foot and height, px. */
  plant(x: number, y: number, height: number, random: Random): void;
  draw(): string;
};

const LEAFY = 0.66;
// Px from which on a leafy tree has a trunk and a lit side, and a spruce snow on its boughs.
const FINE = 72;
const LADEN = 30;

/** `needles` is the green of its spruces, `near` how far the haze leaves them their color. */
export function createWood(stage: Stage, { needles, near }: { needles: string; near: number }): Wood {
  const { light, season } = stage;
  // Of its own, so that the same spruces stand there in any season.
  const chance = stage.random.fork('leafy');
  const white = isSnowy(stage);
  const turns = !white && (season === 'autumn' || season === 'spring');
  const colors = season === 'spring' ? LEAVES.spring : LEAVES.autumn;
  const crowns = colors.map(() => '');
  let [spruces, laden, trees] = ['', '', ''];
  return {
    plant(x, y, height, random) {
      const spruce = evergreenTree(stage, x, y, height, random);
      const at = chance.integer(0, colors.length - 1);
      const leafy = turns && chance.next() < LEAFY;
      if (!leafy) spruces += spruce;
      else if (height > FINE) trees += drawTree(stage, { x, y, height: height * 0.8, near }, chance);
      else crowns[at] += broadleaf(x, y, height * 0.92, chance);
      if (white && height > LADEN) laden += snowOnBoughs(x, y, height);
    },
    draw() {
      // Autumn is seen from afar: its leaves keep their color in the haze.
      const seen = near + (1 - near) * 0.45;
      return (
        path(spruces, fill(inLight(light, evergreen(stage, needles), near))) +
        (laden === '' ? '' : path(laden, fill(mix(inLight(light, SNOW, near), light.sun, 0.08)))) +
        colors
          .map((color, at) => (crowns[at] ? path(crowns[at], fill(inLight(light, color, seen))) : ''))
          .join('') +
        trees
      );
    },
  };
}

/** What lies on the boughs of a spruce: pads that bend down at both ends, and a cap. */
export function snowOnBoughs(x: number, y: number, height: number): string {
  const girth = height * 0.17;
  let data = '';
  for (const [i, k] of [0.1, 0.26, 0.42, 0.58, 0.74, 0.88].entries()) {
    const half = girth * k ** 0.82 * 0.92;
    const side = i % 2 === 0 ? 0.16 : -0.16;
    const [left, right] = [x - half * (1 - side), x + half * (1 + side)];
    const top = y - height * (1.02 - k * 0.96);
    const sag = height * 0.05;
    data += svg`M${left} ${top + sag}Q${x} ${top - sag * 1.5} ${right} ${top + sag}Q${x + half * 0.4} ${top + sag * 0.2} ${x + half * 0.12} ${top + sag * 0.7}Q${x - half * 0.4} ${top + sag * 0.1} ${left} ${top + sag}Z`;
  }
  return data;
}
