import { gradeLight } from '../../art/scenes/light/grade.ts';
import type { Layer, Stage } from '../../art/scenes/stage.ts';
import { linearGradient, rect, svgDocument } from '../../art/svg.ts';
import { mix, toOklch } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import type { PictureColors } from '../../sheets/on-picture.ts';

// A yellow wall stays yellow behind words.
const COLORED = 0.08;

/** Chooses white words on a deepened sky, or dark words on a paled one if the sky is pale already. */
export function toSkyColors(stage: Stage): PictureColors {
  const light = stage.grade ? gradeLight(stage.light, stage.grade) : stage.light;
  const pale = toOklch(light.sky[1]).l > 0.74;
  return pale
    ? {
        ink: mix(light.dark, '#000000', 0.25),
        tone: mix(light.sky[4], '#ffffff', toOklch(light.sky[4]).c > COLORED ? 0.2 : 0.6),
      }
    : { ink: '#ffffff', tone: mix(light.sky[0], light.dark, 0.45) };
}

/** Deepens the sky behind the words and fades out below them; stronger with each attempt. */
export function drawShade({ width, height }: Stage, words: Box, color: string, attempt: number): Layer {
  const strength = [0.78, 0.88, 0.95][attempt] ?? 0.94;
  const defs = toVeil('shade', height, words, { color, strength, fade: 0.2 });
  return {
    name: 'shade',
    picture: svgDocument(width, height, rect(0, 0, width, height, 'fill="url(#shade)"'), defs),
  };
}

// How far beside and below the words the landscape behind them fades back to its own light, as shares of the canvas.
const HAZE_BESIDE = 0.16;
const HAZE_BELOW = 0.1;

/** Dims landscape that reaches up behind the words, such as a summit. */
export function drawHaze(stage: Stage, words: Box, color: string, attempt: number): Layer {
  const strength = [0.66, 0.76, 0.84][attempt] ?? 0.84;
  const fade = stage.width * HAZE_BESIDE;
  const x = Math.max(0, Math.floor(words.x - fade));
  const width = Math.min(stage.width, Math.ceil(words.x + words.width + fade)) - x;
  const height = Math.min(stage.height, Math.ceil(words.y + words.height + stage.height * HAZE_BELOW * 1.3));
  const sides = linearGradient(
    'sides',
    [0, 0],
    [width, 0],
    [
      [0, '#fff', x === 0 ? 1 : 0],
      [Math.min(0.5, fade / width), '#fff', 1],
      [Math.max(0.5, 1 - fade / width), '#fff', 1],
      [1, '#fff', x + width === stage.width ? 1 : 0],
    ],
  );
  const mask = `<mask id="beside" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${rect(0, 0, width, height, 'fill="url(#sides)"')}</mask>`;
  const veil = toVeil('haze', stage.height, words, { color, strength, fade: HAZE_BELOW });
  const body = rect(0, 0, width, height, 'fill="url(#haze)" mask="url(#beside)"');
  return {
    name: 'haze',
    picture: svgDocument(width, height, body, veil + sides + mask),
    box: { x, y: 0, width, height },
  };
}

/** A gradient from the top to the bottom of the words that fades out below them over a share of the height. */
function toVeil(
  id: string,
  height: number,
  words: Box,
  { color, strength, fade }: { color: string; strength: number; fade: number },
): string {
  const end = Math.min(1, (words.y + words.height) / height + 0.03);
  return linearGradient(
    id,
    [0, 0],
    [0, height],
    [
      [0, color, strength],
      [end, color, strength * 0.92],
      [Math.min(1, end + fade), color, 0],
    ],
  );
}
