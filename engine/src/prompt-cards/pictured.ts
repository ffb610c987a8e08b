import type { Drawing, DrawingColors } from '../art/drawings/drawing.ts';
import { type ColorsOnBackdrop, exactColors, toColorsOnBackdrop } from '../art/drawings/drawing-colors.ts';
import { partOutline } from '../art/drawings/part-outline.ts';
import { illustrationOf } from '../art/illustrations.ts';
import type { ShadedObject } from '../art/objects/objects.ts';
import { placeObject, turnedSize } from '../art/objects/place-object.ts';
import { placeSubject } from '../art/place-subject.ts';
import { findDirection } from '../assets/scripts.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { contrast } from '../color/contrast.ts';
import { mix } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { Direction } from '../direction/direction.ts';
import { objectOf } from '../direction/illustration/choose-register.ts';
import type { Box } from '../geometry.ts';
import type { ImageSource, Node } from '../nodes.ts';
import type { PictureTraits } from '../parts/matter.ts';
import type { Part } from '../parts/part.ts';
import { chooseWindow, subjectIn } from '../photo/crop.ts';
import { develop, toLayer } from '../photo/develop.ts';
import type { Photo } from '../photo/photo.ts';
import { createRandom } from '../random.ts';
import { toPictureInks } from '../sheets/on-picture.ts';
import { isFieldPattern } from '../sheets/pattern-names.ts';
import type { Inks } from '../sheets/sheet.ts';
import type { Canvas } from '../solve/canvas.ts';
import type { Layout, PlacedShape } from '../solve/layout.ts';
import { draws } from '../specs/roles-of.ts';
import type { Spec } from '../specs/spec.ts';
import { toFigureColors } from '../stage/place/figure-colors.ts';
import { drawGroup, GROUP, isGroup, listThings } from './group-things.ts';
import { drawCover, toCover } from './photo-cover.ts';
import { toSign } from './sign-of.ts';
import { drawTiles, listTiles, TILES } from './tile-things.ts';

type Drawn = { node: Node; image: ImageSource; subject?: Box | undefined };

/** What a card shows besides words: a drawing, a sign, or a picture of the caller's. */
export type Pictured = {
  /** As specs call it. */
  name: 'object' | 'photo' | 'sign';
  traits: PictureTraits;
  palette?: Palette;
  /** The field that it stands out from. */
  field?: string;
  /** Of words on it. */
  cover?: Inks;
  draw(shape: PlacedShape, layout: Layout): Drawn | Promise<Drawn>;
};

/** Whether a card of the spec has something to draw by that name, or draws nothing by it. */
export function canShow({ object, region }: Spec, motif: string, request: DesignRequest): boolean {
  if (motif === TILES) return listTiles(request).length > 0;
  if (motif === GROUP) return object !== undefined && isGroup(listThings(request));
  if (object) return (objectOf(motif) ?? illustrationOf(motif)?.drawing) !== undefined;
  return motif === '' || !draws(region, ['pattern']) || isFieldPattern(motif);
}

type Surroundings = { canvas: Canvas; photo: Photo | undefined; parts: readonly Part[] };

export async function toPictured(
  spec: Spec,
  direction: Direction,
  request: DesignRequest,
  around: Surroundings,
): Promise<Pictured | undefined> {
  if (spec.sign) return toSign(request, direction.palette);
  if (direction.motif === TILES) return toTiles(direction, request, around.canvas);
  if (spec.object) return toObject(direction, request, spec.object);
  return spec.photo && toPhoto(spec.photo, direction, request, around);
}

/** A drawing in its colors, and the palette with a field that it stands out from. */
function toObject(
  { motif, palette: own, seed }: Direction,
  request: DesignRequest,
  on: 'field' | 'plain',
): Pictured {
  const object = objectOf(motif);
  if (object) return toShaded(object, seed);
  const { drawing, colors, backdrop, shows } =
    motif === GROUP ? toGroup(request, own, on) : toDrawn(motif, request, own, on);
  const palette = on === 'field' ? { ...own, accent: backdrop } : own;
  const { width, height } = drawing;
  return {
    name: 'object',
    palette,
    ...(on === 'field' ? { field: backdrop } : {}),
    traits: { width, height, transparent: true },
    draw: ({ box }) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const { node, image } = placeSubject(drawing, colors, { ...box, x, y, rotation: 0 });
      return { node, image: { ...image, shows }, subject: box };
    },
  };
}

type OnGround = ColorsOnBackdrop & { drawing: Drawing; shows: readonly string[] };

/** A drawing in the colors that it has on the ground of a card, or on a field that it stands out from. */
function toDrawn(motif: string, request: DesignRequest, own: Palette, on: 'field' | 'plain'): OnGround {
  const drawing = illustrationOf(motif)?.drawing;
  if (!drawing) throw new Error(`there is no drawing ${motif}`);
  const { colors, backdrop } = toColorsOnBackdrop(drawing, own, request);
  const onPlain = (): DrawingColors =>
    partOutline(drawing, onGround(drawing, colors, own), own.background, exactColors(request, own));
  return { drawing, colors: on === 'field' ? colors : onPlain(), backdrop, shows: [drawing.name] };
}

/** All things of a picture: on the field of the first, or on the ground of the card, each in its colors there. */
function toGroup(request: DesignRequest, own: Palette, on: 'field' | 'plain'): OnGround {
  const things = listThings(request);
  const [lead] = things;
  if (!lead) throw new Error('a card of several things was given none');
  const first = toDrawn(`subject:${lead.actor.drawing.name}`, request, own, on);
  const ground = on === 'field' ? first.backdrop : own.background;
  const drawing = drawGroup(things, (role, nth) => {
    const { drawing } = role.players[nth] ?? role.actor;
    return partOutline(drawing, toFigureColors(role, nth, first.colors), ground, exactColors(request, own));
  });
  return { ...first, drawing, shows: things.map(({ actor }) => actor.drawing.name) };
}

/** What a pattern repeats, from edge to edge of a card in the color that is asked for. */
function toTiles({ palette: decided }: Direction, request: DesignRequest, canvas: Canvas): Pictured {
  const { width, height } = canvas;
  const palette = { ...decided, background: request.scene?.ground ?? decided.background };
  const drawings = listTiles(request);
  // The asked color is that of the ground.
  const own = request.scene?.ground ? { ...request, colors: [] } : request;
  const toColors = ({ name }: Drawing): DrawingColors =>
    toDrawn(`subject:${name}`, own, palette, 'plain').colors;
  return {
    name: 'object',
    palette,
    traits: { width, height, transparent: true },
    draw: ({ box }) => {
      const drawing = drawTiles(drawings, toColors, canvas);
      const place = { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2, rotation: 0 };
      const { node, image } = placeSubject(drawing, toColors(drawings[0] as Drawing), place);
      return { node, image: { ...image, shows: drawings.map(({ name }) => name) }, subject: box };
    },
  };
}

/** A shaded object, turned a little unless it stands. */
function toShaded(object: ShadedObject, seed: number): Pictured {
  const random = createRandom(seed).fork('turn');
  const turn = Math.round(random.range(TURN.least, TURN.most)) * (random.next() < 0.5 ? 1 : -1);
  const degrees = object.stands ? 0 : turn;
  return {
    name: 'object',
    traits: { ...turnedSize(object, degrees), transparent: true },
    draw: async ({ box }) => ({ ...(await placeObject(object, box, degrees)), subject: box }),
  };
}
const TURN = { least: 5, most: 14 } as const;

/** What has no color of its own is paper on a field, and on the ground of a card in its accent. */
const onGround = (drawing: Drawing, colors: DrawingColors, { accent, foreground }: Palette): DrawingColors =>
  drawing.natural && !drawing.emblem
    ? colors
    : { ...colors, main: accent, ...(drawing.emblem ? { second: mix(accent, foreground, SHADE) } : {}) };
const SHADE = 0.25;

// Of its color that a picture loses on a card of mourning.
const MOURNING = 0.75;
const fadedBy = ({ occasion, briefKind }: DesignRequest): number =>
  occasion === 'mourning' || briefKind === 'memorial' ? MOURNING : 0;

async function toPhoto(
  place: Required<Spec>['photo'],
  { palette }: Direction,
  request: DesignRequest,
  { canvas, photo, parts }: Surroundings,
): Promise<Pictured> {
  if (!photo) throw new Error('a card of a picture was given none');
  const traits = { width: photo.width, height: photo.height, transparent: false };
  const faded = fadedBy(request);
  if (place === 'field')
    return {
      name: 'photo',
      traits,
      draw: async ({ box, corner }) => {
        const field = onPixels(box);
        const window = chooseWindow(photo, field);
        const { node, image } = await toLayer(await develop(photo, window, field, faded), field);
        const style = { ...node.style, ...(corner === undefined ? {} : { borderRadius: corner }) };
        return { node: { ...node, style } as Node, image, subject: subjectIn(photo, window, field) };
      },
    };
  const rtl = findDirection(parts[0]?.text ?? '') === 'rtl';
  const side = place === 'bottom' ? 'bottom' : rtl ? 'right' : 'left';
  const cover = await toCover(photo, canvas, side, { faded, scheme: request.scheme });
  const { tone, ink } = cover;
  const accent = contrast(palette.accent, tone) >= STANDS_OUT ? palette.accent : undefined;
  return {
    name: 'photo',
    traits,
    cover: toPictureInks({ tone, ink, accent }),
    draw: (_, { texts }) => drawCover(cover, texts),
  };
}

// Of a button on a picture.
const STANDS_OUT = 3;

function onPixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}
