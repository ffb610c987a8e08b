import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, oval, path, rect, stroke, svg, svgDocument } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Layer, Stage } from '../stage.ts';
import type { Ground } from './levels.ts';
import type { Part } from './place-data.ts';

/** The wall of a house that fills the picture: of bricks, or plastered in the color that the prompt gives it. */
export function drawHouseWall({ stage, levelY }: Ground, part: Extract<Part, { wall: unknown }>): Layer {
  const { width, height, unit, light, random, sunX, tint } = stage;
  const kerb = levelY(part.wall);
  const spin = random.fork('plaster');
  const plaster = inLight(light, tint ?? random.fork('paint').pick(part.colors), 0.94);
  const bricks = part.bricks && !tint;
  const side = sunX > width / 2 ? 1 : -1;
  const defs = linearGradient(
    'plaster',
    [side > 0 ? width : 0, 0],
    [side > 0 ? 0 : width, height * 0.5],
    [
      [0, mix(plaster, light.sun, 0.14 + 0.12 * light.glow), 1],
      [0.6, plaster, 1],
      [1, mix(plaster, light.dark, 0.16), 1],
    ],
  );
  let [worn, grain] = ['', ''];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [spin.next() * width, spin.next() ** 0.6 * kerb];
    grain += oval([x, y], unit * spin.range(0.03, 0.13), unit * spin.range(0.004, 0.012));
  }
  for (let i = 0; i < 7; i++) {
    const x = spin.next() * width;
    worn += oval([x, kerb - unit * 0.07], unit * spin.range(0.06, 0.16), unit * spin.range(0.01, 0.03));
  }
  const base = unit * 0.075;
  const stone = mix(plaster, inLight(light, '#8d8880', 0.9), 0.7);
  const body =
    rect(0, 0, width, kerb, 'fill="url(#plaster)"') +
    (bricks ? drawBricks(stage, kerb, plaster) : path(grain, fill(mix(plaster, light.sun, 0.3), 0.16))) +
    path(worn, fill(mix(plaster, light.dark, 0.22), 0.3)) +
    rect(0, kerb - base, width, base, fill(stone)) +
    rect(0, kerb - base, width, unit * 0.008, fill(mix(stone, light.sun, 0.3))) +
    rect(0, kerb - unit * 0.012, width, unit * 0.012, fill(light.dark, 0.22)) +
    (isSnowy(stage)
      ? path(oval([width / 2, kerb], width * 0.62, unit * 0.018), fill(inLight(light, '#f2f7fb', 0.95)))
      : '');
  return { name: part.name, picture: svgDocument(width, height, body, defs) };
}

/** Courses of bricks with light joints, some of them darker or paler. */
function drawBricks({ width, unit, light, random }: Stage, kerb: number, color: string): string {
  const spin = random.fork('bricks');
  const [long, course] = [unit * 0.084, unit * 0.034];
  let [joints, dark, pale] = ['', '', ''];
  for (let row = 0, y = kerb; y > 0; row++, y -= course) {
    joints += svg`M0 ${y}H${width}`;
    for (let x = row % 2 === 0 ? 0 : -long / 2; x < width; x += long) {
      const pick = spin.next();
      if (pick < 0.14) dark += svg`M${x} ${y}h${long}v${-course}h${-long}Z`;
      else if (pick < 0.24) pale += svg`M${x} ${y}h${long}v${-course}h${-long}Z`;
      joints += svg`M${x} ${y}v${-course}`;
    }
  }
  return (
    path(dark, fill(light.dark, 0.13)) +
    path(pale, fill(light.sun, 0.14)) +
    path(joints, stroke(mix(color, light.sun, 0.42), Math.max(1, unit * 0.0034), 0.55))
  );
}
