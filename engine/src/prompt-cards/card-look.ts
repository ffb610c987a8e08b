import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Palette } from '../color/palette.ts';
import type { Direction } from '../direction/direction.ts';
import { objectOf } from '../direction/illustration/choose-register.ts';
import type { Look } from '../direction/look.ts';
import type { SourceImage } from '../paint/draw-picture.ts';
import { paint } from '../paint/paint.ts';
import { createRandom } from '../random.ts';
import { toBrandSheet } from '../sheets/brand-sheet.ts';
import { toPatternColors } from '../sheets/pattern-colors.ts';
import { isFieldPattern } from '../sheets/pattern-names.ts';
import { ANY_PATTERN, toPromptSheet } from '../sheets/prompt-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { findStyle } from '../sheets/styles.ts';
import type { OwnFont } from '../sheets/to-voices.ts';
import { toCanvas, toStep } from '../solve/canvas.ts';
import { measureEmptiness } from '../solve/measure-emptiness.ts';
import { solve } from '../solve/solve.ts';
import { BACKDROPS, objectAlone, patternAlone } from '../specs/alone.ts';
import { draws } from '../specs/roles-of.ts';
import type { Spec } from '../specs/spec.ts';
import type { InkMeter } from '../typesetting/ink-meter.ts';
import { fitSpecToObject } from './fit-spec-to-object.ts';
import { GROUP } from './group-things.ts';
import type { Card } from './list-cards.ts';
import { toPictured } from './pictured.ts';
import { keepEdges, toOrnaments } from './to-ornaments.ts';

/** What the words of a brand are set in: its font, else the voices of its tone. */
type Own = { font?: OwnFont | undefined; voices?: Sheet['voices'] | undefined };

/** A spec in a face, as a look that the quality gate tries. */
export function toCardLook(
  { family, look }: Direction,
  cards: readonly Card[],
  { inkOf, logo, ...own }: Own & { inkOf: InkMeter; logo?: SourceImage | undefined },
): Look {
  const card = cards.find(({ spec }) => spec.name === family);
  if (!card) throw new Error(`no card is arranged by ${family}`);
  const { matter } = card;
  return {
    name: look,
    attempts: 1,
    layout: async ({ direction, request, width, height, typesetter, photo }) => {
      const canvas = toCanvas(width, height);
      const { scheme = schemeOfStyle(direction.look) } = request;
      const kept = scheme ? { ...request, scheme } : request;
      const object = objectOf(direction.motif);
      // What is the whole picture stands whole in its middle.
      const isAlone = card.spec === objectAlone;
      const heard = isHeard(card.spec, direction, request);
      const spec = fitSpecToObject(card.spec, {
        object: isAlone ? undefined : object,
        motif: direction.motif,
        heard,
      });
      const pictured = await toPictured(spec, direction, kept, { canvas, photo, parts: matter.parts });
      const palette = pictured?.palette ?? direction.palette;
      const large = toStep('meta', canvas) >= LARGE_PX;
      const plain = toSheet(direction, palette, {
        ...own,
        large,
        request: kept,
        field: pictured?.field,
        patterned: card.spec === patternAlone,
      });
      const sheet = pictured?.cover
        ? { ...plain, grounds: { ...plain.grounds, cover: pictured.cover } }
        : plain;
      const images = new Map(matter.images);
      if (pictured) images.set(pictured.name, pictured.traits);
      const random = createRandom(direction.seed).fork('ground');
      const ornaments = direction.signs
        ? {}
        : toOrnaments({ spec, request, style: findStyle(direction.look), direction });
      const strip = draws(spec.region, ['pattern']) ? undefined : request.illustration?.find(isFieldPattern);
      const problem = {
        region: spec.region,
        sheet: {
          ...keepEdges({ ...sheet, ...ornaments }, spec.region, matter.parts.length),
          // An asked pattern that has no field is along the foot.
          ...(strip ? { strip } : {}),
          // Rays leave the ground of a brand as it is; discs would cover it.
          ...(heard ? { pattern: 'echoes' as const } : {}),
          ...(isAlone ? { pattern: direction.signs ? 'burst' : random.pick(BACKDROPS) } : {}),
        },
        matter: { ...matter, images },
        canvas,
        margins: canvas,
        grows: 1.6,
      };
      const layout = await solve(problem, { typesetter, inkOf });
      const placed = layout.shapes.find(({ image }) => image !== undefined && image === pictured?.name);
      const drawn = placed && (await pictured?.draw(placed, layout));
      const asked = layout.shapes.find(({ draw }) => draw === (strip ?? direction.motif));
      const subject = drawn?.subject ?? asked?.box;
      const composition = await paint(layout, logo ? { logo } : {}, {
        draws: pictured && drawn ? { [pictured.name]: () => drawn } : {},
      });
      return {
        ...composition,
        leastSize: toStep('small', canvas),
        family: spec.name,
        emptiness: measureEmptiness(layout),
        ...(layout.shapes.some(({ draw }) => draw === 'logo') ? { signed: true as const } : {}),
        ...(subject ? { subject } : {}),
        ...(drawn && spec.photo ? { photographed: true as const } : {}),
        ...(request.kind === 'picture' || (drawn && direction.motif === GROUP) ? { depicts: true } : {}),
      };
    },
  };
}

/** The sheet of a direction: a brand's own, or a face in the colors that were decided. */
function toSheet(
  { signs, look, seed, hues, motif }: Direction,
  palette: Palette,
  {
    large,
    field,
    patterned,
    request: { colors, ground, scheme, moods, illustration = [] },
    ...own
  }: Own & { large: boolean; field: string | undefined; patterned: boolean; request: DesignRequest },
): Sheet {
  if (signs) {
    const sheet = toBrandSheet(palette, signs, { ...own, large });
    return isFieldPattern(motif) ? { ...sheet, pattern: motif } : sheet;
  }
  const turns = moods.includes('gradient');
  const style = findStyle(look);
  if (!style) throw new Error(`no style is called ${look}`);
  const usual = createRandom(seed)
    .fork('pattern')
    .pick(style.patterns ?? ANY_PATTERN);
  const [first = palette.accent, ...others] = colors;
  // From one asked color to the next.
  const blends = motif === 'blend' && others.length > 0;
  const alone = blends ? { ground: first, hues: colors } : toPatternColors([first, ...others], scheme);
  return toPromptSheet(style, palette, {
    ...(patterned ? { patterned: alone } : {}),
    pattern: isFieldPattern(motif) ? motif : usual,
    // A pattern or a gradient that is asked for is in the colors that are.
    hues: hues ?? ((turns || illustration.some(isFieldPattern)) && colors.length > 1 ? colors : undefined),
    turns,
    scheme,
    field,
    asked: ground ? [...colors, ground] : colors,
  });
}

// What is listened to sends out waves.
const SOUND: readonly BriefKind[] = ['podcast', 'music'];
const isHeard = ({ object }: Spec, { signs }: Direction, { briefKind }: DesignRequest): boolean =>
  object === 'field' && !signs && SOUND.includes(briefKind);

/** A style of the night keeps its fields dark. */
const schemeOfStyle = (look: string): 'dark' | undefined =>
  findStyle(look)?.scheme === 'dark' ? 'dark' : undefined;

// WCAG 2.2: such letters need less contrast.
const LARGE_PX = 24;
