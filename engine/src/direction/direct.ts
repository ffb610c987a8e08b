import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest, Mood } from '../brief/design-request.ts';
import { toOklch } from '../color/oklch.ts';
import type { Direction } from '../layout/direction.ts';
import { toFrame } from '../layout/frame.ts';
import type { Look } from '../layout/look.ts';
import { getLook, looks } from '../layout/looks.ts';
import { parseComparison } from '../layout/parse-comparison.ts';
import { withInk } from '../layout/with-ink.ts';
import type { Photo } from '../photo/photo.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { dropMediumTopics } from './card-topics.ts';
import { cannotShowSubject, chooseMotif } from './choose-motif.ts';
import { nameSubject } from './illustration/name-subject.ts';
import { toPalette } from './palettes.ts';
import { isForNight, toPhotoPalette } from './photo-palette.ts';
import { rankByWeight } from './rank-by-weight.ts';
import { schemeOf, type Tint, toTint } from './tint.ts';
import { wantsPicture } from './wants-picture.ts';
import { isMadeFor, weighLook } from './weigh-look.ts';

// Looks with a smaller share of the best one's weight are never chosen.
const LEAST_WEIGHT_SHARE = 0.18;
// Factor for looks that cannot show what the card is about.
const HIDDEN_FACTOR = 0.1;
const PICTURES_TRIED = 2;
// Share of designs with the picture on the side where reading starts.
const SWAPPED = 0.3;
// Aspect ratios of profile headers: 1500 x 500, 1584 x 396.
const PROFILE_RATIOS = [3, 4] as const;
// How far the hue of a sibling differs, in degrees.
const SIBLING_HUE_SHIFT = { min: 14, max: 34 } as const;
const LIGHT_INK = 0.6;
// The golden and the silver ratio: no multiples of theirs lie close together, nor do the two go in step.
const STEPS = { family: (Math.sqrt(5) - 1) / 2, look: Math.SQRT2 - 1 } as const;
// In black, good news reads like an obituary.
const BRIGHT: readonly BriefKind[] = ['birth', 'greeting', 'invitation', 'thanks', 'appeal'];
// Schemes of moods that are not the style of a look.
const MOOD_SCHEMES: Partial<Record<Mood, 'light' | 'dark'>> = { futuristic: 'dark', pastel: 'light' };

export type DirectOptions = {
  width: number;
  height: number;
  seed: number;
  /** Which of the brief's designs this is, and the seed of its first one: so many designs in a row are of different kinds. */
  series?: { from: number; at: number };
  /**
   * 0 is the best design; 1, 2 ... are other looks that suit the brief, or other designs in the same one. Default 0.
   */
  proposal?: number;
  /** 0 is the proposal itself; 1, 2 ... are siblings with the same look, scheme and hue, but different otherwise. */
  sibling?: number;
  /** The caller's picture, which lends a card its colors. */
  photo?: Photo | undefined;
  /** Names of the looks to choose from. Default: all. */
  looks?: readonly string[];
  /** Whose recipes the colors are made by, the same for all siblings. Default: the look's. */
  recipes?: string;
};

/** Chooses look, scheme, palette, type and motif for a brief; another seed gives another design. */
export function direct(asked: DesignRequest, options: DirectOptions): Direction {
  const {
    seed,
    proposal = 0,
    sibling = 0,
    photo,
    looks: eligible = asked.look ? [asked.look] : undefined,
  } = options;
  const request = toMatter(asked);
  const random = createRandom(seed).fork('direction');
  const kin = proposal === 0 ? random : random.fork(`proposal ${proposal}`);
  const own = sibling === 0 ? kin : kin.fork(`sibling ${sibling}`);
  // After two failed pictures, the next proposal is a card.
  const pictured = proposal < PICTURES_TRIED && !eligible && wantsPicture(request);
  const ranked = rankLooks(request, random.fork('look'), {
    eligible,
    first: toFirst('look', options),
  });
  const look = getLook(pictured ? 'scene' : (ranked[proposal % ranked.length] ?? 'editorial'));
  const motif = dropPattern(request, chooseMotif(request, look.name, own.fork('motif')));
  const tint = toTint(request, kin.fork('tint'));
  const lender = request.colors.length === 0 && request.ground === undefined ? photo : undefined;
  const scheme = chooseScheme(request, tint, look, kin.fork('scheme'), lender);
  const shade = sibling === 0 ? tint : shiftHue(tint, request, sibling, own.fork('kin'));
  const side = chooseSide(request, options);
  const sides = listComparedSubjects(request);
  const palette = withInk(
    lender
      ? toPhotoPalette(lender, scheme, shade.hue)
      : toPalette(options.recipes ?? look.name, scheme, shade, (options.recipes ? kin : own).fork('palette')),
    request.ink,
    request.ground !== undefined,
  );
  const swapped = side ?? kin.fork('side').next() < SWAPPED;
  return {
    look: look.name,
    scheme,
    palette,
    type: own.fork('type').pick(look.pairings),
    motif,
    ...(sides.length > 0 ? { sides } : {}),
    // Every second sibling is mirrored, which makes a difference in any look.
    swapped: side === undefined ? swapped !== (sibling % 2 === 1) : swapped,
    // Every second pair of siblings has its words above, where a look leaves that open.
    ...(sibling % 4 > 1 ? { lifted: true as const } : {}),
    seed: proposal + sibling === 0 ? seed : hashText(`${seed} ${proposal} ${sibling}`),
  };
}

/** Chance of the first rank, 0 to 1; along a series in steps that soon reach every part of the range. */
export function toFirst(
  name: keyof typeof STEPS,
  { seed, series = { from: seed, at: 0 } }: Pick<DirectOptions, 'seed' | 'series'>,
): number {
  const start = createRandom(series.from).fork('direction').fork(name).next();
  return (start + series.at * STEPS[name]) % 1;
}

const matters = new WeakMap<DesignRequest, DesignRequest>();

/** The same object for all designs of a request, so that what is found out about it is found out once. */
function toMatter(asked: DesignRequest): DesignRequest {
  const request = matters.get(asked) ?? withComparison(dropMediumTopics(asked));
  matters.set(asked, request);
  return request;
}

/** Adds the comparison style to a brief whose title compares things. */
const withComparison = (request: DesignRequest): DesignRequest =>
  parseComparison(request.copy, request.language) && !request.moods.includes('comparison')
    ? { ...request, moods: [...request.moods, 'comparison'] }
    : request;

/** Lists a different drawing for each compared thing; empty if one has none. */
function listComparedSubjects(request: DesignRequest): string[] {
  const names = parseComparison(request.copy, request.language)?.names ?? [];
  const drawn = names.flatMap((name) => nameSubject(name, request) ?? []);
  return drawn.length === names.length && new Set(drawn).size === names.length ? drawn : [];
}

/** Whether the prompt, the canvas or the script decides that the design is mirrored; undefined where it is open. */
function chooseSide(
  { layout, copy }: DesignRequest,
  size: { width: number; height: number },
): boolean | undefined {
  const { rtl } = toFrame(1200, 630, copy.title);
  const wish = layout?.find(({ wish: side }) => side === 'left' || side === 'right')?.wish;
  if (wish) return (wish === 'right') !== rtl;
  // The profile photo covers the lower left, so the picture goes there.
  if (PROFILE_RATIOS.some((ratio) => Math.abs(size.width / size.height - ratio) < 0.02)) return !rtl;
  // Right-to-left words that end at the picture would press against it.
  return rtl ? false : undefined;
}

/** Removes patterns from minimal cards, but keeps the subject. */
const dropPattern = ({ moods, illustration }: DesignRequest, motif: string): string =>
  illustration?.length === 0 || (!illustration && moods.includes('minimal') && !motif.startsWith('subject:'))
    ? ''
    : motif;

/** Shifts the hue slightly to one side where the brief leaves the color open. */
function shiftHue(tint: Tint, { colors }: DesignRequest, sibling: number, random: Random): Tint {
  if (colors.length > 0) return tint;
  const step = random.range(SIBLING_HUE_SHIFT.min, SIBLING_HUE_SHIFT.max) * (sibling % 4 < 2 ? 1 : -1);
  return { ...tint, hue: (tint.hue + step + 360) % 360 };
}

/** Ranks the looks that suit the brief, drawing each rank at random by weight. */
function rankLooks(
  request: DesignRequest,
  random: Random,
  { eligible, first }: { eligible: readonly string[] | undefined; first: number },
): string[] {
  const candidates = eligible ? looks.filter(({ name }) => eligible.includes(name)) : looks;
  const weighed = candidates.map((look) => {
    const { name } = look;
    const hides = cannotShowSubject(request, name) && !isMadeFor(look, request);
    return { name, weight: weighLook(look, request) * (hides ? HIDDEN_FACTOR : 1) };
  });
  const best = Math.max(...weighed.map(({ weight }) => weight));
  return rankByWeight(
    weighed.filter(({ weight }) => weight >= best * LEAST_WEIGHT_SHARE),
    random,
    first,
  ).map(({ name }) => name);
}

const schemeOfMood = (mood: Mood): 'light' | 'dark' | undefined =>
  MOOD_SCHEMES[mood] ?? looks.find(({ style }) => style === mood)?.scheme;

function chooseScheme(
  request: DesignRequest,
  tint: Tint,
  look: Look,
  random: Random,
  photo: Photo | undefined,
): 'light' | 'dark' {
  const named = request.ground === undefined ? undefined : schemeOf(tint);
  if (named ?? request.scheme) return named ?? request.scheme ?? 'light';
  // Colored letters need a background that they can be read on.
  if (request.ink) return toOklch(request.ink).l > LIGHT_INK ? 'dark' : 'light';
  const schemes = request.moods.map(schemeOfMood);
  if (schemes.includes('dark')) return 'dark';
  if (schemes.includes('light')) return 'light';
  const asked = schemeOf(tint);
  if (asked) return asked;
  const { darkness } = look.suits;
  if (request.content && BRIGHT.includes(request.content.kind) && darkness < 1) return 'light';
  return (photo ? isForNight(photo, random) : random.next() < darkness) ? 'dark' : 'light';
}
