import type { Box } from '../../../geometry.ts';
import { subjectIn } from '../../../photo/crop.ts';
import { develop, type Print, soften, tint, toLayer } from '../../../photo/develop.ts';
import { type Column, setColumn } from '../../column.ts';
import { countLatinLetters } from '../../house-voice.ts';
import { toGroups } from '../blocks/groups.ts';
import { heroOf } from '../blocks/hero.ts';
import { type Kit, toKit } from '../blocks/kit.ts';
import { fadedBy } from './faded.ts';
import { countRest, hasRows, type PhotoContext, type PhotoFamily } from './photo-family.ts';
import { photoInset } from './photo-inset.ts';
import { findQuietPlace, type QuietPlace, type Side } from './quiet-place.ts';
import { inksOn, meanColor, tonesOf } from './tones.ts';
import { inkBox, neededStrength, toRgb, toVeil } from './veil.ts';

// What findQuietPlace costs where words stand well, and where they do not.
const WELL = 0.5;
const POORLY = 1.5;
const BEST = 8;
// A stronger veil hides the picture: the words get a panel.
const MOST_VEIL = 0.8;
// From this unrest on, what is under the words is softened.
const RESTLESS = 0.42;
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
    const { cost } = findQuietPlace(photo, frame);
    const quiet = Math.min(1, Math.max(0, (POORLY - cost) / (POORLY - WELL)));
    const brief = countRest(content) + countLatinLetters(content.hero.text) < 220 ? 1 : 0.4;
    return 0.4 + (BEST - 0.4) * quiet * brief;
  },
  arrange: async (context) => (await arrange(context)) ?? photoInset.arrange(context),
};

type Spread = 'between' | 'start' | 'center' | 'end';

/** Undefined where no veil is enough. */
async function arrange(
  context: PhotoContext,
): Promise<Awaited<ReturnType<PhotoFamily['arrange']>> | undefined> {
  const { photo, frame, style, request, attempt } = context;
  if (attempt > 0) return undefined;
  const canvas = { x: 0, y: 0, width: frame.width, height: frame.height };
  const wishes = (request.layout ?? []).map(({ wish }) => wish);
  const place = findQuietPlace(photo, frame, wishes, hasRows(context.content) ? 1.2 : 1);
  const kit = toKit(context);
  const set = (palette: Kit['palette'], spread: Spread) =>
    setWords({ ...kit, palette }, context, place, spread);
  const { spread, column: measured } = await chooseSpread(context, place, (how) => set(style.palette, how));
  const words = boundsOf(measured);
  const veil = toVeil(frame, place.side, words);
  const sharp = await develop(photo, place.window, canvas, fadedBy(request));
  const unrest = photo.map.unrest.mean(sharesOf(context, words, place));
  const print = unrest > RESTLESS ? await soften(sharp, veil, frame.unit * 0.022) : sharp;
  const tone = chooseTone(context, print, place.side, words);
  const column = await set(inksOn(style.palette, tone), spread);
  const strengths = column.texts.map((text) =>
    neededStrength(print, veil, { box: inkBox(text), ink: text.color, tone }),
  );
  if (strengths.some((strength) => strength === undefined || strength > MOST_VEIL)) return undefined;
  const strength = Math.max(0, ...strengths.map((value) => value ?? 0));
  const layer = await toLayer(tint(print, veil, toRgb(tone), strength), canvas);
  const subject = subjectIn(photo, place.window, canvas);
  return {
    background: tone,
    art: [layer.node, ...column.art],
    images: [layer.image],
    texts: column.texts.map((text) => ({ ...text, contrast: 4.5 })),
    ...(subject ? { subject } : {}),
  };
}

function setWords(
  kit: Kit,
  { content, frame, centred }: PhotoContext,
  { side, words }: QuietPlace,
  justify: Spread,
): Promise<Column> {
  const beside = side === 'left' || side === 'right';
  const { head, lead, body, field, strip } = toGroups(kit, content, {
    stacked: beside && content.action.length <= 4,
  });
  const hero = heroOf(kit, content.hero, frame.unit * (beside ? 0.26 : 0.3), { maxLines: 6 });
  const main = [...lead, ...hero, ...body];
  const align = centred && !beside ? 'center' : frame.rtl ? 'right' : 'left';
  return setColumn({
    box: words,
    groups: beside ? [head, main, [...field, ...strip]] : [[...head, ...main], field, strip],
    groupGap: frame.unit * 0.035,
    align,
    justify,
    grows: beside,
  });
}

/** How the words are spread over their place so that none stands on what is restless there. */
async function chooseSpread(
  context: PhotoContext,
  place: QuietPlace,
  set: (spread: Spread) => Promise<Column>,
): Promise<{ spread: Spread; column: Column }> {
  const { side } = place;
  const spreads: Spread[] =
    side === 'top' ? ['start'] : side === 'bottom' ? ['end'] : ['between', 'center', 'start', 'end'];
  const tried = await Promise.all(
    spreads.map(async (spread) => {
      const column = await set(spread);
      const unrest = column.texts.map((text) =>
        context.photo.map.unrest.mean(sharesOf(context, inkBox(text), place)),
      );
      return { spread, column, worst: Math.max(0, ...unrest) };
    }),
  );
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
