import { mix } from '../../../color/oklch.ts';
import { fill, gradientDown, oval, path, svg, svgDocument } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { inShade, isSnowy, SNOW } from '../seasons.ts';
import { areaUnder, rollingLine } from '../shapes.ts';
import type { Layer, Place, Scene, Stage } from '../stage.ts';
import { drawBough } from './bough.ts';
import { drawFallenLeaves } from './leaves.ts';

/** What lies on the ground of any place under the sky: fallen leaves in autumn, puddles in the rain. */
export function drawGroundCover(stage: Stage, place: Place, scene: Scene): Layer[] {
  const { width, height, light, sights, season } = stage;
  if (stage.outside || !place.supports.includes('ground')) return [];
  if (isSnowy(stage)) return place.snowless ? [drawSnow(stage, scene)] : [];
  // Ground that is only there for who needs it is water else.
  if (place.supports.includes('water') && !stage.onLand) return [];
  const line = (x: number): number => scene.groundY(x) - stage.unit * 0.02;
  const span = place.narrow ? ([0.3, 0.7] as const) : ([0, 1] as const);
  const leafy = season === 'autumn' ? leavesFall(place) : sights.has('leaves');
  const wet = light.weather === 'rain' || light.weather === 'storm' || sights.has('puddles');
  const body =
    (leafy ? drawFallenLeaves(stage, line, sights.has('leaves') ? 1.5 : 0.8, span) : '') +
    (wet && !place.dry ? drawPuddles(stage, scene, span) : '');
  return body === '' ? [] : [{ name: 'ground-cover', picture: svgDocument(width, height, body) }];
}

/** Whether leaves lie and fly about here in autumn. */
export const leavesFall = ({ supports, leafless, indoors }: Place): boolean =>
  supports.includes('ground') && !indoors && !leafless;

/** A bough of the season before a place that has no tree near. */
export const drawSeasonBough = (stage: Stage, place: Place): Layer[] =>
  leavesFall(place) && !place.wooded ? drawBough(stage) : [];

/** A cover of snow from where things stand down to the viewer. */
function drawSnow(stage: Stage, { groundY }: Scene): Layer {
  const { width, height, unit, light } = stage;
  const edge = rollingLine(stage.random.fork('cover'), 0, unit * 0.012, unit * 0.8);
  const line = (x: number): number => groundY(x) - unit * 0.035 + edge(x);
  const defs = gradientDown(
    'snow',
    [line(width / 2), height],
    [mix(inLight(light, SNOW, 0.9), light.sun, 0.12), inLight(light, inShade(stage, SNOW, 0.34), 0.96)],
  );
  return {
    name: 'snow-cover',
    picture: svgDocument(width, height, path(areaUnder(width, height, line, 8), 'fill="url(#snow)"'), defs),
  };
}

/** Flat pools that hold the color of the sky, with rings where drops fall. */
function drawPuddles(stage: Stage, { groundY }: Scene, [from, to]: readonly [number, number]): string {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('puddles');
  const count = Math.round(((9 * width) / (unit * 1.9)) * (to - from));
  let [pools, rims, rings] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const x = (from + ((to - from) * (i + random.range(0.1, 0.9))) / count) * width;
    const ground = groundY(x);
    const k = random.range(0.06, 0.86);
    const y = ground + (height - ground) * k;
    const reach = unit * (0.045 + 0.07 * k) * random.range(0.6, 1.3);
    const flat = reach * random.range(0.13, 0.19);
    // Two lobes, so that no puddle is a coin.
    const lobe = [x + reach * random.range(0.35, 0.6), y + flat * random.range(-0.3, 0.5)] as const;
    pools += oval([x, y], reach, flat) + oval([lobe[0], lobe[1]], reach * 0.62, flat * 0.72);
    rims += oval([x, y + flat * 0.16], reach * 1.03, flat * 1.05);
    rings += oval([x + reach * random.range(-0.4, 0.4), y], reach * 0.16, flat * 0.3);
  }
  const sky = mix(light.sky[3], light.sky[4], 0.4);
  return (
    path(rims, fill(light.dark, 0.28)) +
    path(pools, fill(sky, 0.78)) +
    (light.weather === 'rain' || light.weather === 'storm'
      ? path(
          rings,
          svg`fill="none" stroke="${mix(sky, '#ffffff', 0.6)}" stroke-width="${Math.max(0.8, unit * 0.0022)}" stroke-opacity="0.7"`,
        )
      : '')
  );
}
