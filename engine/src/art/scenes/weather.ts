import { mix } from '../../color/oklch.ts';
import { dots, num, oval, type Point, path, radialGradient, stroke, svgDocument } from '../svg.ts';
import type { Layer, Stage } from './stage.ts';

/** What falls before the picture, and the darkening of its corners. */
export function drawWeather(stage: Stage): Layer[] {
  const { width, height, light, outside } = stage;
  const falling = outside
    ? ''
    : light.weather === 'rain' || light.weather === 'storm'
      ? drawRain(stage)
      : light.weather === 'snow'
        ? drawFlakes(stage)
        : '';
  const corners = radialGradient('v', [0, 0], 1, [
    [0.5, light.dark, 0],
    [1, light.dark, 0.3],
  ]).replace('gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"', 'cx="0.5" cy="0.45" r="0.78"');
  // The middle stays clear: the renderer need not paint nothing there.
  const clear = oval([width / 2, height * 0.45], width * 0.78 * 0.49, height * 0.78 * 0.49);
  const vignette = `<path d="M0 0H${num(width)}V${num(height)}H0Z${clear}" fill="url(#v)" fill-rule="evenodd"/>`;
  return [{ name: 'weather', picture: svgDocument(width, height, falling + vignette, corners) }];
}

function drawRain({ width, height, unit, light, random }: Stage): string {
  const rain = random.fork('rain');
  const heavy = light.weather === 'storm' ? 1.4 : 1;
  const slant = light.weather === 'storm' ? 0.34 : 0.14;
  const depths = [
    { length: 0.035, width: 0.0016, opacity: 0.22, count: 190 },
    { length: 0.07, width: 0.0026, opacity: 0.26, count: 90 },
  ];
  return depths
    .map(({ length, width: line, opacity, count }) => {
      let data = '';
      for (let i = 0; i < count * heavy; i++) {
        const l = unit * length * rain.range(0.7, 1.3);
        data += `M${num(rain.range(-0.1, 1.1) * width)} ${num(rain.range(-0.05, 1) * height)}l${num(-l * slant)} ${num(l)}`;
      }
      return path(data, stroke(mix(light.haze, '#ffffff', 0.45), Math.max(0.8, unit * line), opacity));
    })
    .join('');
}

function drawFlakes({ width, height, unit, random }: Stage): string {
  const snow = random.fork('flakes');
  const depths = [
    { size: 0.005, opacity: 0.55, count: 170 },
    { size: 0.0085, opacity: 0.75, count: 80 },
    { size: 0.014, opacity: 0.85, count: 26 },
  ];
  return depths
    .map(({ size, opacity, count }) => {
      const points = Array.from({ length: count }, (): Point => [snow.next() * width, snow.next() * height]);
      return dots(points, Math.max(1.4, unit * size), '#ffffff', opacity);
    })
    .join('');
}
