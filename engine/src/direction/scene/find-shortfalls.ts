import { wornPart } from '../../art/dyes.ts';
import { findAct } from '../../art/people/acts.ts';
import { getPlace } from '../../art/scenes/places.ts';
import { isOfRegion } from '../../brief/scene/regions.ts';
import type { Ask, SceneAsk } from '../../brief/scene/scene.ts';
import { backdropOf, isOfSky } from '../../brief/scene/surroundings.ts';
import type { PlaceName } from '../../brief/vocabulary/scenes.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { Role } from '../plan-scene.ts';
import { isDone } from './is-done.ts';
import { isHidden } from './is-hidden.ts';
import { isRelated } from './is-related.ts';
import { isSeenFrom } from './seen-from.ts';
import { holderOf, roleOf, type Shown } from './shown.ts';
import { showsSeason } from './shows-season.ts';
import { WALL } from './stand-at-wall.ts';
import { wearsColor } from './takes-color.ts';

// Of its own height, so much of a figure must lie inside the picture.
const LEAST_INSIDE = 0.4;
// A bird may be small; somebody of a metre who takes less of the picture is lost in it.
const LEAST_METRES = 0.9;
const LEAST_SHARE = 0.002;
const TIMES: readonly (readonly string[])[] = [
  ['golden', 'sunset', 'dusk'],
  ['dusk', 'night'],
];
const OF_NIGHT: ReadonlySet<string> = new Set(['moon', 'crescent', 'stars']);
const WEATHERLESS: ReadonlySet<string> = new Set(['stage-hall', 'underwater']);
const OUTDOORS: ReadonlySet<string> = new Set(['sky', 'horizon', 'cloud', 'clouds', 'sun', 'sunlight']);
// What makes any place the asked one: a summit stands in the sky, and where a tent is, people camp.
const LANDMARKS: Partial<Readonly<Record<PlaceName, string>>> = { sky: 'summit', campsite: 'tent' };
const OF_WATER: ReadonlySet<string> = new Set(['wave', 'waves', 'water']);
const WATERS: ReadonlySet<string> = new Set(['sea', 'coast', 'beach', 'island', 'harbor', 'pier', 'lake']);
const OF_ROOMS: ReadonlySet<string> = new Set(['interior', 'indoors', 'inside', 'hall', 'room']);
const DARK: ReadonlySet<string> = new Set(['dusk', 'night']);
// What is under everything; rooms have a floor.
const GROUND: ReadonlySet<string> = new Set(
  'ground floor earth boden erde sol terre suelo tierra chão terra grond marken jorden ziemi ziemia земле землю землі yerde toprak tanah'.split(
    ' ',
  ),
);
const SUNLESS: ReadonlySet<string> = new Set(['rain', 'storm', 'overcast', 'snow']);

/**
 * The asks of a picture that its drawing does not show. Every ask is left over unless there is evidence for it in
 * the cast as planned, and as placed where that is known.
 */
export function findShortfalls(shown: Shown): Ask[] {
  return shown.scene.asks.filter((ask) => !isShown(ask, shown));
}

function isShown(ask: Ask, shown: Shown): boolean {
  const { scene, plan } = shown;
  switch (ask.part) {
    case 'thing':
      return isThingShown(ask.thing, shown);
    case 'number':
      return !isThingShown(ask.thing, shown) || isCounted(ask, shown);
    case 'colour':
      return !isThingShown(ask.thing, shown) || isColoured(ask.thing, ask.color, shown);
    case 'dye':
      return !isThingShown(ask.thing, shown) || isDyed(ask.thing, ask.color, shown);
    case 'garment':
      return !isThingShown(ask.thing, shown) || isWorn(ask, shown);
    case 'action': {
      // Of two at one thing the drawing is one of them's.
      const role = roleOf(ask.thing, plan) ?? holderOf(ask.thing, plan);
      return !isThingShown(ask.thing, shown) || (role !== undefined && isDone(ask, role, shown));
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
        isOfRegion(ask.words, plan.place)
      );
    case 'time':
      return (
        scene.time === ask.value ||
        // A sunny morning or sunset is no high noon.
        (ask.value === 'day' && !DARK.has(scene.time ?? '') && !SUNLESS.has(scene.weather ?? '')) ||
        // "Two moons": what else stands for the night is here a thing in the sky.
        (ask.value === 'night' && scene.moons !== undefined) ||
        TIMES.some((kin) => kin.includes(ask.value) && kin.includes(scene.time ?? ''))
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
        !WEATHERLESS.has(plan.place)
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
        (isOfSky(ask.noun) && getPlace(plan.place).indoors === undefined) ||
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
        (getPlace(plan.place).indoors !== undefined && OF_ROOMS.has(ask.words.toLowerCase())) ||
        (getPlace(plan.place).holds.includes('ground') && GROUND.has(ask.words.toLowerCase())) ||
        isOfPlace(ask.words.toLowerCase(), shown) ||
        isOfPlace(toSingular(ask.words), shown) ||
        isOfAct(ask.words, shown) ||
        isOfRegion(ask.words, plan.place)
      );
  }
}

/** What a doing is drawn with has no figure of its own: the hair that is combed. */
const isOfAct = (words: string, { plan }: Shown): boolean =>
  plan.cast.some(({ actor }) =>
    actor.shows?.some((act) =>
      [words.toLowerCase(), toSingular(words)].some((noun) => findAct(act)?.uses?.includes(noun)),
    ),
  );

const toSingular = (words: string): string => words.toLowerCase().replace(/s$/, '');

/** Whether a thing is to be seen: as a figure in the picture, in somebody's hands, or as a part of the place. */
function isThingShown(thing: number, shown: Shown): boolean {
  const { plan, scene } = shown;
  const role = roleOf(thing, plan);
  if (role) return figuresOf(role, shown) > 0 && !isSpeck(role, shown) && !isHidden(role, shown);
  return holderOf(thing, plan) !== undefined || isOfPlace(scene.things[thing]?.noun ?? '', shown);
}

/** Somebody drawn so small that nobody finds him. */
function isSpeck(role: Role, { plan, placed }: Shown): boolean {
  if (!placed || role.actor.metres < LEAST_METRES) return false;
  const index = plan.cast.indexOf(role);
  const boxes = placed.figures.filter((figure) => figure.role === index).map(({ box }) => box);
  const least = placed.width * placed.height * LEAST_SHARE;
  return boxes.length > 0 && boxes.every(({ width, height }) => width * height < least);
}

function isOfPlace(noun: string, { plan, placed }: Shown): boolean {
  return (
    (getPlace(plan.place).shows.includes(noun) && !placed?.lacking.includes(noun)) ||
    (noun === WALL && hasWall(plan.place)) ||
    (placed?.levels.includes(noun) ?? false)
  );
}

/** How many of a role are in the picture. */
function figuresOf(role: Role, { plan, placed }: Shown): number {
  if (!placed) return role.count;
  const index = plan.cast.indexOf(role);
  return placed.figures.filter(({ role: own, box }) => {
    const wide = Math.min(box.x + box.width, placed.width) - Math.max(box.x, 0);
    const high = Math.min(box.y + box.height, placed.height) - Math.max(box.y, 0);
    return own === index && wide > box.width * LEAST_INSIDE && high > box.height * LEAST_INSIDE;
  }).length;
}

/** As many people as there is room for. */
function isCrowded(shown: Shown): boolean {
  const people = shown.plan.cast.filter(({ actor }) => actor.hip !== undefined);
  return people.reduce((sum, role) => sum + figuresOf(role, shown) * (role.actor.people ?? 1), 0) >= SOME;
}

// A few are a few, and a flock is no number.
const SOME = 3;

function isCounted({ thing, count, vague }: Extract<Ask, { part: 'number' }>, shown: Shown): boolean {
  const role = roleOf(thing, shown.plan);
  const each = role?.actor.people ?? role?.actor.several ?? 1;
  // What is in hands or belongs to the place is drawn by the handful.
  if (vague) return !role || each > 1 || figuresOf(role, shown) >= Math.min(count, SOME);
  return (role ? figuresOf(role, shown) * each : 1) === count || (each > 1 && each > count);
}

function isColoured(thing: number, color: string, shown: Shown): boolean {
  const { plan, scene } = shown;
  const role = roleOf(thing, plan);
  if (role)
    return wearsColor(role, color) || (role.share?.color === color && wearsColor({ ...role, color }, color));
  if (isOfPlace(scene.things[thing]?.noun ?? '', shown) && plan.tint === color) return true;
  return holderOf(thing, plan)?.heldColor === color && scene.things[thing]?.color === color;
}

/** What covers most of the figure is in its drawing, but a cape is more than a shirt. */
function isWorn(
  { thing, garment, words }: Extract<Ask, { part: 'garment' }>,
  { plan, scene }: Shown,
): boolean {
  const actor = (roleOf(thing, plan) ?? holderOf(thing, plan))?.actor;
  const { wears, wearsToo, as } = scene.things[thing] ?? {};
  if (as === garment) return roleOf(thing, plan)?.noun.endsWith(` as ${as}`) ?? false;
  if (garment === 'coat' && CAPES.test(words)) return false;
  const own = wears?.noun === garment || wearsToo?.includes(garment) === true;
  if (own && actor?.wears?.some(({ noun }) => noun === garment)) return true;
  if (own && actor && wornPart(actor.subject.name, garment)) return true;
  return own && actor?.hip !== undefined && actor.wears === undefined;
}

const CAPES =
  /cape|cloak|apron|uniform|suit|umhang|schürze|anzug|tablier|costume|capa(?! de)|delantal|traje|avental|terno|mantello|grembiule|schort|плащ|фартук|斗篷|マント|망토/iu;

function isDyed(thing: number, color: string, { plan, scene }: Shown): boolean {
  const role = roleOf(thing, plan) ?? holderOf(thing, plan);
  if (role?.actor.wears?.some((worn) => worn.color === color)) return true;
  if (!role || scene.things[thing]?.wears?.color !== color) return false;
  // The shoes of a person have a colour of their own in the drawing.
  return wearsColor(role, color) || role.actor.subject.natural?.own?.includes(color) === true;
}

/** Of a figure: what its drawing is by name. A thing of another kind is no other for being old. */
function hasTrait(trait: Extract<Ask, { part: 'trait' }>['trait'], thing: number, { plan }: Shown): boolean {
  const role = roleOf(thing, plan);
  const person = role?.actor.hip !== undefined;
  if (trait === 'distant') return !role || role.far === true;
  if (trait === 'hanging') return !role || role.hung === true;
  if (trait === 'old' || trait === 'laughing' || trait === 'body') {
    if (!person) return true;
  }
  if (role?.actor.shows?.includes(trait)) return true;
  // In the hands or of the place, it has the size that fits there.
  if (!role && (trait === 'large' || trait === 'small' || trait === 'tiny')) return true;
  // Two colours make its stripes.
  if ((trait === 'patterned' || trait === 'striped') && role?.pair) return wearsColor(role, role.pair);
  const name = `${role?.noun ?? ''} ${role?.actor.subject.name ?? ''}`;
  return trait === 'old' ? /\bold\b|grand|elder|wizard|witch|santa/.test(name) : name.includes(trait);
}

function isPlaceShown({ place, noun }: Extract<Ask, { part: 'place' }>, shown: Shown): boolean {
  const { plan, scene } = shown;
  const actual = getPlace(plan.place);
  const level = scene.relations.some((one) => 'surface' in one && one.surface.startsWith(noun ?? ' '));
  // A window is in many rooms; the one that another word names has it or not.
  if (noun && actual.shows.includes(noun)) return !shown.placed?.lacking.includes(noun);
  if (isSeenFrom(plan.place, place) || (place === 'house-wall' && hasWall(plan.place))) return true;
  const landmark = LANDMARKS[place];
  if (landmark && plan.cast.some((role) => role.noun === landmark)) return true;
  const far = backdropOf(place);
  if (far && far === scene.behind[0] && hasWindow(shown)) return true;
  if (far && scene.behind.includes(far) && actual.indoors === undefined) return true;
  // Snow lies on other places too.
  if (
    place === 'snowfield' &&
    actual.indoors === undefined &&
    (scene.season === 'winter' || scene.weather === 'snow')
  )
    return true;
  return level && shown.placed === undefined;
}

// A window from nearby leaves no wall, rock and curtains are none.
const WALLLESS: ReadonlySet<PlaceName> = new Set(['window', 'cave', 'stage-hall'] as const);
const hasWall = (place: PlaceName): boolean => !WALLLESS.has(place) && getPlace(place).indoors !== undefined;

/** A room shows through its window what is behind it. */
function hasWindow({ plan, placed }: Shown): boolean {
  const { indoors, shows } = getPlace(plan.place);
  return indoors !== undefined && shows.includes('window') && !placed?.lacking.includes('window');
}

function isElementShown(noun: string, { plan, scene }: Shown): boolean {
  const place = getPlace(plan.place);
  if (place.shows.includes(noun)) return true;
  if (OF_WATER.has(noun)) return WATERS.has(plan.place) || (noun === 'water' && isWet(plan.place));
  if (noun === 'grass' && (GREEN_PLACES.has(plan.place) || plan.place === 'savanna')) return true;
  if (!OUTDOORS.has(noun) || place.indoors !== undefined) return false;
  return !noun.startsWith('sun') || (scene.time !== 'night' && !SUNLESS.has(scene.weather ?? ''));
}

const isWet = (place: PlaceName): boolean =>
  place === 'underwater' || getPlace(place).holds.includes('water');

// The hues that nature gives, in degrees of OKLCH, with how far a colour may lie off.
const HUES: Readonly<Record<'sky' | 'water' | 'green' | 'sand', readonly number[]>> = {
  sky: [245],
  water: [225, 195],
  green: [140, 125],
  sand: [85, 65],
};
const NEAR_HUE = 38;
const GREEN_PLACES: ReadonlySet<string> = new Set([
  'meadow',
  'forest',
  'farm',
  'garden',
  'park',
  'jungle',
  'bamboo-grove',
  'mountains',
]);

/** The whole picture is drawn in it. */
const isToned = (color: string, { tone }: SceneAsk): boolean => tone?.hues.includes(color) ?? false;

/** A blue sky and a green field are so without being asked. */
function isNatural({ color, place, noun }: Extract<Ask, { part: 'tint' }>): boolean {
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
