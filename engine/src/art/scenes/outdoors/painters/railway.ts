import { mix } from '../../../../color/oklch.ts';
import {
  circle,
  fill,
  filled,
  gradientDown,
  path,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { calmHeight, type Layer, type Stage } from '../../stage.ts';

/** Ballast, sleepers and two pairs of rails. */
export function drawTracks(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const top = height * 0.67;
  const gravel = inLight(light, isSnowy(stage) ? '#dfe6ee' : '#8f857b', 0.78);
  const defs = gradientDown(
    'gravel',
    [top, height * 0.86],
    [mix(gravel, light.haze, 0.3), mix(gravel, light.dark, 0.24)],
  );
  let [sleepers, rails] = ['', ''];
  for (const [y, size] of [
    [0.735, 0.7],
    [0.805, 1],
  ] as const) {
    const base = height * y;
    for (let x = -unit * 0.02; x < width; x += unit * 0.034 * size)
      sleepers += svg`M${x} ${base - unit * 0.006 * size}h${unit * 0.016 * size}l${unit * 0.004} ${unit * 0.022 * size}h${-unit * 0.016 * size}Z`;
    rails += svg`M0 ${base}H${width}M0 ${base + unit * 0.014 * size}H${width}`;
  }
  const body =
    rect(0, top, width, height - top, 'fill="url(#gravel)"') +
    path(sleepers, fill(inLight(light, '#5d4a3d', 0.82), isSnowy(stage) ? 0.45 : 1)) +
    path(rails, stroke(mix(inLight(light, '#8d959c', 0.85), light.sun, 0.25), Math.max(1, unit * 0.005)));
  return { name: 'tracks', picture: svgDocument(width, height, body, defs) };
}

/** Iron posts that carry the canopy, with a clock and lamps; only posts and lamps below words. */
export function drawCanopy(stage: Stage): Layer {
  const { width, height, unit, light, calm, subjectX } = stage;
  const foot = height * 0.868;
  const iron = inLight(light, '#33414b', 0.93);
  const roofed = !calm;
  const eaves = Math.max(height * 0.14, foot - unit * 0.66);
  const steel = inLight(light, isSnowy(stage) ? '#eef4fa' : '#4a5a64', 0.92);
  let [posts, braces, lamps] = ['', '', ''];
  const count = Math.max(3, Math.round((5 * width) / (unit * 1.9)));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.1) continue;
    const top = roofed ? eaves : foot - calmHeight(stage, x, foot, unit * 0.36);
    posts += svg`M${x - unit * 0.009} ${foot}V${top}h${unit * 0.018}V${foot}Z`;
    if (roofed)
      braces += svg`M${x - unit * 0.11} ${eaves}Q${x} ${eaves + unit * 0.02} ${x} ${eaves + unit * 0.12}Q${x} ${eaves + unit * 0.02} ${x + unit * 0.11} ${eaves}`;
    const lx = x + unit * 0.07;
    const ly = roofed ? eaves + unit * 0.07 : top;
    lamps +=
      drawGlow(light, lx, ly, unit * 0.16) +
      (roofed ? stroked(iron, Math.max(1, unit * 0.003))`M${lx} ${eaves}V${ly}` : '') +
      filled(
        iron,
      )`M${lx - unit * 0.022} ${ly}h${unit * 0.044}l${-unit * 0.01} ${-unit * 0.02}h${-unit * 0.024}Z` +
      filled(
        lampShare(light) > 0.25 ? LAMP : inLight(light, '#f6f0e2', 0.9),
      )`M${lx - unit * 0.014} ${ly}a${unit * 0.014} ${unit * 0.014} 0 0 0 ${unit * 0.028} 0Z`;
  }
  const roof = roofed
    ? filled(steel)`M0 ${eaves - unit * 0.05}H${width}V${eaves}H0Z` +
      path(scallops(width, eaves, unit), fill(mix(steel, light.dark, 0.25))) +
      rect(0, eaves - unit * 0.056, width, unit * 0.01, fill(mix(steel, light.sun, 0.3)))
    : '';
  const cx = width * (subjectX !== undefined && subjectX < width / 2 ? 0.6 : 0.4);
  const cy = eaves + unit * 0.085;
  const clock = roofed
    ? stroked(iron, unit * 0.008)`M${cx} ${eaves}v${unit * 0.04}` +
      circle(cx, cy, unit * 0.048, fill(iron)) +
      circle(
        cx,
        cy,
        unit * 0.04,
        fill(lampShare(light) > 0.25 ? '#fff6df' : inLight(light, '#fbf7ec', 0.92)),
      ) +
      stroked(
        '#2a2f36',
        Math.max(1.2, unit * 0.005),
      )`M${cx} ${cy}v${-unit * 0.027}M${cx} ${cy}l${unit * 0.018} ${unit * 0.01}`
    : '';
  return {
    name: 'canopy',
    picture: svgDocument(
      width,
      height,
      path(posts, fill(iron)) +
        (braces === '' ? '' : path(braces, stroke(iron, unit * 0.006))) +
        roof +
        lamps +
        clock,
      glowDefs,
    ),
  };
}

/** The sawn edge of a station's roof. */
function scallops(width: number, y: number, unit: number): string {
  const step = unit * 0.024;
  let data = svg`M0 ${y - 1}`;
  for (let x = 0; x < width; x += step) data += svg`L${x + step / 2} ${y + unit * 0.02}L${x + step} ${y}`;
  return svg`${data}V${y - 1}Z`;
}
