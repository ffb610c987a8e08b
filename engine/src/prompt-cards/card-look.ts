import { exactColors, toColorsOnBackdrop } from '../art/drawings/drawing-colors.ts';
import { partOutline } from '../art/drawings/part-outline.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Palette } from '../color/palette.ts';
import type { Direction } from '../layout/direction.ts';
import type { InkMeter } from '../layout/ink-meter.ts';
import type { Look } from '../layout/look.ts';
import { getLook } from '../layout/looks.ts';
import { subjectOf } from '../layout/motif-layer.ts';
import { placeSubject } from '../layout/place-subject.ts';
import type { SourceImage } from '../paint/draw-picture.ts';
import { paint } from '../paint/paint.ts';
import { createRandom } from '../random.ts';
import { toBrandSheet } from '../sheets/brand-sheet.ts';
import { faces } from '../sheets/faces.ts';
import { PATTERNS, toPromptSheet } from '../sheets/prompt-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { OwnFont } from '../sheets/to-voices.ts';
import { toCanvas, toStep } from '../solve/canvas.ts';
import type { PlacedShape } from '../solve/layout.ts';
import { solve } from '../solve/solve.ts';
import type { Card } from './list-cards.ts';
import { SIGN, toSign } from './sign-of.ts';

/** A spec in a face, as a look that the quality gate tries. */
export function toCardLook(
  { family, look }: Direction,
  cards: readonly Card[],
  { inkOf, logo, font }: { inkOf: InkMeter; logo?: SourceImage | undefined; font?: OwnFont | undefined },
): Look {
  const card = cards.find(({ spec }) => spec.name === family);
  if (!card) throw new Error(`no card is arranged by ${family}`);
  const { spec, matter } = card;
  return {
    ...getLook(look),
    attempts: 1,
    layout: async ({ direction, request, width, height, typesetter }) => {
      const canvas = toCanvas(width, height);
      const object = spec.object && toObject(direction, request, spec.object);
      const sign = spec.sign && toSign(request, direction.palette);
      const palette = (object ?? sign)?.palette ?? direction.palette;
      const sheet = toSheet(direction, palette, { font, large: toStep('meta', canvas) >= LARGE_PX });
      const pictures = { ...(object ? { [OBJECT]: object } : {}), ...(sign ? { [SIGN]: sign } : {}) };
      const traits = Object.entries(pictures).map(([name, one]) => [name, one.traits] as const);
      const images = new Map([...matter.images, ...traits]);
      const draws = Object.fromEntries(Object.entries(pictures).map(([name, { draw }]) => [name, draw]));
      const problem = { region: spec.region, sheet, matter: { ...matter, images }, canvas, margins: canvas };
      const layout = await solve(problem, { typesetter, inkOf });
      const shown = layout.shapes.find(({ image }) => image !== undefined && image in pictures);
      const composition = await paint(layout, logo ? { logo } : {}, { draws });
      const signed = layout.shapes.some(({ draw }) => draw === 'logo') ? { signed: true as const } : {};
      const leastSize = toStep('small', canvas);
      return {
        ...composition,
        ...signed,
        leastSize,
        family: spec.name,
        ...(shown ? { subject: shown.box } : {}),
      };
    },
  };
}

/** The sheet of a direction: a brand's own, or a face in the colors that were decided. */
function toSheet(
  { signs, look, seed }: Direction,
  palette: Palette,
  own: { font: OwnFont | undefined; large: boolean },
): Sheet {
  if (signs) return toBrandSheet(palette, signs, own);
  const face = faces.find((one) => one.look === look);
  if (!face) throw new Error(`no face is called ${look}`);
  return toPromptSheet(face, palette, createRandom(seed).fork('pattern').pick(PATTERNS));
}

// WCAG 2.2: such letters need less contrast.
const LARGE_PX = 24;

// The name of a drawing in specs.
const OBJECT = 'object';

/** A drawing in its colors, and the palette with a field that it stands out from. */
function toObject({ motif, palette: own }: Direction, request: DesignRequest, on: 'field' | 'plain') {
  const drawing = subjectOf(motif);
  if (!drawing) throw new Error(`there is no drawing ${motif}`);
  const { colors: first, backdrop } = toColorsOnBackdrop(drawing, own, request);
  const palette = on === 'field' ? { ...own, accent: backdrop } : own;
  const colors =
    on === 'field' ? first : partOutline(drawing, first, own.background, exactColors(request, own));
  const { width, height } = drawing;
  return {
    palette,
    traits: { width, height, transparent: true },
    draw: ({ box }: PlacedShape) =>
      placeSubject(drawing, colors, {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        width: box.width,
        height: box.height,
        rotation: 0,
      }),
  };
}
