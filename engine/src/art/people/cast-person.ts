import type { Drawing, DrawingColors } from '../drawings/drawing.ts';
import type { Posture } from '../drawings/presence.ts';
import type { Actor } from '../scenes/actors/actors.ts';
import type { Point } from '../svg.ts';
import type { Act } from './acts/act.ts';
import { findAct } from './acts.ts';
import { UNITS_PER_METRE } from './body.ts';
import { drawPerson } from './draw-person.ts';
import { floorOf } from './draw-prop.ts';
import { type CastOptions, type Dressed, dressPerson, type Partner } from './dress-person.ts';
import type { Figure } from './figure.ts';
import { findHeld } from './held-things.ts';
import type { Role } from './role.ts';
import { findRole, getRole } from './roles.ts';
import { moveShapes, PERSON_SLOTS, type Shape, shapesExtent, writeShapes } from './shape.ts';

export { findRole };

/** Whether a figure can be drawn with this thing in its hands. */
export const canHold = (noun: string): boolean => findHeld(noun) !== undefined;

/**
 * A person for a noun, or several for `family` and its like, with skin, hair, build and clothes by chance.
 * The subject's `natural` colors hold them; it looks to the right. Undefined for a noun that is nobody.
 */
export function castPerson(noun: string, options: CastOptions): Actor | undefined {
  const role = findRole(noun);
  if (!role) return undefined;
  const random = options.random.fork(`person-${noun}`);
  const [first, ...others] = [
    ...(role.members ?? [noun]).map((one) => partnerOf(one, options)),
    ...(options.partners ?? []),
  ];
  const act = options.holding === undefined ? undefined : findAct(options.holding);
  if (act?.partner && first && others.length > 0)
    return castTogether(role, [first, ...others], act, { ...options, random });
  return role.members
    ? castGroup(role, role.members, { ...options, random })
    : castOne(role, noun, { ...options, random });
}

const partnerOf = (noun: string, { sex, coatColor, dressColor, garments }: CastOptions): Partner => ({
  noun,
  ...(sex ? { sex } : {}),
  ...(coatColor ? { coatColor } : {}),
  ...(dressColor ? { dressColor } : {}),
  ...(garments ? { garments } : {}),
});

const UPRIGHT_TALL = 1.22;

function castOne(role: Role, noun: string, options: CastOptions): Actor {
  const { person, colors, stance, act, wears } = dressPerson(role, noun, options);
  const { shapes, seat, figure } = drawPerson(person);
  const drawn = toActor(role, { stance, act }, [{ shapes, colors }], seat, lapOf(figure));
  const actor = wears.length > 0 ? { ...drawn, wears } : drawn;
  // A child among people, but as an animal it leads the picture.
  return role.upright ? { ...actor, tall: actor.tall * UPRIGHT_TALL } : actor;
}

// Of a thigh that lies, how far it rises or falls in its length.
const LEVEL = 0.4;

/** The thighs of who sits on a chair, from the hip to the knee. */
function lapOf({ skeleton: { pelvis, legs }, body }: Figure): Actor['lap'] {
  const { joint } = legs.near;
  const [across, down] = [joint[0] - pelvis[0], joint[1] - pelvis[1]];
  if (across <= 0 || Math.abs(down) > across * LEVEL) return undefined;
  return { from: pelvis[0] + across * 0.3, to: joint[0], y: joint[1] - body.leg[0] * 0.7 };
}

const CLOSE = 150;
const WIDER = 1.7;
// Those of more than two stand behind the first, so far from one to the next.
const LOOKER_ON = 150;

const isYoung = (role: Role | undefined): boolean => role?.age === 'child' || role?.age === 'baby';

const isChild = ({ noun }: Partner): boolean => isYoung(findRole(noun));

/** Two at one thing or in each other's arms, and those who look on. */
function castTogether(role: Role, named: readonly Partner[], act: Act, options: CastOptions): Actor {
  const { partner } = act;
  const [one, other, ...others] = named;
  // The grown-up kneels to the child, whoever is named first.
  const people = partner?.behind
    ? // At the ends of a table sit the grown-ups.
      named.toSorted((a, b) => Number(isChild(a)) - Number(isChild(b)))
    : (partner?.toChild || partner?.lift) && one && other && isChild(one) && !isChild(other)
      ? [other, one, ...others]
      : named;
  const {
    partners: _,
    sex: _sex,
    coatColor: _coat,
    dressColor: _dress,
    garments: _worn,
    ...shared
  } = options;
  const drawn = people.map((somebody, index) => {
    const { noun } = somebody;
    const rest: CastOptions = { ...shared, ...somebody };
    const found = findRole(noun) ?? getRole('person');
    // At one table a mouse sits as high as an elephant.
    const own = found.upright && role.age && partner?.mirrored ? { ...found, age: role.age } : found;
    const random = options.random.fork(`${index}`);
    const facesChild = people[1] !== undefined && isChild(people[1]) && !isYoung(own);
    if (index === 0 || !partner)
      return dressPerson(own, noun, { ...rest, random }, facesChild ? partner?.toChild : undefined);
    const child = isYoung(own) && !(people[0] && isChild(people[0])) ? partner.child : undefined;
    const pose = partner.mirrored && index > 1 ? partner.behind : (child ?? partner.pose);
    const { holding: _act, ...idle } = rest;
    const dressed = dressPerson(
      own,
      noun,
      { ...idle, ...(act.dressCode ? { dressCode: act.dressCode } : {}), posture: 'standing', random },
      pose,
    );
    return {
      ...dressed,
      person: { ...dressed.person, props: index === 1 ? (partner.props ?? []) : [] },
    };
  });
  const [first] = drawn;
  if (!first) throw new Error('an act of nobody');
  const figures = drawn.map(({ person }) => drawPerson(person));
  const floor = figures[0] ? floorOf(figures[0].figure) : 0;
  const scale = (figures[0]?.figure.scale ?? 1) * 0.5 + (figures[1]?.figure.scale ?? 1) * 0.5;
  // The heads of animals are larger: in each other's arms they would hide each other.
  const close = role.upright !== undefined && Math.abs(partner?.apart ?? 0) < CLOSE;
  const apart = (partner?.apart ?? 0) * (close ? WIDER : 1);
  const between = partner?.behind !== undefined;
  const members = figures.map(({ shapes, figure }, index): Member => {
    const further = partner?.mirrored === true && index > 1;
    // Of those between the two the one half looks to the other.
    const mirrored = partner?.mirrored === true && (further ? between && index % 2 === 1 : index === 1);
    const share = (index - 1) / (figures.length - 1);
    const x = !further
      ? apart * scale * index
      : between
        ? apart * scale * (0.12 + 0.76 * share)
        : -LOOKER_ON * (index - 1);
    const lift = index === 1 ? (partner?.lift ?? 0) * (figures[0]?.figure.scale ?? 1) : 0;
    // Who is lifted sits where the lift ends.
    const y = lift > 0 ? floor - lift : further && between ? 0 : floor - floorOf(figure);
    return {
      shapes: moveShapes(shapes, ([px, py]) => [x + (mirrored ? -px : px), y + py]),
      colors: (drawn[index] ?? first).colors,
    };
  });
  const actor = toActor(role, first, [...members.slice(1).reverse(), ...members.slice(0, 1)], [0, 0]);
  const wears = drawn.flatMap((dressed) => dressed.wears);
  return { ...actor, people: people.length, ...(wears.length > 0 ? { wears } : {}) };
}

type Member = { shapes: readonly Shape[]; colors: DrawingColors };

const ON_THEIR_WAY: ReadonlySet<Posture> = new Set(['walking', 'running', 'riding', 'carrying', 'swimming']);

/** People side by side, close enough for their arms to touch; those on the right look back to the others. */
function castGroup(role: Role, names: readonly string[], options: CastOptions): Actor {
  const { holding, ...free } = options;
  const rest = holding !== undefined && findAct(holding) ? options : free;
  const rows =
    names.length > 4
      ? [names.slice(0, Math.floor(names.length / 2)), names.slice(Math.floor(names.length / 2))]
      : [names];
  const placed: Member[] = [];
  let last: Pick<Dressed, 'stance' | 'act'> | undefined;
  let middle = 0;
  const sits = rest.seated === true || rest.posture === 'riding';
  rows.forEach((row, rowIndex) => {
    let edge = rowIndex === rows.length - 1 ? 0 : 34;
    row.forEach((name, index) => {
      const random = options.random.fork(`${rowIndex}-${index}`);
      const dressed = dressPerson(getRole(name), name, { ...rest, random });
      last = dressed;
      const { shapes, seat } = drawPerson(dressed.person);
      // Who walks or rides together goes one way.
      const back = index >= row.length / 2 && !ON_THEIR_WAY.has(dressed.stance.posture);
      const turned = back ? moveShapes(shapes, ([x, y]) => [-x, y]) : shapes;
      const { left, right, bottom } = shapesExtent(turned);
      const shift = edge - left;
      // The row behind stands higher in the picture.
      const lift = (rows.length - 1 - rowIndex) * 26;
      placed.push({
        // On one sofa the small sit as high as the tall.
        shapes: moveShapes(turned, ([x, y]) => [x + shift, y - (sits ? seat[1] : bottom) - lift]),
        colors: dressed.colors,
      });
      edge += right - left - 10;
    });
    middle = Math.max(middle, edge / 2);
  });
  if (!last) throw new Error('a group of nobody');
  return toActor(role, last, placed, [sits ? middle : 0, 0]);
}

// The water hides what is below a swimmer's shoulders.
const SHOWN_AFLOAT = 0.6;

function toActor(
  role: Role,
  { stance, act }: Pick<Dressed, 'stance' | 'act'>,
  members: readonly Member[],
  seat: Point,
  lap?: Actor['lap'],
): Actor {
  const { posture } = stance;
  const extent = shapesExtent(members.flatMap(({ shapes }) => shapes));
  const moved = members.map(({ shapes }) =>
    moveShapes(shapes, ([x, y]) => [x - extent.left, y - extent.top]),
  );
  const [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
  const drawing: Drawing = {
    name: role.name,
    nouns: role.nouns,
    width,
    height,
    natural: joinColors(members.map(({ colors }) => colors)),
    draw: (colors, idPrefix) =>
      moved
        .map((shapes, index) => writeShapes(shapes, memberColors(colors, index), `${idPrefix}${index}`))
        .join(''),
  };
  const standsOn =
    posture === 'flying'
      ? 'air'
      : (act?.standsOn ?? role.standsOn ?? (posture === 'swimming' ? 'water' : 'ground'));
  const shows = [
    ...(act ? [act.name, ...(act.also ?? [])] : []),
    ...(stance.shows ?? []),
    ...(stance.held ? [stance.held] : []),
  ];
  const shown = standsOn === 'water' ? (act?.shown ?? SHOWN_AFLOAT) : 1;
  const metres = (height * shown) / UNITS_PER_METRE;
  // All people are of one scale; the small a little larger, so that a child is not lost in a landscape.
  const reach = Math.max(width, height) / UNITS_PER_METRE;
  return {
    drawing,
    nouns: role.nouns,
    being: 'person',
    home: act?.home ?? role.home ?? (standsOn === 'water' ? 'sea' : 'meadow'),
    standsOn,
    tall: 0.56 * (metres / 1.75) * (1.75 / reach) ** 0.25,
    metres,
    faces: 'right',
    posture,
    ...(shows.length > 0 ? { shows } : {}),
    hip: { x: seat[0] - extent.left, y: seat[1] - extent.top },
    ...(lap
      ? { lap: { from: lap.from - extent.left, to: lap.to - extent.left, y: lap.y - extent.top } }
      : {}),
    ...(shown < 1 ? { shown } : {}),
  };
}

// The first member wears the palette; each further one adds three colors of the dress to those of the body.
const BODY_COLORS = PERSON_SLOTS.length;
const ALL_COLORS = BODY_COLORS + 3;

function joinColors(members: readonly DrawingColors[]): DrawingColors {
  const [first, ...others] = members;
  if (!first) throw new Error('a group of nobody');
  const fixed = others.flatMap((colors) => [
    ...(colors.fixed ?? []),
    colors.main,
    colors.second,
    colors.accent,
  ]);
  return { ...first, fixed: [...(first.fixed ?? []), ...fixed] };
}

function memberColors(colors: DrawingColors, index: number): DrawingColors {
  const { fixed, main, second, accent } = colors;
  if (index === 0) return fixed ? { ...colors, fixed: fixed.slice(0, BODY_COLORS) } : colors;
  const mine = fixed?.slice(BODY_COLORS + (index - 1) * ALL_COLORS, BODY_COLORS + index * ALL_COLORS) ?? [];
  const [dressMain, dressSecond, dressAccent] = mine.slice(BODY_COLORS);
  // A look with one palette for all: the clothes change places from one to the next.
  const turned = index % 2 === 1 ? { main: second, second: main } : { main: accent, accent: main };
  if (!dressMain || !dressSecond || !dressAccent) return { ...colors, ...turned };
  return {
    ...colors,
    main: dressMain,
    second: dressSecond,
    accent: dressAccent,
    fixed: mine.slice(0, BODY_COLORS),
  };
}
