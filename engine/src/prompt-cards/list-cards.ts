import type { DesignRequest } from '../brief/design-request.ts';
import type { Direction } from '../layout/direction.ts';
import { isCrowded } from '../layout/is-crowded.ts';
import { looks } from '../layout/looks.ts';
import { parseComparison } from '../layout/parse-comparison.ts';
import { countLetters } from '../parts/count-letters.ts';
import type { Matter, PictureTraits } from '../parts/matter.ts';
import type { Role } from '../parts/part.ts';
import { fillsCards, holdsLargeWords, patternOf } from '../sheets/brand-sheet.ts';
import { faces } from '../sheets/faces.ts';
import type { Face } from '../sheets/sheet.ts';
import { promptSpecs } from '../specs/prompt-specs.ts';
import {
  draws,
  isDecorated,
  rolesOf,
  showsAccent,
  showsFacts,
  showsLogo,
  standsOn,
} from '../specs/roles-of.ts';
import type { Spec } from '../specs/spec.ts';
import { listObjects } from './list-objects.ts';
import { SPECS_OF_KINDS } from './specs-of-kinds.ts';
import { toMatter } from './to-matter.ts';

/** A spec with what it would show, and how often it is chosen beside the others. */
export type Card = {
  spec: Spec;
  matter: Matter;
  weight: number;
  /** Drawings of what the card is about, any of which will do; as `subject:<name>`. */
  objects: readonly string[];
};

// Days with colors and drawings of their own are left to looks that know them.
const EVERYDAY: ReadonlySet<DesignRequest['occasion']> = new Set([
  undefined,
  'black-friday',
  'graduation',
  'spring',
  'summer',
  'autumn',
  'winter',
]);

/** The faces that a brief may be set in: those of the styles that it asks for, else all. */
export const listFaces = ({ moods }: DesignRequest): readonly Face[] => {
  const asked = looks.flatMap(({ style, name }) => (style && moods.includes(style) ? [name] : []));
  if (asked.length === 0) return faces;
  return faces.filter(({ answers = [] }) => asked.every((name) => answers.includes(name)));
};

/** Whose card it is: what its colors are for, and its logo. */
export type Sender = { signs: Signs; logo?: PictureTraits | undefined };
type Signs = Required<Direction>['signs'];

/** What a brief without a picture can be arranged by; nothing where something else is asked for. */
export function listCards(request: DesignRequest, sender?: Sender): Card[] {
  const { content, copy, kind, look, illustration, layout, language, occasion, pictured } = request;
  if (!content?.hero || isCrowded(content) || kind === 'picture' || pictured !== undefined) return [];
  if (layout || parseComparison(copy, language)) return [];
  // A brand has a style of its own.
  if (!sender && (look !== undefined || !EVERYDAY.has(occasion) || listFaces(request).length === 0))
    return [];
  const objects = listObjects(request);
  const asked = illustration !== undefined && illustration.length > 0;
  const bare = illustration?.length === 0 || request.moods.includes('minimal');
  const weights = SPECS_OF_KINDS[content.kind] ?? {};
  const cards = promptSpecs.flatMap((spec) => {
    const shown = spec.object ? objects.length > 0 : !asked && !(bare && isDecorated(spec.region));
    const weight = shown ? (weights[spec.name] ?? 0) * (sender ? weighFor(sender, spec) : 1) : 0;
    const placed = rolesOf(spec.region);
    const matter = weight > 0 ? toMatter(request, { placed, ...(spec.day ? { day: true } : {}) }) : undefined;
    const images = new Map(sender?.logo ? [['logo', sender.logo] as const] : []);
    return matter && suits(spec, matter, placed)
      ? [{ spec, matter: { ...matter, images }, weight, objects: spec.object ? objects : [] }]
      : [];
  });
  // An accent that is asked for has to be somewhere.
  const accented = request.accents ? cards.filter(({ spec }) => showsAccent(spec.region)) : [];
  return accented.length > 0 ? accented : cards;
}

// Shows too little of a brand: only where there is nothing else.
const FAINT = 0.001;

/** How well a spec shows the colors of a brand; 0 without its logo, or with tones that its document does not have. */
function weighFor({ signs, logo }: Sender, { region }: Spec): number {
  const pattern = patternOf(signs);
  if (logo && !showsLogo(region)) return 0;
  if (draws(region, ['pattern', 'arcs']) && pattern === undefined) return 0;
  if (draws(region, ['arcs']) && (pattern === 'blend' || signs.isScarce)) return 0;
  if (holdsLargeWords(signs) && showsFacts(region)) return 0;
  if (signs.onSecond !== undefined) return showsAccent(region) || standsOn(region, 'strong') ? 1 : FAINT;
  if (signs.isFrame || pattern === 'blend' || signs.isGround || signs.isScarce || fillsCards(signs)) return 1;
  return showsAccent(region) && !standsOn(region, 'field', true) ? 1 : FAINT;
}

function suits(
  { leads, letters, least = {}, most = {}, others = 0 }: Spec,
  { parts }: Matter,
  placed: Set<Role>,
): boolean {
  const [first] = parts;
  const count = (role: Role): number => parts.filter((part) => part.role === role).length;
  const length = countLetters(first?.text ?? '');
  return (
    first?.role === leads &&
    parts.length > others &&
    length >= letters[0] &&
    length <= letters[1] &&
    Object.entries(least).every(([role, number]) => count(role as Role) >= number) &&
    parts.every(({ role }) => placed.has(role) && count(role) <= (most[role] ?? MOST[role] ?? 4))
  );
}

const MOST: Partial<Record<Role, number>> = {
  title: 1,
  brand: 1,
  label: 1,
  figure: 1,
  action: 1,
  item: 7,
  text: 3,
};
