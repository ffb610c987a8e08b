import { illustrationOf } from '../art/illustrations.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { listEmblems } from '../direction/illustration/list-emblems.ts';
import { listStyles } from '../direction/list-styles.ts';
import { countLetters } from '../parts/count-letters.ts';
import type { Matter, PictureTraits } from '../parts/matter.ts';
import type { Role } from '../parts/part.ts';
import type { Photo } from '../photo/photo.ts';
import { fillsCards, holdsLargeWords, patternOf } from '../sheets/brand-sheet.ts';
import type { BrandSigns } from '../sheets/brand-signs.ts';
import { faces } from '../sheets/faces.ts';
import { isFieldPattern } from '../sheets/pattern-names.ts';
import type { Style } from '../sheets/sheet.ts';
import { objectAlone, patternAlone, tilesAlone } from '../specs/alone.ts';
import { photoSpecs } from '../specs/photo-specs.ts';
import { promptSpecs } from '../specs/prompt-specs.ts';
import { figureTall } from '../specs/prompts/figures/figure-tall.ts';
import { dense } from '../specs/prompts/rows/dense.ts';
import {
  draws,
  isDecorated,
  rolesOf,
  showsAccent,
  showsAskedAccent,
  showsFacts,
  showsLogo,
  standsOn,
} from '../specs/roles-of.ts';
import type { Spec } from '../specs/spec.ts';
import { lifted, meetsWish, turned } from '../specs/where-words-stand.ts';
import { isCrowded } from './is-crowded.ts';
import { listObjects } from './list-objects.ts';
import { toPhotoWeights } from './photo-weights.ts';
import { hasSign } from './sign-of.ts';
import { weightsOf } from './specs-of-kinds.ts';
import { listTiles, TILES } from './tile-things.ts';
import { toMatter } from './to-matter.ts';

/** A spec with what it would show, and how often it is chosen beside the others. */
export type Card = {
  spec: Spec;
  matter: Matter;
  weight: number;
  /** Drawings of what the card is about, any of which will do; as `subject:<name>`. */
  objects: readonly string[];
};

/** Whose card it is: what its colors are for, and its logo. */
export type Sender = {
  signs: BrandSigns;
  logo?: PictureTraits | undefined;
  /** How much more often than others its specs are drawn, by name. */
  favors?: Readonly<Record<string, number>>;
};

/** What a brief with words can be arranged by without a picture: a page, where no other spec has room for all that it says. */
export function listCards(request: DesignRequest, sender?: Sender): readonly Card[] {
  const { briefKind, statements, illustration } = request;
  if (statements.length === 0) return [];
  const objects = listObjects(request);
  const patterns = listPatterns(request);
  const filled = patterns.length > 0 || (request.layout ?? []).length > 0;
  const asks = (illustration !== undefined && illustration.length > 0) || request.pictured !== undefined;
  const asked = asks && objects.length > 0;
  const bare = illustration?.length === 0 || (request.moods.includes('minimal') && patterns.length === 0);
  const warned = hasSign(request);
  const weights = weightsOf(briefKind, statements);
  const crowded = isCrowded(statements);
  const styles = listStyles(request);
  const styled = styles !== faces;
  const specs = promptSpecs.map((spec) => onItsSide(spec, request));
  const find = (withObject: boolean): Card[] =>
    specs.flatMap((spec) => {
      const { region } = spec;
      const shown = spec.object ? objects.length > 0 : !withObject && !(bare && isDecorated(region));
      const own = shown && !crowded && (warned || !spec.sign) ? (weights[spec.name] ?? 0) : 0;
      const patterned = draws(region, ['pattern']);
      const weight =
        own * (sender ? (sender.favors?.[spec.name] ?? 1) : weighStyled(spec, { styled, filled }));
      const card = weight > 0 && (!sender || bears(sender, spec)) ? toCard(request, spec, sender) : undefined;
      return card ? [{ ...card, weight, objects: spec.object ? objects : patterned ? patterns : [] }] : [];
    });
  // Where no spec has a place for an asked drawing and all words, the words come first.
  const drawn = asked && !warned ? find(true) : [];
  const all = drawn.length > 0 ? drawn : find(false);
  const found = sender ? among(all, ({ spec }) => showsColors(sender, spec)) : all;
  const wishes = (request.layout ?? []).map(
    ({ wish }) =>
      (card: Card) =>
        meetsWish(card.spec.region, wish),
  );
  const preferred = [
    ...(patterns.length > 0 ? [({ spec }: Card): boolean => draws(spec.region, ['pattern'])] : []),
    ...wishes,
  ];
  const signs = warned ? among(found, ({ spec }) => spec.sign === true) : found;
  const led =
    statements[0]?.rank === 'hero' && statements[0].form === 'day'
      ? [({ spec }: Card): boolean => spec.day === true]
      : [];
  const counted = briefKind === 'countdown' ? [({ spec }: Card): boolean => spec === figureTall] : [];
  const isOwn = styles.every((style) => !faces.includes(style));
  const ornate = isOwn && !bare && !asked && !sender ? [showsStyle(styles)] : [];
  const cards = [...led, ...counted, ...PREFERRED, ...preferred, ...ornate].reduce(among, signs);
  // A color that is asked for has to be somewhere, and so has an accent, or a second one: where few specs show one, it is printed along an edge.
  const accented = cards.filter(({ spec }) => showsAskedAccent(spec.region));
  const shown = asksForAccent(request) && accented.length >= FEW ? accented : cards;
  return shown.length > 0 ? shown : [toPage(request, sender)];
}

/** A spec with its words on the side that is asked for. */
function onItsSide(spec: Spec, { layout = [] }: DesignRequest): Spec {
  const asks = (side: string): boolean => layout.some(({ wish }) => wish === side);
  if (asks('top')) return { ...spec, region: lifted(spec.region) };
  return asks('right') ? { ...spec, region: turned(spec.region) } : spec;
}

/** The card of a composition, whichever would be chosen: undefined where it has no place for something that is said. */
export function findCard(
  family: string,
  cards: readonly Card[],
  request: DesignRequest,
  { sender, photo }: { sender?: Sender | undefined; photo?: Photo | undefined },
): Card | undefined {
  const listed = cards.find(({ spec }) => spec.name === family);
  if (listed) return listed;
  if (request.statements.length === 0) return undefined;
  if (family === dense.name) return toPage(request, sender);
  const named = (photo ? photoSpecs : promptSpecs).find(({ name }) => name === family);
  const spec = named && !photo ? onItsSide(named, request) : named;
  if (!spec || (spec.sign && !hasSign(request)) || (sender && !bears(sender, spec))) return undefined;
  const card = toMatterOf(request, spec, sender);
  return hasPlaces(spec, card.matter) ? { ...card, weight: 1, objects: [] } : undefined;
}

// Specs that are a choice.
const FEW = 2;

// Those of an occasion are nobody's wish.
const asksForAccent = ({ accents, colorWords = {}, ground, ink, scheme }: DesignRequest): boolean => {
  const asked = Object.keys(colorWords).filter((color) => color !== ink);
  const isHidden = scheme === 'dark' && ground === undefined && asked.length > 0;
  return accents !== undefined || isHidden || asked.length > 1;
};

// How much more often the pattern of a style that is asked for is shown, and a drawing that is of none.
const [STYLED, OF_NONE] = [5, 0.2];

/** Whether a card shows what a style draws: along its edges, which a frame of another would double, else in a field. */
const showsStyle =
  (styles: readonly Style[]) =>
  ({ spec: { region } }: Card): boolean =>
    styles.every(({ strip, above, behind }) => strip ?? above ?? behind)
      ? !draws(region, ['frame'])
      : draws(region, ['pattern']);

/** A pattern says nothing of a card that asks for none, for no style, and for no side that its words leave free. */
const weighStyled = (
  { region, object }: Spec,
  { styled, filled }: { styled: boolean; filled: boolean },
): number => {
  if (draws(region, ['pattern'])) return styled ? STYLED : Number(filled);
  return styled && object ? OF_NONE : 1;
};

/** The patterns that a brief asks for as its illustration. */
const listPatterns = ({ illustration = [] }: DesignRequest): readonly string[] =>
  illustration.filter(isFieldPattern);

/** What a brief without words shows where its picture is none of ours: the things that it repeats, the thing that it names, else a pattern. */
export function listPictures(request: DesignRequest): readonly Card[] {
  const matter: Matter = { parts: [], images: new Map(), facts: new Set() };
  if (listTiles(request).length > 0) return [{ spec: tilesAlone, matter, weight: 1, objects: [TILES] }];
  const [telling = []] = listEmblems(request);
  const objects = telling.filter((name) => illustrationOf(name) !== undefined);
  const shown = objects.length > 0 ? objects : listPatterns(request);
  return [{ spec: objects.length > 0 ? objectAlone : patternAlone, matter, weight: 1, objects: shown }];
}

/** What a brief with a picture of the caller's can be arranged by; nothing where its words leave no room for one. */
export function listPhotoCards(
  request: DesignRequest,
  photo: Photo,
  size: { width: number; height: number },
  sender?: Sender,
): readonly Card[] {
  const { briefKind, statements } = request;
  if (statements.length === 0 || isCrowded(statements)) return [];
  const weights = toPhotoWeights(briefKind, photo, size);
  const found = photoSpecs.flatMap((spec) => {
    const weight = sender?.logo && !showsLogo(spec.region) ? 0 : (weights[spec.name] ?? 0);
    const card = weight > 0 ? toCard(request, spec, sender) : undefined;
    return card ? [{ ...card, weight, objects: [] }] : [];
  });
  return PREFERRED.reduce(among, found);
}

// What is of a form of its own is drawn as that: compared, chosen from, reached, in rows.
const FEW_ROWS = 3;
const places =
  (role: Role, least = 1) =>
  ({ matter: { parts } }: Card): boolean =>
    parts.filter((part) => part.role === role).length >= least;
const FEW_COUNTS = 2;
const PREFERRED = [
  places('count', FEW_COUNTS),
  ({ spec }: Card): boolean => spec.leads === 'figure',
  ({ spec, matter }: Card): boolean => matter.share !== undefined && draws(spec.region, ['units']),
  (card: Card): boolean => card.spec.leads === 'figure' && places('below')(card),
  places('side'),
  places('option'),
  places('goal'),
  places('item', FEW_ROWS),
  places('code'),
];

/** The card that any brief has: everything on a page, as much as there is room for. */
export const toPage = (request: DesignRequest, sender?: Sender): Card => ({
  ...toMatterOf(request, dense, sender),
  weight: 1,
  objects: [],
});

function toMatterOf(request: DesignRequest, spec: Spec, sender?: Sender): Pick<Card, 'spec' | 'matter'> {
  const placed = rolesOf(spec.region);
  const matter = toMatter(request, { placed, day: spec.day === true, columns: showsFacts(spec.region) });
  const images = new Map(sender?.logo ? [['logo', sender.logo] as const] : []);
  return { spec, matter: { ...matter, images } };
}

/** Those of some cards that are preferred, or all where there are none. */
function among(cards: readonly Card[], preferred: (card: Card) => boolean): readonly Card[] {
  const kept = cards.filter(preferred);
  return kept.length > 0 ? kept : cards;
}

function toCard(
  request: DesignRequest,
  spec: Spec,
  sender?: Sender,
): Pick<Card, 'spec' | 'matter'> | undefined {
  const card = toMatterOf(request, spec, sender);
  return suits(spec, card.matter) ? card : undefined;
}

/** Whether a spec has a place for the logo of a brand, and tones of its document for all that it draws. */
function bears({ signs, logo }: Sender, { region }: Spec): boolean {
  if (logo && !showsLogo(region)) return false;
  if (draws(region, ['pattern']) && patternOf(signs) === undefined) return false;
  return !(holdsLargeWords(signs) && showsFacts(region));
}

/** Whether a spec shows enough of the colors of a brand. */
function showsColors({ signs }: Sender, { region }: Spec): boolean {
  if (signs.onSecond !== undefined) return showsAccent(region) || standsOn(region, 'strong');
  return (
    signs.isFrame === true ||
    patternOf(signs) === 'blend' ||
    signs.isGround === true ||
    signs.isScarce === true ||
    fillsCards(signs) ||
    (showsAccent(region) && !standsOn(region, 'field', true))
  );
}

/** Whether a spec arranges such parts, and texts as long as these. */
function suits(spec: Spec, matter: Matter): boolean {
  const { letters, words = SHORT } = spec;
  const [first] = matter.parts;
  const length = countLetters(first?.text ?? '');
  const texts = matter.parts.filter(({ role }) => role === 'text');
  const running = texts.reduce((sum, { text }) => sum + countLetters(text), 0);
  return (
    hasPlaces(spec, matter) &&
    length >= letters[0] &&
    length <= letters[1] &&
    running >= words[0] &&
    running <= words[1]
  );
}

/** Whether a spec has a place for all parts, and all that it is made for. */
function hasPlaces(
  { leads, region, least = {}, most = {}, others = 0, glyph }: Spec,
  { parts, glyph: own }: Matter,
): boolean {
  const placed = rolesOf(region);
  const count = (role: Role): number => parts.filter((part) => part.role === role).length;
  return (
    parts[0]?.role === leads &&
    (!glyph || own !== undefined) &&
    parts.length > others &&
    Object.entries(least).every(([role, number]) => count(role as Role) >= number) &&
    parts.every(({ role }) => placed.has(role) && count(role) <= (most[role] ?? MOST[role] ?? 4))
  );
}

// Letters of text that are two or three lines below a title.
const SHORT = [0, 170] as const;

const MOST: Partial<Record<Role, number>> = {
  title: 1,
  brand: 1,
  label: 1,
  figure: 1,
  action: 1,
  item: 7,
  text: 3,
  code: 1,
  goal: 1,
  side: 3,
  said: 3,
  link: 1,
};
