import { differenceEuclidean } from 'culori';
import { contrast, luminance } from '../../color/contrast.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import type { DesignDocument } from '../read/design-document.ts';
import { type BrandHue, findBrandHue, isGrey } from './brand-hue.ts';
import {
  type Candidate,
  type Candidates,
  listCounterparts,
  listProseColors,
  listTokenColors,
} from './candidates.ts';
import type { Found } from './found.ts';
import { toHint } from './near-miss.ts';
import { COLOR_ROLES, type ColorRole } from './roles.ts';
import type { TokenIndex } from './token-index.ts';
import { toTokenName } from './token-place.ts';

export type ColorOptions = {
  /** The ground that the caller chose instead of the document's; empty for none. */
  bg?: string | undefined;
  theme?: string | undefined;
};

export type DerivedColors = {
  found: Found[];
  /** Where the colors stand that these were chosen from. */
  candidates: string[];
  /** The hue that people know the brand by, where the document names it or its accent is a grey or cannot be seen. */
  hue?: BrandHue;
  /** Direction of the gradient in degrees. */
  angle?: number;
};

// WCAG 2.2, 1.4.11 and 1.4.3 for large text: below it, nobody can be asked to read.
const READABLE = 3;
// Below both, a shape in the accent cannot be told from the ground: yellow on white is as light, and another color (OKLab).
const VISIBLE = 1.3;
const APART = 0.12;
const distance = differenceEuclidean('oklab');
const ROLES = Object.keys(COLOR_ROLES) as ColorRole[];

/** The card's colors that a document declares, each with the path it stands at; no two that cannot be read together. */
export function deriveColors(
  index: TokenIndex,
  prose: DesignDocument['prose'] = [],
  { bg: given, theme }: ColorOptions = {},
): DerivedColors {
  const declared = new Map(ROLES.map((role) => [role, listTokenColors(role, index)]));
  // What no token is called, a sentence may say of one that has no role yet.
  const taken = new Set([...declared.values()].flatMap(({ colors }) => colors.map(({ value }) => value)));
  const candidatesOf = (role: ColorRole): Candidates => {
    const { colors = [], problems = [] } = declared.get(role) ?? {};
    if (colors.length > 0) return { colors, problems };
    return { colors: listProseColors(role, prose, theme).filter(({ value }) => !taken.has(value)), problems };
  };

  const bg = choose('bg', candidatesOf('bg'), []);
  // A caller's own ground is the caller's to judge: the document was not written for it.
  const ground = given === undefined ? toGround(bg.value) : undefined;
  const readable = {
    reads: (value: string) => ratioOn(value, ground) >= READABLE,
    word: 'which nobody can read',
  };
  const chooseText = (role: 'fg' | 'muted'): Chosen => {
    const name = toTokenName([bg.candidate?.name ?? '']);
    const scheme = ground !== undefined && luminance(ground) < 0.18 ? 'dark' : 'light';
    return choose(
      role,
      candidatesOf(role),
      listCounterparts(role, { name, scheme }, index),
      ground,
      readable,
    );
  };
  const fg = chooseText('fg');
  const quiet = chooseText('muted');
  // The one text color of a document is no second one.
  const muted: Chosen = quiet.source === fg.source ? { parameter: 'muted', notes: [] } : quiet;
  const accent = chooseAccent(candidatesOf('accent'), ground);
  const bg2 = choose('bg2', candidatesOf('bg2'), []);
  const known = findBrandHue(index, ground);
  const hue = known && (known.isOwn || needsHue(accent, ground)) ? known : undefined;
  if (hue && accent.value !== undefined && hue.source !== accent.source)
    accent.notes.push(toHueNote(accent, hue));
  const primary = choosePrimary(candidatesOf('primary').colors, { accent, fg, ground });
  const found = [bg, bg2, fg, muted, accent, ...(primary ? [primary] : [])];
  const sources = new Set(found.map(({ source }) => source));
  const angle = bg2.candidate?.angle;
  return {
    found: found.map(({ candidate: _, ...one }) =>
      one.value === undefined && one.notes.length === 0 ? withHint(one, sources, index) : one,
    ),
    candidates: ROLES.flatMap((role) => candidatesOf(role).colors.map(({ source }) => source)),
    ...(hue && { hue }),
    ...(angle !== undefined && { angle }),
  };
}

type Chosen = Found & { candidate?: Candidate };
type Limit = { reads: (value: string) => boolean; word: string };
const ANY: Limit = { reads: () => true, word: '' };

/** The first color of the role that can be told from the ground; what was passed over is noted. */
function choose(
  role: ColorRole,
  { colors, problems }: Candidates,
  counterparts: readonly Candidate[],
  ground?: string,
  { reads, word }: Limit = ANY,
): Chosen {
  const [first, ...others] = colors;
  const order = first ? [first, ...counterparts, ...others] : [];
  const chosen = order.find(({ value }) => reads(value));
  const passed = first && chosen !== first ? [first] : [];
  const fate = chosen ? `\`${chosen.source}\` is used instead` : 'it was left out';
  const notes = [
    ...problems.filter(({ before }) => before === 0 || colors.length === 0).map(({ note }) => note),
    ...passed.map(
      ({ source, value }) =>
        `\`${source}\` has a contrast of ${ratioOn(value, ground).toFixed(1)}:1 on \`bg\`, ${word}; ${fate}.`,
    ),
    ...(chosen?.notes ?? []),
  ];
  return chosen
    ? { parameter: role, value: chosen.value, source: chosen.source, notes, candidate: chosen }
    : { parameter: role, notes };
}

/** The first that can be seen; where none can, the first of all, for it is the brand's. */
function chooseAccent(candidates: Candidates, ground: string | undefined): Chosen {
  const visible = { reads: (value: string) => isSeen(value, ground), word: 'so it cannot be seen' };
  const chosen = choose('accent', candidates, [], ground, visible);
  const [first] = candidates.colors;
  if (!first) return chosen;
  // A hue does not give way to the grey of a button.
  const isLost = chosen.value !== undefined && isGrey(chosen.value) && !isGrey(first.value);
  if (chosen.value !== undefined && !isLost) return chosen;
  return {
    ...choose('accent', candidates, []),
    notes: [
      ...first.notes,
      `\`${first.source}\` has a contrast of ${ratioOn(first.value, ground).toFixed(1)}:1 on \`bg\`, ${visible.word}; another \`accent\` would be.`,
    ],
  };
}

/** A hue for areas beside an accent of its own, where both can be told from all else. */
function choosePrimary(
  colors: readonly Candidate[],
  { accent, fg, ground }: { accent: Found; fg: Found; ground: string | undefined },
): Chosen | undefined {
  const isOther = (value: string, other: string | undefined): boolean =>
    other === undefined || other.toLowerCase() !== value.toLowerCase();
  const first =
    accent.value === undefined ? undefined : colors.find(({ value }) => isOther(value, accent.value));
  if (!first || isGrey(first.value) || !isOther(first.value, fg.value) || !isSeen(first.value, ground))
    return undefined;
  return { parameter: 'primary', value: first.value, source: first.source, notes: [], candidate: first };
}

const needsHue = ({ value }: Found, ground: string | undefined): boolean =>
  value === undefined || isGrey(value) || !isSeen(value, ground);

const toHueNote = ({ source, value = '' }: Found, hue: BrandHue): string =>
  `\`${source}\` is ${isGrey(value) ? 'a grey' : "not the brand's own color"}, and the document also declares \`${hue.source}\`, which images made from a prompt use; declare it as \`colors.accent\` to have it on cards.`;

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

function toGround(value: string | undefined): string | undefined {
  const color = parseColor(value ?? '');
  return color && flattenColor(color, WHITE);
}

const isSeen = (value: string, ground: string | undefined): boolean =>
  ratioOn(value, ground) >= VISIBLE || distance(value, ground ?? '') >= APART;

/** Without a ground everything can be read: the card then chooses one. */
function ratioOn(value: string, ground: string | undefined): number {
  const color = parseColor(value);
  const below = parseColor(ground ?? '');
  return color && below ? contrast(flattenColor(color, below), ground ?? '') : Number.POSITIVE_INFINITY;
}

function withHint(found: Found, taken: ReadonlySet<string | undefined>, index: TokenIndex): Found {
  const hint = toHint(found.parameter as ColorRole, taken, index);
  return hint === undefined ? found : { ...found, notes: [...found.notes, hint] };
}
