import { mix } from '../../../color/oklch.ts';
import { dots, oval, type Point, path, radialGradient, stroke, svg, svgDocument } from '../../svg.ts';
import { leavesFall } from '../land/ground-cover.ts';
import { drawFlyingLeaves, drawGusts } from '../land/leaves.ts';
import { isBehindText, type Layer, type Place, type Stage } from '../stage.ts';
import { drawFog } from './fog.ts';

/** What is in the air before the picture, and the darkening of its corners. Nothing of it crosses the words. */
export function drawWeather(stage: Stage, place: Place): Layer[] {
  const { width, height, light } = stage;
  const corners = radialGradient('v', [0, 0], 1, [
    [0.5, light.dark, 0],
    [1, light.dark, 0.3],
  ]).replace('gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"', 'cx="0.5" cy="0.45" r="0.78"');
  // The middle stays clear: the renderer need not paint nothing there.
  const clear = oval([width / 2, height * 0.45], width * 0.78 * 0.49, height * 0.78 * 0.49);
  const vignette = svg`<path d="M0 0H${width}V${height}H0Z${clear}" fill="url(#v)" fill-rule="evenodd"/>`;
  const air = stage.outside ? '' : drawAir(stage, place);
  return [
    ...(stage.outside ? [] : drawGroundFog(stage)),
    { name: 'weather', picture: svgDocument(width, height, air + vignette, corners) },
  ];
}

function drawAir(stage: Stage, place: Place): string {
  const { light, sights, season } = stage;
  const falling =
    light.weather === 'rain' || light.weather === 'storm'
      ? drawRain(stage)
      : light.weather === 'snow'
        ? drawFlakes(stage)
        : '';
  const leafy = sights.has('leaves') || (season === 'autumn' && leavesFall(place));
  return falling + (leafy ? drawFlyingLeaves(stage) : '') + (sights.has('wind') ? drawGusts(stage) : '');
}

/** In fog, the feet of what stands there are in it too. */
function drawGroundFog(stage: Stage): Layer[] {
  if (stage.light.mist <= 1) return [];
  return [drawFog(stage, 'ground-fog', [0.6, 1.14], 0.85, fogColor(stage))];
}

/** Fog between a place and who stands in it; nothing on a clear day. */
export function drawFogBehind(stage: Stage): Layer[] {
  if (stage.light.mist <= 1 || stage.outside) return [];
  return [drawFog(stage, 'fog-behind', [0.26, 0.96], 1.15, fogColor(stage))];
}

const fogColor = ({ light }: Stage): string => mix(light.haze, light.sun, 0.22);

function drawRain(stage: Stage): string {
  const { width, height, unit, light, random, sights } = stage;
  const rain = random.fork('rain');
  const heavy = light.weather === 'storm' ? 1.4 : 1;
  const slant = light.weather === 'storm' || sights.has('wind') ? 0.36 : 0.14;
  const depths = [
    { length: 0.04, width: 0.0018, opacity: 0.34, count: 230 },
    { length: 0.075, width: 0.0028, opacity: 0.4, count: 120 },
    { length: 0.11, width: 0.0038, opacity: 0.36, count: 36 },
  ];
  return depths
    .map(({ length, width: line, opacity, count }) => {
      let data = '';
      for (let i = 0; i < count * heavy; i++) {
        const l = unit * length * rain.range(0.7, 1.3);
        const [x, y] = [rain.range(-0.1, 1.1) * width, rain.range(-0.05, 1) * height];
        if (isBehindText(stage, x, y) || isBehindText(stage, x - l * slant, y + l)) continue;
        data += svg`M${x} ${y}l${-l * slant} ${l}`;
      }
      return path(data, stroke(mix(light.haze, '#ffffff', 0.6), Math.max(0.8, unit * line), opacity));
    })
    .join('');
}

function drawFlakes(stage: Stage): string {
  const { width, height, unit, random } = stage;
  const snow = random.fork('flakes');
  const depths = [
    { size: 0.005, opacity: 0.55, count: 190 },
    { size: 0.0085, opacity: 0.75, count: 95 },
    { size: 0.014, opacity: 0.85, count: 34 },
  ];
  return depths
    .map(({ size, opacity, count }) => {
      const points = Array.from(
        { length: count },
        (): Point => [snow.next() * width, snow.next() * height],
      ).filter(([x, y]) => !isBehindText(stage, x, y));
      return dots(points, Math.max(1.4, unit * size), '#ffffff', opacity);
    })
    .join('');
}
