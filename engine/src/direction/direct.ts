import type { Brief, Mood } from '../brief/brief.ts';
import { toOklch } from '../color/oklch.ts';
import { readCompared } from '../layout/compared.ts';
import { toFrame } from '../layout/frame.ts';
import { getLook, looks } from '../layout/looks.ts';
import { withInk } from '../layout/with-ink.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { chooseMotif, hidesMatter } from './choose-motif.ts';
import type { Direction } from './direction.ts';
import { isMadeFor, scoreOf, weighLook } from './look-scores.ts';
import { toMatter } from './matter.ts';
import { nameSubject } from './name-subject.ts';
import { toPalette } from './palettes.ts';
import { schemeOf, type Tint, toTint } from './tint.ts';
import { wantsPicture } from './wants-picture.ts';

// A look with less than this share of the best one's weight would be a surprise, not a variation.
const WORTHY = 0.18;
// A named thing should be seen: a look that cannot show it is chosen seldom.
const HIDDEN = 0.1;
const PICTURES_TRIED = 2;
// Share of the designs whose picture stands first.
const SWAPPED = 0.3;
// Headers of profiles, by width over height: 1500 x 500, 1584 x 396.
const PROFILE_RATIOS = [3, 4] as const;
// Degrees that the hue of a sibling lies away.
const KIN_HUE = { min: 14, max: 34 } as const;
const LIGHT_INK = 0.6;
const DARK_MOODS: readonly Mood[] = ['neon', 'futuristic', 'terminal', 'chalkboard', 'blueprint', 'deco'];
const LIGHT_MOODS: readonly Mood[] = [
  'pastel',
  'playful',
  'handmade',
  'watercolor',
  'ink',
  'brutalist',
  'rainbow',
  'bistro',
];

export type DirectOptions = {
  width: number;
  height: number;
  seed: number;
  /** 0 is the favourite; 1, 2 ... are other looks that suit the brief, or other designs in the same one. Default 0. */
  proposal?: number;
  /** 0 is the proposal itself; 1, 2 ... are its siblings: look, scheme and hue are the same, all else differs. */
  sibling?: number;
  /** Names of the looks to choose from; all of them when left out. */
  looks?: readonly string[];
};

/** The art director: look, scheme, palette, type and motif for a brief. Another seed, another design. */
export function direct(asked: Brief, options: DirectOptions): Direction {
  const { seed, proposal = 0, sibling = 0, looks: eligible } = options;
  const brief = withComparison(toMatter(asked));
  const random = createRandom(seed).fork('direction');
  const family = proposal === 0 ? random : random.fork(`proposal ${proposal}`);
  const own = sibling === 0 ? family : family.fork(`sibling ${sibling}`);
  // A picture that fails twice gives way to a card.
  const pictured = proposal < PICTURES_TRIED && !eligible && wantsPicture(brief);
  const ranked = rankLooks(brief, random.fork('look'), eligible);
  const look = getLook(pictured ? 'scene' : (ranked[proposal % ranked.length] ?? 'editorial'));
  const tint = toTint(brief, family.fork('tint'));
  const scheme = chooseScheme(brief, tint, look.name, family.fork('scheme'));
  const shade = sibling === 0 ? tint : toKin(tint, brief, sibling, own.fork('kin'));
  const side = sideOf(brief, options);
  const sides = listSides(brief);
  const palette = withInk(
    toPalette(look.name, scheme, shade, own.fork('palette')),
    brief.ink,
    brief.ground !== undefined,
  );
  const swapped = side ?? family.fork('side').next() < SWAPPED;
  return {
    look: look.name,
    scheme,
    palette,
    type: own.fork('type').pick(look.pairings),
    motif: toCalm(brief, chooseMotif(brief, look.name, own.fork('motif'))),
    ...(sides.length > 0 ? { sides } : {}),
    // Every second sibling is turned round: that much differs whatever a look leaves open.
    swapped: side === undefined ? swapped !== (sibling % 2 === 1) : swapped,
    seed: proposal + sibling === 0 ? seed : hashText(`${seed} ${proposal} ${sibling}`),
  };
}

/** A title that sets things against each other wants sides, asked for or not. */
const withComparison = (brief: Brief): Brief =>
  readCompared(brief.copy) && !brief.moods.includes('comparison')
    ? { ...brief, moods: [...brief.moods, 'comparison'] }
    : brief;

/** A drawing for each thing that is compared, all of them different; empty where one has none. */
function listSides(brief: Brief): string[] {
  const names = readCompared(brief.copy)?.names ?? [];
  const drawn = names.flatMap((name) => nameSubject(name, brief) ?? []);
  return drawn.length === names.length && new Set(drawn).size === names.length ? drawn : [];
}

/** Whether a design is to be turned round for its words to stand where they should; undefined where that is open. */
function sideOf({ layout, copy }: Brief, size: { width: number; height: number }): boolean | undefined {
  const { rtl } = toFrame(1200, 630, copy.title);
  const wish = layout?.find(({ wish: side }) => side === 'left' || side === 'right')?.wish;
  if (wish) return (wish === 'right') !== rtl;
  // The portrait lies over the lower left: there the picture stands.
  if (PROFILE_RATIOS.some((ratio) => Math.abs(size.width / size.height - ratio) < 0.02)) return !rtl;
  // Words from right to left that end at the picture would press against it.
  return rtl ? false : undefined;
}

/** Few things and much paper: what was named is drawn, and no pattern for its own sake. */
const toCalm = ({ moods }: Brief, motif: string): string =>
  moods.includes('minimal') && !motif.startsWith('subject:') ? '' : motif;

/** A hue next door, to one side or the other, where the brief leaves the colour open. */
function toKin(tint: Tint, { colors }: Brief, sibling: number, random: Random): Tint {
  if (colors.length > 0) return tint;
  const step = random.range(KIN_HUE.min, KIN_HUE.max) * (sibling % 4 < 2 ? 1 : -1);
  return { ...tint, hue: (tint.hue + step + 360) % 360 };
}

/** Every look that suits the brief, each place drawn by weight from those that are left. */
function rankLooks(brief: Brief, random: Random, eligible?: readonly string[]): string[] {
  const candidates = eligible ? looks.filter(({ name }) => eligible.includes(name)) : looks;
  const weighed = candidates.map(({ name }) => {
    const hides = hidesMatter(brief, name) && !isMadeFor(name, brief);
    return { name, weight: weighLook(name, brief) * (hides ? HIDDEN : 1) };
  });
  const best = Math.max(...weighed.map(({ weight }) => weight));
  let worthy = weighed.filter(({ weight }) => weight >= best * WORTHY);
  const ranked: string[] = [];
  while (worthy.length > 0) {
    let left = random.next() * worthy.reduce((sum, { weight }) => sum + weight, 0);
    const drawn = worthy.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    const { name } = drawn ?? (worthy[0] as (typeof worthy)[number]);
    ranked.push(name);
    worthy = worthy.filter((look) => look.name !== name);
  }
  return ranked;
}

function chooseScheme(brief: Brief, tint: Tint, look: string, random: Random): 'light' | 'dark' {
  const named = brief.ground === undefined ? undefined : schemeOf(tint);
  if (named ?? brief.scheme) return named ?? brief.scheme ?? 'light';
  // Letters in an asked colour want a ground that they can be read on.
  if (brief.ink) return toOklch(brief.ink).l > LIGHT_INK ? 'dark' : 'light';
  if (brief.moods.some((mood) => DARK_MOODS.includes(mood))) return 'dark';
  if (brief.moods.some((mood) => LIGHT_MOODS.includes(mood))) return 'light';
  return schemeOf(tint) ?? (random.next() < scoreOf(look).darkness ? 'dark' : 'light');
}
