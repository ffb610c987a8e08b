import type { Box } from '../../../geometry.ts';
import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import { getDrawing } from '../../drawings/drawings.ts';
import { svg, svgDocument } from '../../svg.ts';
import { findProp } from '../outdoors/props.ts';
import type { Layer, PlaceDrawing, Scene, Stage, Surface } from '../stage.ts';
import { type Arrangement, createArrangement } from './arrange.ts';
import { drawLamps, drawSun, type Glow, lyingOval } from './lights.ts';
import { drawTabletopView } from './near/tabletop-view.ts';
import { drawWindowsillView } from './near/windowsill-view.ts';
import { createRoom, paintAll, type Room } from './room.ts';
import type { FurnishedRoom, Hung, Piece, RoomData, WindowPiece } from './room-data.ts';
import { toRoomLight } from './room-light.ts';
import { colorsOf, palettesOf, rolesOfHome } from './room-palette.ts';
import { drawShell } from './shell.ts';
import { WALL_THINGS } from './wall-things.ts';
import { drawWindow, sillOf } from './window.ts';

// A level narrower than this has no room for anything; share of the unit.
const LEAST_FREE = 0.12;
const SEATS = new Set(['sofa', 'bed', 'armchair', 'bench', 'stool']);
// What curtains, or a frame alone, need beside the opening of a window; shares of the unit.
const [CURTAINED, FRAMED] = [0.16, 0.05];
// Of the usual size.
const SMALLER = 0.72;
// Of one layer: an SVG with more is slow to draw.
const MOST_ELEMENTS = 190;

/** What is seen of a room from nearby. */
const VIEWS = { tabletop: drawTabletopView, windowsill: drawWindowsillView } as const;

/** A place under a roof as its file says: a wall, a floor, and what fits of its furnishing; or the view of one level in it. */
export function roomPlace(data: RoomData): PlaceDrawing {
  const { horizon, palettes: own = 'home' } = data;
  const palettes = typeof own === 'string' ? palettesOf(own) : own;
  return {
    horizon,
    indoors: (outside, random) => toRoomLight(outside, palettes, random),
    draw: (stage) => {
      const room = createRoom(stage, palettes, horizon);
      return 'near' in data ? VIEWS[data.near](stage, room) : drawRoom(stage, room, data);
    },
  };
}

function drawRoom(stage: Stage, room: Room, data: FurnishedRoom): Scene {
  const { width, height, unit } = stage;
  const { wall, floor, windows: wanted = [] } = data;
  const { floorY } = room;
  const groundY = floorY + Math.min((height - floorY) * 0.6, unit * 0.2);
  const arrangement = createArrangement(stage, groundY);
  const surfaces: Surface[] = [];
  const glows: Glow[] = [];
  const openWindows = () => placeWindows(stage, room, arrangement, wanted);
  const early = isWindowMissed(stage) ? openWindows() : undefined;
  const { drawings: pieces, lacking } = placePieces(
    stage,
    room,
    arrangement,
    wantedFirst(data.pieces ?? [], stage),
    surfaces,
    glows,
  );
  const windows = early ?? openWindows();
  if (windows.sill) surfaces.push(windows.sill);
  const hung = placeHung(stage, room, arrangement, data.hung ?? [], surfaces, glows);
  const rug = data.rug && !hasOwnRug(stage) ? drawRug(stage, room, groundY) : '';
  const sun = drawSun(stage, room, windows.boxes);
  const back: Layer[] = [
    drawShell(stage, room, typeof wall === 'string' ? wall : stage.random.fork('wall').pick(wall), floor),
    { name: 'wall', picture: svgDocument(width, height, windows.body + hung, windows.defs) },
    ...inLayers(pieces, rug + sun.body).map((body, index) => ({
      name: `furniture${index}`,
      picture: svgDocument(width, height, body, index === 0 ? sun.defs : ''),
    })),
    drawLamps(stage, room, glows),
  ];
  // A cup belongs on a table before a bed.
  const order = surfaces.toSorted((a, b) => Number(SEATS.has(a.name)) - Number(SEATS.has(b.name)));
  return {
    back,
    front: [],
    groundY: () => groundY,
    surfaces: order,
    lacking: [...lacking, ...(wanted.length > 0 && windows.boxes.length === 0 ? ['window'] : [])],
  };
}

/** Whether the picture shows a rug of its own, alone or under somebody. */
const hasOwnRug = ({ brings = [] }: Stage): boolean =>
  brings.some((name) => name === 'rug' || name === 'perch-carpet');

/** Whether a window comes before furniture: beside words, what a room is known by has the room that is left, unless the prompt speaks of what is seen outside. */
const isWindowMissed = ({ calm, wanted = [], outside }: Stage): boolean =>
  calm === undefined ||
  outside?.weather !== 'clear' ||
  outside.time !== 'day' ||
  wanted.some((noun) => noun.startsWith('window'));

/** What the prompt names gets its room before the rest, and may stand behind the subject. */
function wantedFirst(pieces: readonly Piece[], { wanted = [] }: Stage): readonly Piece[] {
  const isWanted = ({ drawing }: Piece): boolean =>
    getDrawing(drawing).nouns.some((noun) => wanted.includes(noun));
  return [
    ...pieces.filter(isWanted).map((piece) => ({ ...piece, loose: true as const })),
    ...pieces.filter((piece) => !isWanted(piece)),
  ];
}

/** The drawings over one another, in as few layers as stay small enough to draw. */
function inLayers(drawings: readonly string[], first: string): string[] {
  const layers = [first];
  let count = 0;
  for (const drawing of drawings) {
    const elements = drawing.split('<').length / 1.5;
    if (count > 0 && count + elements > MOST_ELEMENTS) {
      layers.push('');
      count = 0;
    }
    layers[layers.length - 1] += drawing;
    count += elements;
  }
  return layers;
}

function placeWindows(
  stage: Stage,
  room: Room,
  arrangement: Arrangement,
  wanted: readonly WindowPiece[],
): { body: string; defs: string; boxes: Box[]; sill?: Surface } {
  const { unit, width, sunX } = stage;
  let [body, defs] = ['', ''];
  const boxes: Box[] = [];
  let level: Surface | undefined;
  for (const [index, piece] of wanted.entries()) {
    const wide = Math.min(piece.width * unit, width * 0.7);
    // A tall canvas has tall windows where no words are in the way.
    const wall = room.floorY / unit - piece.up;
    const high = Math.max(piece.height, Math.min(piece.height * 1.7, wall * 0.62));
    const topOf = (tall: number): number => Math.max(unit * 0.1, room.floorY - unit * (piece.up + tall));
    const [most, least] = [topOf(high), topOf(piece.height)];
    const dressed = piece.curtains ? [true, false] : [false];
    // Rather bare than behind something, and rather behind something than none.
    const ways = [true, false].flatMap((unhidden) =>
      dressed.flatMap((curtains) => [most, least].map((top) => ({ unhidden, curtains, top }))),
    );
    const found = ways.reduce<{ outer: Box; curtains: boolean } | undefined>((placed, way) => {
      if (placed) return placed;
      const { unhidden, curtains, top } = way;
      const margin = unit * (curtains ? CURTAINED : FRAMED);
      const outer = arrangement.place(
        {
          x: (piece.at === undefined ? sunX : piece.at * width) - wide / 2 - margin,
          y: top - unit * 0.06,
          width: wide + margin * 2,
          height: room.floorY - unit * (piece.up - 0.03) - top + unit * 0.06,
        },
        true,
        0,
        unhidden,
      );
      return outer && { outer, curtains };
    }, undefined);
    if (!found) continue;
    const { outer, curtains } = found;
    const margin = unit * (curtains ? CURTAINED : FRAMED);
    const top = outer.y + unit * 0.06;
    const box = { x: outer.x + margin, y: top, width: wide, height: room.floorY - unit * piece.up - top };
    const drawn = drawWindow(stage, room, {
      box,
      columns: piece.columns ?? 2,
      rows: piece.rows ?? 2,
      curtains,
      town: piece.town ?? false,
      id: `w${index}`,
    });
    body += drawn.body;
    defs += drawn.defs;
    boxes.push(box);
    const sill = sillOf(stage, box);
    const hidden = curtains ? unit * 0.06 : 0;
    if (piece.up > 0.1)
      level ??= {
        name: 'windowsill',
        from: box.x + hidden,
        to: box.x + box.width - hidden,
        y: sill.y + sill.height * 0.3,
      };
  }
  return { body, defs, boxes, ...(level ? { sill: level } : {}) };
}

function placePieces(
  stage: Stage,
  room: Room,
  arrangement: Arrangement,
  wanted: readonly Piece[],
  surfaces: Surface[],
  glows: Glow[],
): { drawings: string[]; lacking: string[] } {
  const { unit, width } = stage;
  const drawings: string[] = [];
  const drawn = new Set<Drawing>();
  const left: Drawing[] = [];
  for (const [index, piece] of wanted.entries()) {
    if (stage.brings?.includes(piece.drawing)) continue;
    const drawing = getDrawing(piece.drawing);
    const on = (piece.on ?? []).filter((small) => !stage.brings?.includes(small.drawing));
    const foot = room.floorY + unit * (piece.depth ?? 0.03);
    const most = Math.min((unit * piece.tall) / drawing.height, (width * 0.84) / drawing.width);
    const above = unit * Math.max(0, ...on.map((small) => small.tall));
    // Where words leave less room, a smaller piece rather than none.
    const box = [1, SMALLER].reduce<Box | undefined>((found, share) => {
      if (found) return found;
      const [wide, tall] = [drawing.width * most * share, drawing.height * most * share];
      // A bookcase behind who reads is seen over them and beside them; a lamp would grow out of their head.
      const behind =
        piece.loose === true &&
        (stage.standing ?? []).every((figure) => figure.height < tall * 0.85 && figure.width < wide * 1.1);
      const wish = { x: piece.at * width - wide / 2, y: foot - tall, width: wide, height: tall };
      return arrangement.place(wish, piece.loose, above, !behind);
    }, undefined);
    if (!box) {
      left.push(drawing);
      continue;
    }
    drawn.add(drawing);
    const { width: wide, height: tall } = box;
    const scale = tall / drawing.height;
    const colors = piece.colors
      ? colorsOf(piece.colors, room.palette)
      : (drawing.natural ?? colorsOf('any', room.palette));
    let body = '';
    if ((piece.depth ?? 0) >= 0)
      body += lyingOval(
        box.x + wide / 2,
        foot,
        wide * 0.5,
        Math.min(unit * 0.018, tall * 0.06),
        room.dark,
        0.28,
      );
    body += drawProp(piece.glow ? litBy(room) : room, drawing, colors, box, `f${index}`);
    if (piece.glow)
      glows.push({
        at: [box.x + wide * piece.glow.at[0], box.y + tall * piece.glow.at[1]],
        reach: unit * piece.glow.reach,
        ...(piece.glow.always ? { always: true } : {}),
      });
    const top = drawing.presence?.top;
    if (!top) {
      drawings.push(body);
      continue;
    }
    const level = { from: box.x + top.from * scale, to: box.x + top.to * scale, y: box.y + top.y * scale };
    const free = freePart(level, on);
    if (piece.surface && free.to - free.from > unit * LEAST_FREE)
      surfaces.push({ name: piece.surface, ...free });
    for (const [i, small] of on.entries()) {
      const thing = getDrawing(small.drawing);
      const size = (unit * small.tall) / thing.height;
      const x = level.from + (level.to - level.from) * small.at - (thing.width * size) / 2;
      const at = {
        x,
        y: level.y - unit * small.tall,
        width: thing.width * size,
        height: unit * small.tall,
      };
      body += drawProp(
        small.glow ? litBy(room) : room,
        thing,
        thing.natural ?? colorsOf('any', room.palette),
        at,
        `f${index}${i}`,
      );
      if (small.glow)
        glows.push({ at: [at.x + at.width / 2, at.y + at.height * 0.25], reach: unit * small.glow });
    }
    drawings.push(body);
  }
  // The second of two bookcases is not missed.
  const lacking = left.filter((drawing) => !drawn.has(drawing)).flatMap(({ nouns }) => nouns);
  return { drawings, lacking };
}

/** The widest stretch of a top that its small things leave. */
function freePart(
  { from, to, y }: { from: number; to: number; y: number },
  on: readonly { at: number }[],
): { from: number; to: number; y: number } {
  const stops = [-0.1, ...on.map(({ at }) => at).sort((a, b) => a - b), 1.1];
  let best: [number, number] = [0, 0];
  for (let i = 1; i < stops.length; i++) {
    const [a = 0, b = 1] = [stops[i - 1], stops[i]];
    if (b - a > best[1] - best[0]) best = [a, b];
  }
  const span = to - from;
  return { from: from + span * Math.max(0, best[0] + 0.1), to: from + span * Math.min(1, best[1] - 0.1), y };
}

function placeHung(
  stage: Stage,
  room: Room,
  arrangement: Arrangement,
  wanted: readonly Hung[],
  surfaces: Surface[],
  glows: Glow[],
): string {
  const { unit, width } = stage;
  let body = '';
  for (const piece of wanted) {
    const kind = WALL_THINGS[piece.hung];
    const ceiling = kind?.ceiling ?? piece.ceiling;
    const surface = kind?.surface;
    const glow = piece.glow ?? kind?.glow;
    const [wide, low] = [unit * piece.width, room.floorY - unit * piece.up];
    const top = ceiling ? 0 : low - unit * (piece.height ?? kind?.height ?? 0);
    if (!ceiling && top < unit * 0.04) continue;
    const box = arrangement.place(
      { x: piece.at * width - wide / 2, y: top, width: wide, height: low - top },
      true,
    );
    if (!box) continue;
    body += kind ? kind.draw(stage, room, box, piece) : hangProp(stage, room, box, piece);
    if (surface) surfaces.push({ name: surface, from: box.x, to: box.x + wide, y: low });
    if (glow)
      glows.push({
        at: [box.x + wide * glow.at[0], box.y + (low - top) * glow.at[1]],
        reach: unit * glow.reach,
      });
  }
  return body;
}

/** A prop on the wall, whose colors are those of the first palette of a home: the room's own replace them. */
function hangProp({ unit }: Stage, room: Room, { x, y, width, height }: Box, piece: Hung): string {
  const own = findProp(piece.hung);
  if (!own) throw new Error(`nothing that hangs on a wall is named ${piece.hung}`);
  const scale = ((unit * (piece.height ?? 0)) / 100).toFixed(4);
  const repaint = (color: string): string => {
    if (color === '#000000') return room.dark;
    const role = rolesOfHome().get(color);
    return room.paint(role ? room.palette[role] : color);
  };
  const inside = own.draw(repaint, { lit: room.lamps > 0 });
  return svg`<g transform="translate(${x + width / 2} ${y + height}) scale(${scale})">${inside}</g>`;
}

/** A lamp that is lit keeps its colors. */
const litBy = (room: Room): Room => (room.lamps > 0 ? { ...room, paint: (color) => color } : room);

/** A subject in a box of its own proportions, in the room's light. */
export function drawProp(
  room: Room,
  drawing: Drawing,
  colors: DrawingColors,
  { x, y, height }: Box,
  id: string,
): string {
  const inside = drawing.draw(paintAll(room, colors), id);
  return svg`<g transform="translate(${x} ${y}) scale(${(height / drawing.height).toFixed(4)})">${inside}</g>`;
}

function drawRug({ width, unit, subjectX }: Stage, { paint, palette }: Room, groundY: number): string {
  const reach = Math.min(unit * 0.62, width * 0.46);
  const x = Math.min(Math.max(subjectX ?? width * 0.46, reach * 0.8), width - reach * 0.8);
  const half = unit * 0.075;
  return (
    lyingOval(x, groundY + unit * 0.012, reach, half, paint(palette.accent)) +
    lyingOval(x, groundY + unit * 0.01, reach * 0.9, half * 0.86, paint(palette.second)) +
    lyingOval(x, groundY + unit * 0.01, reach * 0.8, half * 0.72, paint(palette.accent), 0.85)
  );
}
