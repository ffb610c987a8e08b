import { isPerson } from '../../art/drawings/being.ts';
import { findDrawingRow } from '../../art/drawings/drawings.ts';
import { findAct } from '../../art/people/acts.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Requirement, SceneAsk } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import { namesRegionOf } from '../../reader/scene/setting/find-regions.ts';
import { backdropOf, isLowSun, isSkyNoun } from '../../reader/scene/setting/read-surroundings.ts';
import type { CheckedPicture } from './checked-picture.ts';
import { holderOf, roleOf } from './checked-picture.ts';
import { isActionShown } from './is-action-shown.ts';
import { isHidden } from './is-hidden.ts';
import { isRelated } from './is-related.ts';
import type { Role } from './scene-plan.ts';
import { showsPlace } from './shows-place.ts';
import { showsSeason } from './shows-season.ts';
import { WALL } from './stand-at-wall.ts';
import { wearsColor } from './takes-color.ts';

// Least share of a figure's height that must lie inside the picture.
const LEAST_INSIDE = 0.4;
// Birds may be small; anyone of this many metres is lost below this share of the picture.
const LEAST_METRES = 0.9;
const LEAST_SHARE = 0.002;
const TIMES: readonly (readonly string[])[] = [
  ['golden', 'sunset', 'dusk'],
  ['dusk', 'night'],
];
const OF_NIGHT = setOf('of-night');
const OUTDOORS = setOf('of-the-sky');
// Things that make any place the requested one: a summit is in the sky, and people camp where a tent is.
const LANDMARKS: Partial<Readonly<Record<PlaceName, string>>> = { sky: 'summit', campsite: 'tent' };
const OF_WATER = setOf('of-water');
const WATERS = setOf('wavy-places');
const DARK: ReadonlySet<string> = new Set(['dusk', 'night']);
const SUNLESS: ReadonlySet<string> = new Set(['rain', 'storm', 'overcast', 'snow']);

/**
 * Lists the requirements that a picture does not meet. A requirement counts as unmet unless the cast shows it, as
 * planned, and as placed where that is known.
 */
export function findUnmet(shown: CheckedPicture): Requirement[] {
  return shown.scene.asks.filter((ask) => !isShown(ask, shown));
}

function isShown(ask: Requirement, shown: CheckedPicture): boolean {
  const { scene, plan } = shown;
  switch (ask.part) {
    case 'thing':
      return isThingShown(ask.thing, shown);
    case 'number':
      return !isThingShown(ask.thing, shown) || isCounted(ask, shown);
    case 'color':
      return !isThingShown(ask.thing, shown) || isColored(ask.thing, ask.color, shown);
    case 'dye':
      return !isThingShown(ask.thing, shown) || isDyed(ask.thing, ask.color, shown);
    case 'garment':
      return !isThingShown(ask.thing, shown) || isWorn(ask, shown);
    case 'action': {
      // Of two at one object, the drawing belongs to one of them.
      const role = roleOf(ask.thing, plan) ?? holderOf(ask.thing, plan);
      return !isThingShown(ask.thing, shown) || (role !== undefined && isActionShown(ask, role, shown));
    }
    case 'trait':
      return !isThingShown(ask.thing, shown) || hasTrait(ask.trait, ask.thing, shown);
    case 'relation':
      return isRelated(ask.relation, shown, (thing) => isThingShown(thing, shown));
    case 'place':
      return isPlaceShown(ask, shown);
    case 'name':
      return (
        plan.place === ask.name ||
        getPlace(plan.place).shows.includes(ask.name) ||
        namesRegionOf(ask.words, plan.place)
      );
    case 'time':
      return (
        scene.time === ask.value ||
        // A sunny morning or sunset counts as day.
        (ask.value === 'day' && !DARK.has(scene.time ?? '') && !SUNLESS.has(scene.weather ?? '')) ||
        // "Two moons": here the moon, which usually stands for night, is a thing in the sky.
        (ask.value === 'night' && scene.moons !== undefined) ||
        TIMES.some((similar) => similar.includes(ask.value) && similar.includes(scene.time ?? ''))
      );
    case 'season':
      return (
        scene.season === ask.value &&
        ((ask.value === 'winter' && scene.weather === 'snow') || showsSeason(plan.place, scene.season))
      );
    case 'weather':
      return (
        ((ask.value === 'mist' && scene.misty) ||
          scene.weather === ask.value ||
          ask.value === 'clear' ||
          (ask.value === 'snow' && scene.season === 'winter')) &&
        !getPlace(plan.place).weatherless
      );
    case 'sight':
      return (
        getPlace(plan.place).indoors === undefined &&
        scene.sights.some((sight) => sight === ask.value) &&
        (!OF_NIGHT.has(ask.value) ||
          (!SUNLESS.has(scene.weather ?? '') && (scene.time === 'night' || scene.time === 'dusk')) ||
          scene.moons !== undefined)
      );
    case 'element':
      return isElementShown(ask.noun, shown);
    case 'tint':
      return (
        (ask.place === plan.place && scene.tint === ask.color) ||
        isToned(ask.color, scene) ||
        (ask.color === scene.ground && hasWall(plan.place)) ||
        ((isSkyNoun(ask.noun) || isLowSun(ask)) && getPlace(plan.place).indoors === undefined) ||
        isNatural(ask.noun === 'water' && isWet(plan.place) ? { place: 'sea', ...ask } : ask)
      );
    case 'crowd':
      return isCrowded(shown);
    case 'open':
      return getPlace(plan.place).indoors === undefined;
    case 'moons':
      return scene.moons === ask.count;
    case 'stranger':
    case 'word':
      return (
        isPartOfPlace(ask.words.toLowerCase(), shown) ||
        isPartOfPlace(toSingular(ask.words), shown) ||
        isPartOfAct(ask.words, shown) ||
        namesRegionOf(ask.words, plan.place)
      );
  }
}

/** Whether words name part of an act's drawing, such as the hair that is combed. */
const isPartOfAct = (words: string, { plan }: CheckedPicture): boolean =>
  plan.cast.some(({ actor }) =>
    actor.shows?.some((act) =>
      [words.toLowerCase(), toSingular(words)].some((noun) => findAct(act)?.uses?.includes(noun)),
    ),
  );

const toSingular = (words: string): string => words.toLowerCase().replace(/s$/, '');

/** Whether a thing is visible: as a figure, in someone's hands, or as part of the place. */
function isThingShown(thing: number, shown: CheckedPicture): boolean {
  const { plan, scene } = shown;
  const role = roleOf(thing, plan);
  if (role) return figuresOf(role, shown) > 0 && !isTooSmall(role, shown) && !isHidden(role, shown);
  return holderOf(thing, plan) !== undefined || isPartOfPlace(scene.things[thing]?.noun ?? '', shown);
}

/** Whether a figure is too small to be found. */
function isTooSmall(role: Role, { plan, placed }: CheckedPicture): boolean {
  if (!placed || role.actor.metres < LEAST_METRES) return false;
  const index = plan.cast.indexOf(role);
  const boxes = placed.figures.filter((figure) => figure.role === index).map(({ box }) => box);
  const least = placed.width * placed.height * LEAST_SHARE;
  return boxes.length > 0 && boxes.every(({ width, height }) => width * height < least);
}

function isPartOfPlace(noun: string, { plan, placed }: CheckedPicture): boolean {
  return (
    (getPlace(plan.place).shows.includes(noun) && !placed?.lacking.includes(noun)) ||
    (noun === WALL && hasWall(plan.place)) ||
    (placed?.levels.includes(noun) ?? false)
  );
}

/** Counts the figures of a role that are inside the picture. */
function figuresOf(role: Role, { plan, placed }: CheckedPicture): number {
  if (!placed) return role.count;
  const index = plan.cast.indexOf(role);
  return placed.figures.filter(({ role: own, box }) => {
    const wide = Math.min(box.x + box.width, placed.width) - Math.max(box.x, 0);
    const high = Math.min(box.y + box.height, placed.height) - Math.max(box.y, 0);
    return own === index && wide > box.width * LEAST_INSIDE && high > box.height * LEAST_INSIDE;
  }).length;
}

/** Whether a crowd is drawn: as many people as there is room for. */
function isCrowded(shown: CheckedPicture): boolean {
  const people = shown.plan.cast.filter(({ actor }) => isPerson(actor));
  return people.reduce((sum, role) => sum + figuresOf(role, shown) * (role.actor.people ?? 1), 0) >= SOME;
}

// "A few" and flocks need no exact number.
const SOME = 3;

function isCounted(
  { thing, count, vague }: Extract<Requirement, { part: 'number' }>,
  shown: CheckedPicture,
): boolean {
  const role = roleOf(thing, shown.plan);
  const each = role?.actor.people ?? role?.actor.several ?? 1;
  // What is held or belongs to the place is drawn in handfuls.
  if (vague) return !role || each > 1 || figuresOf(role, shown) >= Math.min(count, SOME);
  return (role ? figuresOf(role, shown) * each : 1) === count || (each > 1 && each > count);
}

function isColored(thing: number, color: string, shown: CheckedPicture): boolean {
  const { plan, scene } = shown;
  const role = roleOf(thing, plan);
  if (role)
    return wearsColor(role, color) || (role.share?.color === color && wearsColor({ ...role, color }, color));
  if (isPartOfPlace(scene.things[thing]?.noun ?? '', shown) && plan.tint === color) return true;
  return holderOf(thing, plan)?.heldColor === color && scene.things[thing]?.color === color;
}

/** Whether a garment is drawn; those that change the whole figure, such as capes, are not the shirt of its drawing. */
function isWorn(
  { thing, garment }: Extract<Requirement, { part: 'garment' }>,
  { plan, scene }: CheckedPicture,
): boolean {
  const actor = (roleOf(thing, plan) ?? holderOf(thing, plan))?.actor;
  const { wears, wearsToo, as } = scene.things[thing] ?? {};
  const noun = roleOf(thing, plan)?.noun;
  if (as === garment) return noun === as || (noun?.endsWith(` as ${as}`) ?? false);
  const own = wears?.noun === garment || wearsToo?.includes(garment) === true;
  if (own && actor?.wears?.some(({ noun }) => noun === garment)) return true;
  if (own && actor && findDrawingRow(actor.drawing.name)?.wears?.includes(garment)) return true;
  return own && isPerson(actor) && actor?.wears === undefined;
}

function isDyed(thing: number, color: string, { plan, scene }: CheckedPicture): boolean {
  const role = roleOf(thing, plan) ?? holderOf(thing, plan);
  if (role?.actor.wears?.some((worn) => worn.color === color)) return true;
  if (!role || scene.things[thing]?.wears?.color !== color) return false;
  // The shoes of a person have a color of their own in the drawing.
  return wearsColor(role, color) || role.actor.drawing.natural?.fixed?.includes(color) === true;
}

/** Whether a figure's drawing has a trait. Objects do not look different for being old. */
function hasTrait(
  trait: Extract<Requirement, { part: 'trait' }>['trait'],
  thing: number,
  { plan }: CheckedPicture,
): boolean {
  const role = roleOf(thing, plan);
  const person = isPerson(role?.actor);
  if (trait === 'distant') return !role || role.far === true;
  if (trait === 'hanging') return !role || role.hung === true;
  if (trait === 'old' || trait === 'laughing' || trait === 'body') {
    if (!person) return true;
  }
  if (role?.actor.shows?.includes(trait)) return true;
  // What is held or belongs to the place has the size that fits there.
  if (!role && (trait === 'large' || trait === 'small' || trait === 'tiny')) return true;
  // Two colors make the stripes.
  if ((trait === 'patterned' || trait === 'striped') && role?.pair) return wearsColor(role, role.pair);
  const name = `${role?.noun ?? ''} ${role?.actor.drawing.name ?? ''}`;
  return trait === 'old' ? /\bold\b|grand|elder|wizard|witch|santa/.test(name) : name.includes(trait);
}

function isPlaceShown(
  { place, noun }: Extract<Requirement, { part: 'place' }>,
  shown: CheckedPicture,
): boolean {
  const { plan, scene } = shown;
  const actual = getPlace(plan.place);
  const level = scene.relations.some((one) => 'surface' in one && one.surface.startsWith(noun ?? ' '));
  // Many rooms can have a window; the named room either has it or not.
  if (noun && isPartOfPlace(noun, shown)) return true;
  if (noun && actual.shows.includes(noun)) return false;
  if (showsPlace(plan.place, place) || (place === 'house-wall' && hasWall(plan.place))) return true;
  const landmark = LANDMARKS[place];
  if (landmark && plan.cast.some((role) => role.noun === landmark)) return true;
  const far = backdropOf(place);
  if (far && far === scene.behind[0] && hasWindow(shown)) return true;
  if (far && scene.behind.includes(far) && actual.indoors === undefined) return true;
  // Snow can lie on other places too.
  if (
    place === 'snowfield' &&
    actual.indoors === undefined &&
    (scene.season === 'winter' || scene.weather === 'snow')
  )
    return true;
  return level && shown.placed === undefined;
}

// A close-up of a window shows no wall; rock and curtains are not walls.
const WITHOUT_WALL = setOf('wall-less-rooms');
const hasWall = (place: PlaceName): boolean =>
  !WITHOUT_WALL.has(place) && getPlace(place).indoors !== undefined;

/** Whether a room has a window that shows what is behind it. */
function hasWindow({ plan, placed }: CheckedPicture): boolean {
  const { indoors, shows } = getPlace(plan.place);
  return indoors !== undefined && shows.includes('window') && !placed?.lacking.includes('window');
}

function isElementShown(noun: string, { plan, scene }: CheckedPicture): boolean {
  const place = getPlace(plan.place);
  if (place.shows.includes(noun)) return true;
  if (noun === 'ground') return place.supports.includes('ground');
  if (noun === 'room') return place.indoors !== undefined;
  if (OF_WATER.has(noun)) return WATERS.has(plan.place) || (noun === 'water' && isWet(plan.place));
  if (noun === 'grass' && (GREEN_PLACES.has(plan.place) || plan.place === 'savanna')) return true;
  if (!OUTDOORS.has(noun) || place.indoors !== undefined) return false;
  return !noun.startsWith('sun') || (scene.time !== 'night' && !SUNLESS.has(scene.weather ?? ''));
}

const isWet = (place: PlaceName): boolean =>
  place === 'underwater' || getPlace(place).supports.includes('water');

// Natural hues in degrees of OKLCH, and how far a color may differ from them.
const HUES: Readonly<Record<'sky' | 'water' | 'green' | 'sand', readonly number[]>> = {
  sky: [245],
  water: [225, 195],
  green: [140, 125],
  sand: [85, 65],
};
const NEAR_HUE = 38;
const GREEN_PLACES = setOf('green-places');

/** Whether the whole picture is drawn in one tone. */
const isToned = (color: string, { tone }: SceneAsk): boolean => tone?.hues.includes(color) ?? false;

/** Whether a color is natural, like a blue sky or a green field, and needs no request. */
function isNatural({ color, place, noun }: Extract<Requirement, { part: 'tint' }>): boolean {
  const { h, c, l } = toOklch(color);
  const hues =
    noun === 'sky'
      ? HUES.sky
      : place && (WATERS.has(place) || place === 'river')
        ? [...HUES.water, ...(place === 'beach' || place === 'island' ? HUES.sand : [])]
        : place && GREEN_PLACES.has(place)
          ? HUES.green
          : place === 'desert'
            ? HUES.sand
            : [];
  if (c < 0.04)
    return l > 0.9 && (place === 'snowfield' || place === 'beach' || noun?.startsWith('cloud') === true);
  return hues.some((hue) => hueDistance(h, hue) < NEAR_HUE);
}
