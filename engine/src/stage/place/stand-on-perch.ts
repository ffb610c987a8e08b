import type { Actor } from '../../art/scenes/actors/actors.ts';
import { toBounds } from '../../art/scenes/actors/cast.ts';
import { inLight } from '../../art/scenes/light/light.ts';
import type { MadePerch, Perch } from '../../art/scenes/perches/perch.ts';
import { isVessel, perchOf, toPerchDrawing } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import { isSnowy, turfColor } from '../../art/scenes/seasons.ts';
import type { Surface } from '../../art/scenes/stage.ts';
import type { Bond } from '../plan/scene-plan.ts';
import type { Cluster } from './arrange-cast.ts';
import type { Figure } from './figure.ts';
import {
  ACCESSORY,
  chooseFacing,
  type PlacedCast,
  type PlacementContext,
  placeFigure,
} from './place-figure.ts';
import { metreOf, SCENERY_METRES } from './size-cast.ts';
import { footOn } from './stand-on-surface.ts';

const EDGE = 0.05;
const TURF = '#6f9a55';
// Between neighbours, a share of the unit.
const GAP = 0.035;
const HUDDLED = 0.34;
const CROWNED = /(?:^|\s)(?:tree|oak|pine|birch|willow|palm)$/;
const UNDER_CROWN = 0.34;
const LEAST_TALL = 0.34;
// A castle on its hill is what the picture is about.
const LEAST_GREAT = 0.5;
const LEAST_INSIDE = 0.1;
const MOST_GROWN = 2.2;
// Height of a perch that runs out of the picture, as a share of the height; lower under tall figures.
const LEVEL = { across: 0.73, edge: 0.66 } as const;
const LOWEST = 0.8;
const HEADROOM = 0.07;
// Visible share of a figure behind a perch; a figure in front has it at shoulder height.
const SHOWN_BEHIND = 0.62;
const BEFORE_TALL = 0.75;
// Perches that things hang from run out of the picture; the hanging things start a share of the unit below the line.
const HANGERS: ReadonlySet<Perch['reach']> = new Set(['edge', 'across']);
const BELOW = 0.03;

const CARRIED: ReadonlySet<string> = new Set(['riding', 'on', 'over']);

type Kind = Exclude<Bond['kind'], 'surface' | 'at'> | 'hung';

/** Finds the perch of a cluster; of a nest on a branch, the one that someone is in. */
export function perchFigure(
  { figures }: Cluster,
  { plan }: PlacementContext,
): { figure: Figure; perch: Perch } | undefined {
  const perchAt = ({ role }: Figure): Perch | undefined =>
    perchOf(plan.cast[role]?.actor.drawing ?? { name: '' });
  const all = figures.flatMap((figure) => {
    const perch = perchAt(figure);
    return perch ? [{ figure, perch }] : [];
  });
  return (
    all.find(({ figure }) => figures.some((other) => other.host === figure && !perchAt(other))) ?? all[0]
  );
}

const BEHIND_GROUND = 0.3;

/** Places figures on, in, behind or in front of a perch, and draws the perch to their measure. */
export function standOnPerch(cluster: Cluster, placing: PlacementContext, placed: PlacedCast[]): void {
  const found = perchFigure(cluster, placing);
  if (!found) return;
  const { figure: host, perch } = found;
  const { stage, plan, subjectX, random } = placing;
  const { width, height, unit } = stage;
  // Who stands on the ground is before a wall or a hill, and those on it.
  if (perch.reach === 'across' && !perch.wet) host.depth -= BEHIND_GROUND;
  const rest = cluster.figures.filter(({ role }) => !perchOf(plan.cast[role]?.actor.drawing ?? { name: '' }));
  // Riders and what they carry go to their hosts.
  const carried = (figure: Figure): boolean =>
    figure.host !== undefined &&
    rest.includes(figure.host) &&
    CARRIED.has(plan.cast[figure.role]?.bond?.kind ?? '');
  const behind = ancestorsOf(host);
  // Under the table that a basket is on, or beside the tree that a blanket is under.
  const attached = rest.filter(
    (figure) => figure.host && behind.includes(figure.host) && !behind.includes(figure),
  );
  const guests = rest.filter(
    (figure) => !carried(figure) && !behind.includes(figure) && !attached.includes(figure),
  );
  const kindOf = ({ role }: Figure): Kind => {
    const bond = plan.cast[role]?.bond;
    if (!bond || !('to' in bond)) return 'on';
    if (bond.to === host.role && plan.cast[role]?.hung && HANGERS.has(perch.reach)) return 'hung';
    // A companion of a figure on the perch is on it too.
    if (bond.to === host.role) return bond.kind;
    const companion = rest.find((other) => other.role === bond.to);
    return companion ? kindOf(companion) : 'on';
  };
  // The lead stays visible, however small it is beside others.
  const tallest = Math.max(1, ...guests.map(({ tall }) => tall));
  const great = guests.some(({ role }) => (plan.cast[role]?.actor.metres ?? 0) >= SCENERY_METRES);
  const flown = rest.some(({ role }) => plan.cast[role]?.bond?.kind === 'over');
  // A basket under a tree, or among furniture or stalls, is not enlarged for what is in it.
  const shelf = shelfOf(host, placing);
  const inside = perch.sunk !== undefined && (behind.length > 0 || shelf !== undefined);
  const among = metreOf(plan) > 0 && perch.reach === 'around';
  const least = inside || among ? LEAST_INSIDE : great && !flown ? LEAST_GREAT : LEAST_TALL;
  const grown = Math.max(1, Math.min(MOST_GROWN, (unit * least) / tallest));
  for (const guest of rest.filter((figure) => !attached.includes(figure))) {
    // A figure that flies over a castle does not affect its size.
    if (great && carried(guest)) continue;
    guest.tall *= grown;
    guest.wide *= grown;
  }
  // Figures in a basket huddle together.
  const gap =
    perch.sunk && perch.reach === 'around'
      ? -HUDDLED * Math.min(...guests.map(({ wide }) => wide))
      : unit * GAP;
  // A figure beside a tree stands under its crown.
  const gapBefore = (guest: Figure): number =>
    guest !== guests[0] && CROWNED.test(plan.cast[guest.role]?.noun ?? '') ? -guest.wide * UNDER_CROWN : gap;
  const all = guests.reduce((sum, guest) => sum + guest.wide + gapBefore(guest), -gap);
  const scale = Math.min(1, (width * (1 - 4 * EDGE)) / Math.max(1, all));
  const tall = Math.max(0, ...guests.map((guest) => guest.tall * scale)) || unit * 0.3;
  const span = Math.max(0, all) * scale;
  const line = levelOf(perch, guests.map(kindOf), { tall, span, foot: shelf?.y }, placing);
  const lead = guests[0];
  const start = Math.min(
    Math.max(shelf?.from ?? 0, subjectX * width - ((lead?.wide ?? 0) * scale) / 2, width * EDGE * 2),
    (shelf?.to ?? width * (1 - 2 * EDGE)) - span,
  );
  let x = start;
  const seated: PlacedCast[] = [];
  for (const guest of guests) {
    const role = plan.cast[guest.role];
    if (!role) continue;
    const wide = guest.wide * scale;
    if (seated.length > 0) x += gapBefore(guest) * scale;
    const at = x + wide / 2;
    const own = guest.tall * scale;
    const kind = kindOf(guest);
    const actor = role.players[guest.nth] ?? role.actor;
    // Heads in a basket would hide each other unless they look the same way.
    const looks = (perch.sunk && seated[0]?.cast.looks) || chooseFacing(guest, role, at, placing);
    const one = placeFigure({ ...guest, depth: 0.5 }, role, placing, {
      x: at,
      tall: own,
      foot: footAt(kind, perch, line, own, actor, unit),
      looks,
    });
    one.figure = guest;
    const crowned = CROWNED.test(role.noun);
    guest.depth = host.depth + (kind === 'behind' ? -0.2 : crowned ? 0.1 : 0.2);
    one.cast.raised = kind !== 'in-front-of' && kind !== 'behind';
    seated.push(one);
    x += wide;
    for (const figure of rest.filter((other) => carried(other) && other.host === guest)) {
      const rider = plan.cast[figure.role];
      if (rider)
        seated.push(
          placeFigure(figure, rider, placing, { x: at, tall: figure.tall * scale, foot: line.level, looks }),
        );
    }
  }
  const bounds = seated.map(({ cast }) => toBounds(cast));
  const made = perch.make({
    width,
    height,
    unit,
    level: line.level,
    foot: line.foot,
    from: bounds.length > 0 ? Math.min(...bounds.map((box) => box.x)) : start - unit * 0.15,
    to: bounds.length > 0 ? Math.max(...bounds.map((box) => box.x + box.width)) : start + unit * 0.15,
    tall: Math.max(unit * 0.1, ...seated.map(({ cast }) => cast.tall)),
    random: random.fork('perch'),
    snowy: isSnowy(stage),
    turf: inLight(stage.light, turfColor(stage, TURF), 0.95),
  });
  for (const figure of behind) {
    const { depth } = figure;
    putBehind(figure, host, { from: start, to: start + span, foot: line.foot }, placing, placed);
    const put = placed.at(-1)?.cast;
    for (const other of attached.filter((one) => one.host === figure)) {
      const role = plan.cast[other.role];
      if (!role || !put) continue;
      const x = put.x + other.x - figure.x;
      other.depth += figure.depth - depth;
      placed.push(
        placeFigure(other, role, placing, {
          x,
          tall: other.tall,
          foot: put.foot,
          looks: chooseFacing(other, role, x, placing),
        }),
      );
    }
  }
  placed.push(toPerchPut(perch, made, host, placing, 'draw'), ...seated);
  if (made.front)
    placed.push({
      ...toPerchPut(perch, made, host, placing, 'front'),
      figure: { ...host, host, role: ACCESSORY, depth: host.depth + 0.4 },
    });
}

/** The table or shelf of a room that a vessel is on; a close-up is all of one level. */
function shelfOf({ role }: Figure, { plan, scene, stage }: PlacementContext): Surface | undefined {
  const { actor, bond } = plan.cast[role] ?? {};
  const isOn = actor && isVessel(actor.drawing) && bond?.kind === 'surface';
  if (!isOn || plan.near || getPlace(plan.place).near) return undefined;
  return scene.surfaces?.find(({ name, y }) => name === bond.surface && y > stage.unit * LEAST_TALL);
}

/** Lists what the perch itself is under or beside, and so on. */
function ancestorsOf({ host }: Figure): Figure[] {
  return host ? [host, ...ancestorsOf(host)] : [];
}

/** Puts a host of the perch behind it: the tree over a blanket, the house beside a rock. */
function putBehind(
  figure: Figure,
  perch: Figure,
  { from, to, foot }: { from: number; to: number; foot: number },
  placing: PlacementContext,
  placed: PlacedCast[],
): void {
  const { plan, stage } = placing;
  const role = plan.cast[figure.role];
  if (!role) return;
  const over =
    plan.cast[perch.role]?.bond?.kind === 'under' || plan.cast[perch.role]?.bond?.kind === 'in-front-of';
  const middle = (from + to) / 2;
  const aside = Math.max((to - from) * 0.18, over ? figure.wide * 0.2 : 0);
  const wanted = over ? middle + aside : to + figure.wide * 0.55;
  const x = Math.min(Math.max(wanted, figure.wide / 2), stage.width - figure.wide / 2);
  const ground = Math.min(foot, placing.scene.groundY(x)) - stage.unit * 0.06;
  figure.depth = perch.depth - 0.3;
  placed.push(
    placeFigure(figure, role, placing, {
      x,
      tall: figure.tall,
      foot: ground,
      looks: x > middle ? 'left' : 'right',
    }),
  );
}

/** Returns the line of the perch and its foot, px. */
function levelOf(
  perch: Perch,
  kinds: readonly Kind[],
  { tall, span, foot }: { tall: number; span: number; foot: number | undefined },
  { stage, scene, subjectX }: PlacementContext,
): { level: number; foot: number } {
  const { width, height, unit, calm } = stage;
  const ground = foot ?? scene.groundY(subjectX * width) + unit * 0.02;
  const roof = (calm ? calm.y + calm.height : 0) + height * HEADROOM;
  if (perch.reach === 'around' || perch.reach === 'afloat')
    return { level: ground - Math.max(tall * perch.rise, span * (perch.deep ?? 0)), foot: ground };
  if (kinds.every((kind) => kind === 'hung') && kinds.length > 0)
    return { level: Math.min(height * 0.5, roof + unit * 0.1), foot: height + 2 };
  if (kinds.some((kind) => kind === 'in-front-of'))
    return { level: ground - Math.max(unit * 0.14, Math.min(tall * BEFORE_TALL, unit * 0.34)), foot: ground };
  if (kinds.some((kind) => kind === 'behind')) {
    const level = Math.min(height * 0.72, Math.max(height * 0.56, roof + tall * SHOWN_BEHIND));
    return { level, foot: height + 2 };
  }
  return {
    level: Math.min(height * LOWEST, Math.max(height * (perch.level ?? LEVEL[perch.reach]), roof + tall)),
    foot: height + 2,
  };
}

function footAt(
  kind: Kind,
  perch: Perch,
  { level, foot }: { level: number; foot: number },
  tall: number,
  actor: Actor,
  unit: number,
): number {
  const shown = level + tall * (1 - SHOWN_BEHIND);
  // Feet are visible through rails.
  if (kind === 'behind') return perch.open ? Math.max(shown, foot - unit * 0.03) : shown;
  if (kind === 'hung') return level + unit * BELOW + tall;
  if (kind === 'in-front-of') return foot + unit * 0.05;
  if (kind === 'over') return level - tall * 0.02;
  if (kind === 'in') return level + tall * (perch.sunk ?? 0);
  return footOn({ y: level + unit * 0.006 }, actor, tall);
}

/** Turns a perch into a figure; it has no shadow and is never moved away from the words. */
function toPerchPut(
  perch: Perch,
  made: MadePerch,
  figure: Figure,
  placing: PlacementContext,
  part: 'draw' | 'front',
): PlacedCast {
  const role = placing.plan.cast[figure.role];
  if (!role) throw new Error(`no role ${figure.role} for the ${perch.name}`);
  const actor: Actor = { ...role.actor, drawing: toPerchDrawing(perch, made, part) };
  const { x, y, width, height } = made.box;
  const at = { x: x + width / 2, tall: height, foot: y + height, looks: 'right' as const };
  const { cast } = placeFigure(figure, { ...role, actor, players: [actor] }, placing, at);
  return { figure, cast: { ...cast, ...at, haze: 0, raised: true } };
}
