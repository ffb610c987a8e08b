import { fill, rect, svgDocument } from '../../../svg.ts';
import type { Layer, Scene, Stage } from '../../stage.ts';
import { createRoom } from '../room.ts';
import { palettesOf } from '../room-palette.ts';
import { drawTabletop, EDGE, toTabletop } from './tabletop.ts';

// How much larger the room is behind a table that is seen from nearby, and the share of its height above the picture.
const CLOSER = 1.5;
const ABOVE = 0.17;
// What is behind is out of focus: so much of it is the color of the wall.
const VEIL = 0.34;

/** The stage on which the room behind is drawn: nothing of it comes behind the words. */
export function toStageBehindTable(stage: Stage): Stage {
  const { calm } = stage;
  const { x, y } = cornerOf(stage);
  if (!calm) return stage;
  const part = { x: x + calm.x / CLOSER, y: y + calm.y / CLOSER };
  return { ...stage, calm: { ...part, width: calm.width / CLOSER, height: calm.height / CLOSER } };
}

/** Of the part of the room that is seen. */
const cornerOf = ({ sunX, height }: Stage): { x: number; y: number } => ({
  x: sunX * (1 - 1 / CLOSER),
  y: height * ABOVE,
});

/** A room as who sits at one of its tables sees it: the table before him, the room behind; `level` is that table's name. */
export function nearView(stage: Stage, { back, front }: Scene, level: string): Scene {
  const { width, height, light } = stage;
  const room = createRoom(stage, palettesOf('table'), EDGE);
  const veil = {
    name: 'veil',
    picture: svgDocument(width, height, rect(0, 0, width, height, fill(light.sky[2], VEIL))),
  };
  return {
    back: [...[...back, ...front].map((layer) => magnify(layer, stage)), veil, drawTabletop(stage, room)],
    front: [],
    ...toTabletop(stage, level),
  };
}

/** The part of a layer that begins at a point, over the whole canvas. */
function magnify(layer: Layer, stage: Stage): Layer {
  const { width, height } = stage;
  const { x, y } = cornerOf(stage);
  const { name, picture, box = { x: 0, y: 0, width, height } } = layer;
  if (typeof picture === 'string' && layer.box === undefined) {
    const whole = `viewBox="0 0 ${width} ${height}"`;
    const part = `viewBox="${x} ${y} ${width / CLOSER} ${height / CLOSER}"`;
    return { name: `near-${name}`, picture: picture.replace(whole, part) };
  }
  return {
    name: `near-${name}`,
    picture,
    box: {
      x: (box.x - x) * CLOSER,
      y: (box.y - y) * CLOSER,
      width: box.width * CLOSER,
      height: box.height * CLOSER,
    },
  };
}
