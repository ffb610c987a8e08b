import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import { getDrawing } from '../../drawings/drawings.ts';
import { fill, filled, path, rect, svg } from '../../svg.ts';
import { LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { splitLayers } from '../split-layers.ts';
import type { Layer, Stage } from '../stage.ts';

const tulip = getDrawing('tulip');

const NEUTRAL: DrawingColors = {
  main: '#d9534a',
  second: '#5b93b8',
  accent: '#f2c14e',
  ink: '#2c3140',
  light: '#fff8ec',
};

/** A row of things side by side, none of them cut off. */
export function layGoods(
  stage: Stage,
  goods: readonly Drawing[],
  { from, to, foot, tall }: { from: number; to: number; foot: number; tall: number },
  id: string,
  random: Random,
): string[] {
  const { light, unit } = stage;
  const lit = lampShare(light) > 0.25;
  const laid: string[] = [];
  let at = from + unit * 0.03;
  const first = random.integer(0, goods.length - 1);
  for (let nth = 0; nth < 40; nth++) {
    const drawing = goods[(first + nth) % goods.length];
    if (!drawing) break;
    const high = tall * (drawing.width > drawing.height * 1.2 ? 0.72 : 1);
    const scale = Math.min(high / drawing.height, (tall * 1.35) / drawing.width);
    const wide = drawing.width * scale;
    if (at + wide > to - unit * 0.03) break;
    const paint = (color: string): string => (lit ? mix(color, LAMP, 0.12) : inLight(light, color, 0.93));
    const { main, second, accent, ink, light: pale, fixed } = drawing.natural ?? NEUTRAL;
    const colors: DrawingColors = {
      main: paint(main),
      second: paint(second),
      accent: paint(accent),
      ink: paint(ink),
      light: paint(pale),
      ...(fixed ? { fixed: fixed.map(paint) } : {}),
    };
    laid.push(
      svg`<g transform="translate(${at} ${foot - drawing.height * scale}) scale(${scale.toFixed(4)})">${drawing.draw(colors, `${id}${nth}`)}</g>`,
    );
    at += wide + unit * 0.035;
  }
  return laid;
}

const SPINES = ['#c8473f', '#f0c98a', '#2f6f7f', '#7a5a9a', '#e0913f', '#4d7f5a', '#f1ead9'] as const;

/** Books on two boards, spine beside spine. */
export function drawSpines({ unit, light }: Stage, pane: Box, shelf: number, random: Random): string {
  const lit = lampShare(light) > 0.25;
  const data = SPINES.map(() => '');
  const middle = (pane.y + shelf) / 2 + unit * 0.01;
  for (const foot of [middle, shelf])
    for (let x = pane.x + unit * 0.016; x < pane.x + pane.width - unit * 0.03; ) {
      const wide = unit * random.range(0.012, 0.026);
      const tall = (foot - (foot === middle ? pane.y : middle)) * random.range(0.5, 0.72);
      const color = random.integer(0, SPINES.length - 1);
      if (random.next() < 0.93) data[color] += svg`M${x} ${foot}v${-tall}h${wide}v${tall}Z`;
      x += wide + unit * 0.003;
    }
  const paint = (color: string): string => (lit ? mix(color, LAMP, 0.15) : inLight(light, color, 0.9));
  return (
    rect(pane.x, middle, pane.width, unit * 0.01, fill(inLight(light, '#a9784a', 0.94))) +
    data.map((spines, nth) => path(spines, fill(paint(SPINES[nth] ?? SPINES[0])))).join('')
  );
}

/** Buckets of cut flowers under the window. */
export function drawBuckets(stage: Stage, pane: Box, kerb: number): Layer[] {
  const { unit, light } = stage;
  const spin = stage.random.fork('buckets');
  const tin = inLight(light, '#9fb0b8', 0.94);
  const drawn: string[] = [];
  const count = Math.max(4, Math.round(pane.width / (unit * 0.15)));
  for (let i = 0; i < count; i++) {
    const x = pane.x + (pane.width * (i + 0.5)) / count;
    const [w, h] = [unit * 0.07, unit * 0.07];
    const foot = kerb + unit * 0.016;
    const bloom = inLight(
      light,
      spin.pick(['#e2556a', '#f5c53d', '#f6efe4', '#8f5bb0', '#f08a3c'] as const),
      0.95,
    );
    let body = '';
    for (let k = 0; k < 5; k++) {
      const scale = (unit * spin.range(0.1, 0.13)) / tulip.height;
      const at = x - w * 0.5 + (w * k) / 4 - (tulip.width * scale) / 2;
      const natural = tulip.natural ?? NEUTRAL;
      body += svg`<g transform="translate(${at} ${foot - h * 0.7 - tulip.height * scale}) scale(${scale.toFixed(4)})">${tulip.draw({ ...natural, main: bloom, second: inLight(light, natural.second, 0.94) }, `t${i}${k}`)}</g>`;
    }
    body +=
      filled(tin)`M${x - w * 0.6} ${foot - h}h${w * 1.2}L${x + w * 0.42} ${foot}h${-w * 0.84}Z` +
      rect(x - w * 0.64, foot - h, w * 1.28, unit * 0.009, fill(mix(tin, light.sun, 0.4)));
    drawn.push(body);
  }
  return splitLayers(stage, 'buckets', drawn);
}
