import { mix } from '../../../../color/oklch.ts';
import { fill, filled, path, stroke, stroked, svg, svgDocument } from '../../../svg.ts';
import { drawCrossing, drawStreet } from '../../buildings/steep-street-ground.ts';
import { drawHouses } from '../../buildings/steep-street-houses.ts';
import { ASIAN, CITY, OLD_TOWN, type StreetStyle } from '../../buildings/steep-street-styles.ts';
import { atStreet, type StreetView, toStreetView } from '../../buildings/street-view.ts';
import { drawSlope } from '../../land/terrain.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { drawProp } from '../../outdoors/props.ts';
import { rollingLine } from '../../shapes.ts';
import { drawSkyline } from '../../sky/backdrop.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.58;

/** A cobbled street of an old town that climbs between colored houses. */
export const oldTown: PlaceDrawing = steepStreet(OLD_TOWN);
/** A street of wooden houses under tiled eaves, paper lanterns along it: old Kyoto, Bukchon, a Chinese old town. */
export const asianStreet: PlaceDrawing = steepStreet(ASIAN);

/** A street between high houses in a city, a zebra crossing before the viewer, towers at its end. */
export const cityStreet: PlaceDrawing = steepStreet(CITY);

function steepStreet(style: StreetStyle): PlaceDrawing {
  return {
    horizon: HORIZON,
    draw: (stage) => draw(stage, style),
  };
}

function draw(stage: Stage, style: StreetStyle): Scene {
  const { height, light, unit, random } = stage;
  const view = toStreetView(stage);
  const hill = rollingLine(random.fork('hill'), height * 0.545, unit * 0.03, unit * 0.7);
  const foot = 0.72;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: (x) => height * 0.6 - calmHeight(stage, x, height * 0.6, height * 0.6 - hill(x)),
        color: '#7f9f8a',
        near: 0.32,
      }),
      ...(style.name === 'city-street' ? drawSkyline(stage, height * 0.6) : [drawEnd(stage, view, style)]),
      drawFog(stage, 'haze', [0.42, 0.66], 0.3 + 0.4 * light.mist),
      ...drawHouses(stage, view, style),
      drawStreet(stage, view, style),
      ...(style.name === 'city-street' ? [drawCrossing(stage, view)] : []),
      drawAbove(stage, view, style),
    ],
    front: [],
    groundY: () => atStreet(view, 0, style.name === 'city-street' ? 0.8 : foot)[1],
  };
}

/** What closes the street far up: a bell tower, or a pagoda. */
function drawEnd(stage: Stage, { vx, vy }: StreetView, { name, roof }: StreetStyle): Layer {
  const { width, height, unit, light, sunX } = stage;
  const tall = calmHeight(stage, vx, vy, unit * 0.3);
  const near = 0.42;
  const wall = inLight(light, name === 'old-town' ? '#efe2cc' : '#8a4a3a', near);
  const tile = inLight(light, roof, near);
  const end = { x: vx, y: vy + 6, tall, near, turned: sunX > vx };
  let body = drawProp(stage, name === 'old-town' ? 'bell-tower' : 'pagoda', end);
  // Roofs beside it hide its foot.
  const random = stage.random.fork('end-roofs');
  let roofs = '';
  for (let x = vx - unit * 0.3; x < vx + unit * 0.3; ) {
    const wide = unit * random.range(0.04, 0.075);
    const up = calmHeight(stage, x, vy, unit * random.range(0.05, 0.11));
    roofs += svg`M${x} ${vy + 8}V${vy - up}L${x + wide / 2} ${vy - up - wide * 0.4}L${x + wide} ${vy - up}V${vy + 8}Z`;
    x += wide;
  }
  body += path(roofs, fill(mix(wall, tile, 0.5)));
  return { name: 'end', picture: svgDocument(width, height, body) };
}

/** What hangs over the street: lanterns on brackets, washing or paper lanterns on a line. */
function drawAbove(stage: Stage, view: StreetView, style: StreetStyle): Layer {
  const { width, height, unit, light, calm } = stage;
  const random = stage.random.fork('above');
  const asian = style.name === 'asian-street';
  let [body, cords, cloths] = ['', '', ''];
  const clear = (x: number, y: number): boolean =>
    !calm || x < calm.x - 30 || x > calm.x + calm.width + 30 || y > calm.y + calm.height + 20;
  for (const scale of [0.24, 0.36, 0.54, 0.82])
    for (const side of [-1, 1]) {
      const [x, y] = atStreet(view, side * 0.86, scale, unit * 0.3);
      if (x < 0 || x > width || !clear(x, y)) continue;
      const size = unit * (asian ? 0.075 : 0.05) * scale;
      if (asian)
        body += drawProp(stage, 'paper-lantern', {
          x,
          y: y + size * 1.6,
          tall: size * 2.1,
          near: 0.9,
          lamps: true,
        });
      else {
        const iron = inLight(light, '#2a343b', 0.9);
        const [wx] = atStreet(view, side, scale, 0);
        body +=
          drawGlow(light, x, y + size * 0.5, size * 2.6) +
          stroked(iron, Math.max(0.8, size * 0.1))`M${wx} ${y}H${x}v${size * 0.2}` +
          filled(
            lampShare(light) > 0.25 ? LAMP : inLight(light, '#f3efe2', 0.9),
          )`M${x - size * 0.28} ${y + size * 0.2}h${size * 0.56}l${-size * 0.12} ${size * 0.7}h${-size * 0.32}Z`;
      }
    }
  if (style.name === 'old-town' && !calm && light.weather !== 'rain' && light.weather !== 'storm') {
    const scale = 0.4;
    const [from, to] = [atStreet(view, -1, scale, unit * 0.62), atStreet(view, 1, scale, unit * 0.62)];
    const drop = unit * 0.03;
    cords += svg`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${from[1] + drop * 2} ${to[0]} ${to[1]}`;
    const colors = ['#f6efe4', '#e2655a', '#7fa8c9', '#f0c66b', '#f6efe4'];
    for (const [i, color] of colors.entries()) {
      const k = 0.16 + 0.16 * i;
      const x = from[0] + (to[0] - from[0]) * k;
      const y = from[1] + 4 * drop * k * (1 - k);
      const [w, h] = [unit * 0.024, unit * random.range(0.03, 0.05)];
      cloths += filled(inLight(light, color, 0.8))`M${x - w} ${y}h${w * 2}l${-w * 0.2} ${h}h${-w * 1.6}Z`;
    }
  }
  const line =
    cords === '' ? '' : path(cords, stroke(inLight(light, '#4a4a4a', 0.8), Math.max(0.8, unit * 0.002)));
  return { name: 'above', picture: svgDocument(width, height, line + cloths + body, glowDefs) };
}
