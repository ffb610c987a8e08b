import type { Box } from '../../../geometry.ts';
import { overlap, shownPart, subjectIn } from '../../../photo/crop.ts';
import { develop, type Print, soften, tint, toLayer } from '../../../photo/develop.ts';
import { type Column, type MeasuredColumn, measureColumn } from '../../column.ts';
import type { PlacedText } from '../../composition.ts';
import { growBox } from '../../grow-box.ts';
import { countLatinLetters } from '../../house-voice.ts';
import { toGroups } from '../blocks/groups.ts';
import { heroOf } from '../blocks/hero.ts';
import { type Kit, toKit } from '../blocks/kit.ts';
import { fadedBy } from './faded.ts';
import { countRest, hasRows, type PhotoContext, type PhotoFamily } from './photo-family.ts';
import { photoSplit } from './photo-split.ts';
import { listQuietPlaces, type QuietPlace, type Side } from './quiet-place.ts';
import { inksOn, meanColor, tonesOf } from './tones.ts';
import { inkBox, neededStrength, toRgb, toVeil } from './veil.ts';

// What a quiet place costs where words stand well, and where they do not.
const WELL = 0.6;
const POORLY = 1.4;
const BEST = 8;
// A stronger veil hides the picture: the words get a ground of their own.
const MOST_VEIL = 0.8;
// From this unrest on, what is under the words is softened.
const RESTLESS = 0.42;
const CALM = 0.22;
// No line stands on more.
const MOST_UNREST = 0.62;
// Places that are tried before the words get a ground of their own.
const TRIED = 3;
// Of a line that lies on a plate, which some letters reach out of.
const ON_PLATE = 0.9;
// Of a line that may lie on what is shown.
const MOST_COVERED = 0.04;
// Around what is shown, in shares of the type unit.
const AIR = 0.02;
// Of its usual size that small print keeps.
const LEAST_PRINT = 0.72;
// A difference that is not seen.
const SAME_UNREST = 0.06;
// White on dark is what a picture is expected to carry.
const PREFERS_DARK = 0.12;

/** The picture fills the card, with the words in it where it is quiet. */
export const photoBleed: PhotoFamily = {
  name: 'photo-bleed',
  attempts: 2,
  baseline: 0.9,
  suits: ({ content, photo, frame }) => {
    if (hasRows(content)) return 0.3;
    const [place] = listQuietPlaces(photo, frame);
    if (!place) return 0;
    const still = share(place.unrest, CALM, RESTLESS);
    const quiet = share(place.cost, WELL, POORLY) * still;
    const brief = countRest(content) + countLatinLetters(content.hero.text) < 220 ? 1 : 0.4;
    return 0.4 + (BEST - 0.4) * quiet * brief;
  },
  arrange: async (context) => {
    const { photo, frame, request, content, attempt } = context;
    const wishes = (request.layout ?? []).map(({ wish }) => wish);
    const places = attempt > 0 ? [] : listQuietPlaces(photo, frame, wishes, hasRows(content) ? 1.2 : 1);
    const [best] = places;
    for (const place of places.slice(0, TRIED)) {
      if (place !== best && place.cost > POORLY) break;
      const arranged = await arrange(context, place);
      if (arranged) return arranged;
    }
    return photoSplit.arrange(context);
  },
};

/** 1 up to `well`, 0 from `badly` on. */
const share = (value: number, well: number, badly: number): number =>
  Math.min(1, Math.max(0, (badly - value) / (badly - well)));

type Spread = 'between' | 'start' | 'center' | 'end';

/** Undefined where no veil is enough, or the words would stand on what is restless. */
async function arrange(
  context: PhotoContext,
  place: QuietPlace,
): Promise<Awaited<ReturnType<PhotoFamily['arrange']>> | undefined> {
  const { photo, frame, style, request } = context;
  const canvas = { x: 0, y: 0, width: frame.width, height: frame.height };
  const kit = toKit(context);
  const set = (palette: Kit['palette']) => setWords({ ...kit, palette }, context, place);
  const { spread, column: measured, worst } = chooseSpread(context, place, await set(style.palette));
  const smallest = Math.min(...measured.texts.map(({ fitted }) => fitted.size));
  if (worst > MOST_UNREST || smallest < kit.sizes.rest * LEAST_PRINT) return undefined;
  const words = boundsOf(measured);
  const veil = toVeil(frame, place.side, words);
  const sharp = await develop(photo, place.window, canvas, fadedBy(request));
  const unrest = photo.map.unrest.mean(sharesOf(context, words, place));
  const print = unrest > RESTLESS ? await soften(sharp, veil, frame.unit * 0.022) : sharp;
  const tone = chooseTone(context, print, place.side, words);
  const column = (await set(inksOn(style.palette, tone)))(spread);
  const strengths = column.texts
    .filter((text) => !standsOnPlate(text, column))
    .map((text) => neededStrength(print, veil, { box: inkBox(text), ink: text.color, tone }));
  if (strengths.some((strength) => strength === undefined || strength > MOST_VEIL)) return undefined;
  const strength = Math.max(0, ...strengths.map((value) => value ?? 0));
  const layer = await toLayer(tint(print, veil, toRgb(tone), strength), canvas);
  const subject = subjectIn(photo, place.window, canvas);
  return {
    background: tone,
    art: [layer.node, ...column.art],
    images: [layer.image],
    texts: column.texts.map((text) => (standsOnPlate(text, column) ? text : { ...text, contrast: 4.5 })),
    ...(subject ? { subject } : {}),
  };
}

/** Whether a text has a ground of its own, such as a button's. */
function standsOnPlate(text: PlacedText, { art }: Column): boolean {
  const ink = inkBox(text);
  return art.some(({ style = {} }) => {
    const { left, top, width, height, backgroundColor } = style as Record<string, unknown>;
    if (typeof left !== 'number' || typeof top !== 'number') return false;
    if (typeof width !== 'number' || typeof height !== 'number' || !backgroundColor) return false;
    return overlap(ink, { x: left, y: top, width, height }) >= ink.width * ink.height * ON_PLATE;
  });
}

function setWords(
  kit: Kit,
  { content, frame, centred }: PhotoContext,
  { side, words }: QuietPlace,
): Promise<MeasuredColumn> {
  const beside = side === 'left' || side === 'right';
  const { head, lead, body, field, strip } = toGroups(kit, content, {
    stacked: beside && content.action.length <= 4 && content.action.every(({ detail }) => !detail),
  });
  const hero = heroOf(kit, content.hero, frame.unit * (beside ? 0.26 : 0.3), { maxLines: 6 });
  const main = [...lead, ...hero, ...body];
  const align = centred && !beside ? 'center' : frame.rtl ? 'right' : 'left';
  return measureColumn({
    box: words,
    groups: beside ? [head, main, [...field, ...strip]] : [[...head, ...main], field, strip],
    groupGap: frame.unit * 0.035,
    align,
    grows: beside,
  });
}

/** How the words are spread over their place so that none stands on what is restless there. */
function chooseSpread(
  context: PhotoContext,
  place: QuietPlace,
  putDown: MeasuredColumn,
): { spread: Spread; column: Column; worst: number } {
  const { side, window } = place;
  const { photo, frame } = context;
  const canvas = { x: 0, y: 0, width: frame.width, height: frame.height };
  const figure = photo.figure && shownPart(photo.figure, window, canvas);
  const kept = figure && growBox(figure, frame.unit * AIR);
  const covers = (ink: Box): boolean =>
    kept !== undefined && overlap(ink, kept) > ink.width * ink.height * MOST_COVERED;
  const spreads: Spread[] =
    side === 'top' ? ['start'] : side === 'bottom' ? ['end'] : ['between', 'center', 'start', 'end'];
  const tried = spreads.map((spread) => {
    const column = putDown(spread);
    const unrest = column.texts.map((text) =>
      covers(inkBox(text)) ? 1 : context.photo.map.unrest.mean(sharesOf(context, inkBox(text), place)),
    );
    return { spread, column, worst: Math.max(0, ...unrest) };
  });
  const least = Math.min(...tried.map(({ worst }) => worst));
  const best = tried.find(({ worst }) => worst <= least + SAME_UNREST);
  if (!best) throw new Error('words are spread in at least one way');
  return best;
}

/** The dark or the light of what is under the words, whichever needs less of a veil; a brand's or an asked ground first. */
function chooseTone(context: PhotoContext, print: Print, side: Side, words: Box): string {
  const { style, request, frame } = context;
  if (request.ground !== undefined) return style.palette.background;
  const tones = tonesOf(meanColor(print, words));
  if (request.scheme) return tones[request.scheme];
  const veil = toVeil(frame, side, words);
  const strengthOf = (tone: string): number =>
    neededStrength(print, veil, { box: words, ink: inksOn(style.palette, tone).foreground, tone }) ?? 1;
  return strengthOf(tones.dark) <= strengthOf(tones.light) + PREFERS_DARK ? tones.dark : tones.light;
}

function boundsOf({ texts, bounds }: Column): Box {
  const boxes = texts.map(inkBox);
  const x = Math.min(...boxes.map((box) => box.x), bounds.x + bounds.width);
  const y = Math.min(...boxes.map((box) => box.y), bounds.y + bounds.height);
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width), x) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height), y) - y,
  };
}

function sharesOf({ photo, frame }: PhotoContext, box: Box, { window }: QuietPlace): Box {
  const scale = window.width / frame.width;
  return {
    x: (window.x + box.x * scale) / photo.width,
    y: (window.y + box.y * scale) / photo.height,
    width: (box.width * scale) / photo.width,
    height: (box.height * scale) / photo.height,
  };
}
