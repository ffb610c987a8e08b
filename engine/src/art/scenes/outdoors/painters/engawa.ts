import { mix } from '../../../../color/oklch.ts';
import { fill, filled, path, rect, stroke, stroked, svg, svgDocument } from '../../../svg.ts';
import { LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { calmHeight, type Layer, type Stage } from '../../stage.ts';

/** Paper doors between posts under a deep eave. */
export function drawPaperDoors(stage: Stage, left: boolean, deck: number): Layer {
  const { width, height, unit, light } = stage;
  const reach = Math.min(width * 0.6, unit * 1.12);
  const from = left ? 0 : width - reach;
  const wanted = Math.min(unit * 0.74, deck * 0.98);
  // Doors, eave and roof come down together below the words.
  const free = Math.min(
    ...Array.from({ length: 9 }, (_, i) => calmHeight(stage, from + (reach * i) / 8, deck, wanted)),
  );
  const eave = deck - free * 0.84;
  const wood = inLight(light, '#6b4a33', 0.9);
  const lit = lampShare(light) > 0.25;
  const paper = lit ? mix(LAMP, '#fff4d8', 0.4) : mix(inLight(light, '#f7f0e0', 0.9), light.sun, 0.1);
  if (free < unit * 0.34) return { name: 'house', picture: svgDocument(width, height, '') };
  const panels = Math.max(3, Math.round(reach / (unit * 0.22)));
  const wide = reach / panels;
  let [grid, frames] = ['', ''];
  for (let i = 0; i < panels; i++) {
    const x = from + wide * i;
    frames += svg`M${x + wide * 0.04} ${eave + unit * 0.06}h${wide * 0.92}V${deck}h${-wide * 0.92}Z`;
    for (const k of [0.35, 0.65]) grid += svg`M${x + wide * k} ${eave + unit * 0.06}V${deck - unit * 0.11}`;
    for (const k of [0.2, 0.4, 0.6, 0.8]) {
      const y = eave + unit * 0.06 + (deck - unit * 0.11 - eave - unit * 0.06) * k;
      grid += svg`M${x + wide * 0.04} ${y}h${wide * 0.92}`;
    }
  }
  const out = unit * 0.13 * (left ? 1 : -1);
  const edge = left ? from + reach : from;
  const body =
    rect(from, eave, reach, deck - eave, fill(paper)) +
    rect(from, deck - unit * 0.11, reach, unit * 0.11, fill(mix(wood, light.sun, 0.18))) +
    path(grid, stroke(wood, unit * 0.0045, 0.7)) +
    path(frames, stroke(wood, unit * 0.012)) +
    rect(from, eave, reach, unit * 0.06, fill(mix(inLight(light, '#e9dcc0', 0.88), light.dark, 0.18))) +
    rect(edge - unit * 0.014, eave, unit * 0.028, deck - eave, fill(wood)) +
    filled(
      inLight(light, isSnowy(stage) ? '#eef4fa' : '#59636c', 0.9),
    )`M${left ? 0 : width} ${eave - free * 0.16}L${edge + out * 0.7} ${eave - free * 0.13}L${edge + out} ${eave + unit * 0.035}L${left ? 0 : width} ${eave + unit * 0.035}Z` +
    stroked(
      mix(wood, light.dark, 0.3),
      unit * 0.016,
    )`M${left ? 0 : width} ${eave + unit * 0.035}H${edge + out}`;
  return { name: 'house', picture: svgDocument(width, height, body) };
}
