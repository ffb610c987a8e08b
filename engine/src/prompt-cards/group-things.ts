import { isPerson } from '../art/drawings/being.ts';
import type { Drawing, DrawingColors } from '../art/drawings/drawing.ts';
import type { Actor } from '../art/scenes/actors/actors.ts';
import { getPlace } from '../art/scenes/places.ts';
import { svg } from '../art/svg.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { RelationKind, RequirementDetail } from '../brief/scene-ask.ts';
import type { Box } from '../geometry.ts';
import { planScene } from '../stage/plan/plan-scene.ts';
import type { Role } from '../stage/plan/scene-plan.ts';

/** The motif of a card that shows all things of its picture, together. */
export const GROUP = 'group';

// What can be said of things without a place around them.
const OF_THINGS: readonly RequirementDetail['part'][] = [
  'thing',
  'number',
  'color',
  'trait',
  'tint',
  'word',
  'stranger',
  'relation',
];
// What needs neither water nor sky.
const STANDING: readonly Actor['standsOn'][] = ['ground', 'table'];
const TOGETHER: readonly RelationKind[] = ['with', 'beside'];

/**
 * The things that a card of words asks to see, where they are all that it asks for: larger beside the words than in a room that would
 * have to be made up around them. Nothing for people, for several that are at home outdoors, which have their landscape unless the card has
 * colors of its own, and where a place shows some of them.
 */
export function listThings(request: DesignRequest): readonly Role[] {
  const { scene, kind, statements } = request;
  if (!scene || scene.place || kind === 'picture' || statements.length === 0) return [];
  const { plan } = planScene(request);
  const roles = plan?.cast ?? [];
  const hasGround =
    request.colors.length > 0 && roles.every(({ actor }) => STANDING.includes(actor.standsOn));
  if (!plan || !(roles.length === 1 || hasGround || getPlace(plan.place).indoors)) return [];
  const isOfThings =
    scene.asks.every(
      (ask) =>
        OF_THINGS.includes(ask.part) &&
        (ask.part !== 'thing' || roles.some(({ thing }) => thing === ask.thing)),
    ) &&
    scene.relations.every(({ kind }) => TOGETHER.includes(kind)) &&
    roles.every(({ actor, bond }) => !isPerson(actor) && (!bond || bond.kind === 'beside'));
  return isOfThings ? roles : [];
}

/** Whether things are several, and so shown together. */
export const isGroup = (things: readonly Role[]): boolean =>
  things.reduce((sum, { count }) => sum + count, 0) > 1;

type Figure = { drawing: Drawing; colors: DrawingColors; width: number; height: number };
type Placed = Figure & Pick<Box, 'x' | 'y'>;

// Sizes of things are nearer to each other than in life, or a pencil beside a desk would be lost.
const SOFTENED = 0.4;
// Of the narrower of two neighbors, and of the row in front, what is behind.
const OVERLAP = 0.08;
const BEHIND = 0.45;
// Of the narrower of two, of which one stands before the other.
const HIDDEN = 0.3;
const SHADE = svg`fill="#000000" fill-opacity="0.14"`;
// Of the width of a thing, and its height as a share of that.
const SHADED = { width: 0.92, height: 0.1 } as const;
// Units of the drawing for the height of the tallest thing.
const LARGEST = 400;

/** Things side by side on one ground, the largest in the middle and behind, as one drawing. */
export function drawGroup(
  roles: readonly Role[],
  toColors: (role: Role, nth: number) => DrawingColors,
): Drawing {
  const tallest = Math.max(...roles.flatMap(({ players }) => players.map(({ metres }) => metres)));
  const figures = roles.flatMap((role): Figure[] =>
    Array.from({ length: role.count }, (_, nth) => {
      const { drawing, metres } = role.players[nth] ?? role.actor;
      const height = LARGEST * (metres / tallest) ** SOFTENED;
      return {
        drawing,
        colors: toColors(role, nth),
        height,
        width: (height * drawing.width) / drawing.height,
      };
    }),
  );
  const sizes = figures.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const rows = Array.from({ length: Math.floor(sizes.length / 2) + 1 }, (_, behind) =>
    arrange(sizes, behind),
  );
  const squareness = ({ width, height }: Arranged): number => Math.abs(Math.log(width / height));
  const [{ figures: placed, width, height: foot }] = rows.toSorted(
    (a, b) => squareness(a) - squareness(b),
  ) as [Arranged];
  const shade = (foot * SHADED.height) / 2;
  return {
    name: GROUP,
    nouns: [],
    width,
    height: foot + Math.min(shade, LARGEST * 0.03),
    draw: (_, prefix, around) =>
      placed
        .map(({ drawing, colors, x, y, width, height }, index) => {
          const scale = height / drawing.height;
          const radius = (width / 2) * SHADED.width;
          return (
            svg`<ellipse cx="${x + width / 2}" cy="${y + height}" rx="${radius}" ry="${radius * SHADED.height}" ` +
            SHADE +
            '/>' +
            svg`<g transform="translate(${x} ${y}) scale(${scale})">` +
            `${drawing.draw(colors, `${prefix}${index}`, around)}</g>`
          );
        })
        .join(''),
  };
}

type Arranged = { figures: readonly Placed[]; width: number; height: number };

/** So many of the largest behind the others, which stand between them and hide little but their feet. */
function arrange(sizes: readonly Figure[], behind: number): Arranged {
  const [back, front] = [toRow(sizes.slice(0, behind)), toRow(sizes.slice(behind))];
  const rise = behind > 0 ? front.tall * BEHIND : 0;
  const height = Math.max(front.tall, back.tall + rise);
  const aside = front.width / 2 - back.width / 2 + toSide(back, front);
  const [backX, frontX] = [Math.max(0, aside), Math.max(0, -aside)];
  const standOn = (row: Row, left: number, foot: number): Placed[] =>
    row.figures
      .map((figure) => ({ ...figure, x: left + figure.x, y: foot - figure.height }))
      // The small stand before the large.
      .toSorted((a, b) => b.height - a.height);
  return {
    figures: [...standOn(back, backX, height - rise), ...standOn(front, frontX, height)],
    width: Math.max(backX + back.width, frontX + front.width),
    height,
  };
}

/** How far a row in front is moved to the left, where it would stand right before those behind. */
function toSide(back: Row, front: Row): number {
  const [behind, before] = [back.figures[0], front.figures[0]];
  if (!behind || !before || (front.figures.length - back.figures.length) % 2 !== 0) return 0;
  if (front.figures.length > 1) return before.width / 2;
  return (behind.width + before.width) / 2 - HIDDEN * Math.min(behind.width, before.width);
}

type Row = { figures: readonly (Figure & { x: number })[]; width: number; tall: number };

/** From the largest in the middle outward, each over the edge of its neighbor. */
function toRow(sizes: readonly Figure[]): Row {
  const isLeft = (_: Figure, index: number): boolean => index % 2 === 1;
  const left = sizes.filter(isLeft).toReversed();
  const order = [...left, ...sizes.filter((figure, index) => !isLeft(figure, index))];
  let width = 0;
  const figures = order.map((figure, index) => {
    const before = order[index - 1];
    const x = before ? width - OVERLAP * Math.min(before.width, figure.width) : 0;
    width = x + figure.width;
    return { ...figure, x };
  });
  return { figures, width, tall: Math.max(0, ...figures.map(({ height }) => height)) };
}
