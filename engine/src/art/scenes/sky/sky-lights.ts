import { mix } from '../../../color/oklch.ts';
import { circle, fill, type Point, path, polar, radialGradient, stroke, stroked, svg } from '../../svg.ts';
import { isBehindText, type Stage } from '../stage.ts';

type Drawing = { body: string; defs: string };

const SPARKS = ['#ffd35c', '#ff6f7d', '#7fd4ff', '#ffffff', '#b991ff', '#7ff0b0'] as const;
const MOST_BURSTS = 6;

/** Rockets that have burst over the horizon, the nearest ones largest, where neither words nor the lead stand. */
export function drawFireworks(stage: Stage, horizon: number): Drawing {
  const { width, height, unit, subjectX } = stage;
  const random = stage.random.fork('fireworks');
  const sky = height * horizon;
  let [body, defs] = ['', ''];
  const bursts: { at: Point; radius: number }[] = [];
  for (let i = 0; i < 80 && bursts.length < MOST_BURSTS; i++) {
    const size = [1, 0.8, 0.6, 0.5, 0.42, 0.36][bursts.length] ?? 0.36;
    const radius = Math.min(unit * 0.25, sky * 0.42) * size;
    const at: Point = [random.range(0.06, 0.94) * width, random.range(0.16, 0.62) * sky + radius * 0.2];
    const hidden = subjectX !== undefined && Math.abs(at[0] - subjectX) < radius + unit * 0.1;
    const crowded = bursts.some(
      (other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (other.radius + radius) * 0.82,
    );
    const cut = at[1] < radius * 0.9;
    if (crowded || cut || (hidden && i < 50) || isBehindText(stage, at[0], at[1], radius / unit + 0.02))
      continue;
    const color = SPARKS[bursts.length % SPARKS.length] ?? SPARKS[0];
    const id = `burst${bursts.length}`;
    defs += radialGradient(id, at, radius * 1.25, [
      [0, color, 0.42],
      [0.5, color, 0.14],
      [1, color, 0],
    ]);
    body +=
      circle(at[0], at[1], radius * 1.25, `fill="url(#${id})"`) +
      drawBurst(at, radius, color, sky, random.range(0, 40));
    bursts.push({ at, radius });
  }
  return { body, defs };
}

/** Rays that bend down under their own weight, a spark at the end of each, and the trail of the rocket. */
function drawBurst([x, y]: Point, radius: number, color: string, foot: number, turn: number): string {
  let [outer, inner, sparks] = ['', '', ''];
  const rays = radius > 60 ? 22 : 16;
  for (let i = 0; i < rays; i++) {
    const angle = turn + (i / rays) * 360;
    const long = radius * (i % 2 === 0 ? 1 : 0.7);
    const [fromX, fromY] = polar([x, y], long * 0.24, angle);
    const [bendX, bendY] = polar([x, y], long * 0.72, angle);
    const [toX, toY] = polar([x, y], long, angle);
    const fall = long * 0.12;
    const ray = svg`M${fromX} ${fromY}Q${bendX} ${bendY} ${toX} ${toY + fall}`;
    if (i % 2 === 0) outer += ray;
    else inner += ray;
    const r = Math.max(1, radius * 0.026);
    sparks += svg`M${toX - r} ${toY + fall}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  }
  const thick = Math.max(1.2, radius * 0.022);
  return (
    stroked(
      mix(color, '#ffffff', 0.4),
      thick * 0.7,
      0.3,
    )`M${x} ${y + radius * 0.3}Q${x + radius * 0.05} ${(y + foot) / 2} ${x - radius * 0.06} ${foot}` +
    path(outer, stroke(color, thick, 0.95)) +
    path(inner, stroke(mix(color, '#ffffff', 0.55), thick * 0.85, 0.9)) +
    path(sparks, fill(mix(color, '#ffffff', 0.7)))
  );
}

/** Paper lanterns that rise into the night, small and many far away, a few near ones. */
export function drawSkyLanterns(stage: Stage, horizon: number): Drawing {
  const { width, height, unit } = stage;
  const random = stage.random.fork('sky-lanterns');
  const sky = height * horizon;
  let [shells, flames, glows] = ['', '', ''];
  const count = Math.round((34 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const near = i < count * 0.2 ? random.range(0.7, 1) : random.range(0.16, 0.5);
    const [x, y] = [random.range(0.02, 0.98) * width, random.range(0.08, 0.9) * sky];
    const [half, tall] = [unit * 0.026 * near, unit * 0.068 * near];
    if (isBehindText(stage, x, y, 0.06)) continue;
    glows += circle(x, y, tall * 1.5, 'fill="url(#lantern)"');
    shells += svg`M${x - half * 0.72} ${y + tall / 2}L${x - half} ${y - tall * 0.2}Q${x - half * 0.9} ${y - tall / 2} ${x} ${y - tall / 2}T${x + half} ${y - tall * 0.2}L${x + half * 0.72} ${y + tall / 2}Z`;
    flames += svg`M${x - half * 0.6} ${y + tall * 0.48}Q${x} ${y - tall * 0.2} ${x + half * 0.6} ${y + tall * 0.48}Z`;
  }
  return {
    body: glows + path(shells, fill('#f5a04a')) + path(flames, fill('#ffe9a6')),
    defs: radialGradient('lantern', [0.5, 0.5], 0.5, [
      [0, '#ffb45e', 0.5],
      [1, '#ffb45e', 0],
    ]).replace('gradientUnits="userSpaceOnUse"', 'gradientUnits="objectBoundingBox"'),
  };
}
