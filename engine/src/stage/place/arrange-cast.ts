import { hasFront, isPerson } from '../../art/drawings/being.ts';
import type { Random } from '../../random.ts';
import { isLegged } from '../plan/bond-cast.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import type { Figure } from './figure.ts';
import { hasDirection } from './place-figure.ts';
import { SCENERY_METRES } from './size-cast.ts';

/** Figures that are placed together: a herd, a rider on a horse, a dog under a tree. */
export type Cluster = { figures: Figure[]; left: number; right: number };

// How much neighbours in a herd overlap, as a share of their width.
const HERD_OVERLAP = 0.1;
// Gap that keeps muzzles and tails from touching, as a share of the width; wider between two that face each other.
const APART = 0.03;
const FACING = 0.1;
// Distance between slender things in the background, as a share of their height.
const PITCH = 0.9;
// Offsets of figures under, in front of and behind another one, as shares of its width.
const UNDER = 0.24;
const UNDER_WIDE = 0.16;
const BEFORE = 0.34;
const BEHIND = 0.62;
// Depth of houses and trees behind the figures that the picture is about.
const OFF = 0.1;
const NEARER = 0.6;
const CROWDED = 0.95;
const ELBOW = 1.06;
const AT_SIDE: ReadonlySet<string> = new Set(['beside', 'between', 'left-of', 'right-of', 'following']);

/** Groups every role of a plan with those that it is bound to; `sizes` are the heights of the roles. */
export function arrangeCast({ cast }: ScenePlan, sizes: readonly number[], random: Random): Cluster[] {
  const clusters: Cluster[] = [];
  const clusterOf = new Map<number, Cluster>();
  const seat = (index: number): Cluster | undefined => {
    const known = clusterOf.get(index);
    if (known) return known;
    const role = cast[index];
    if (!role) return undefined;
    const members = toHerd(cast, index, sizes, random.fork(`herd${index}`));
    const { bond } = role;
    const home = bond && 'to' in bond ? seat(bond.to) : undefined;
    const host = home?.figures.find((figure) => bond && 'to' in bond && figure.role === bond.to);
    if (bond && home && host) {
      const other = cast[host.role]?.actor;
      const knees = isPerson(role.actor) && other?.top !== undefined;
      join(home, host, members, { kind: bond.kind, knees, legs: other !== undefined && isLegged(other) });
      clusterOf.set(index, home);
      return home;
    }
    const cluster: Cluster = { figures: members, left: 0, right: 0 };
    measure(cluster);
    clusterOf.set(index, cluster);
    clusters.push(cluster);
    return cluster;
  };
  // A host may come after its guests in the cast; the lead's cluster still has to be the first.
  cast.forEach((_, index) => {
    seat(index);
  });
  const lead = clusterOf.get(0);
  return lead ? [lead, ...clusters.filter((cluster) => cluster !== lead)] : clusters;
}

/** Lays out the figures of one role: varied in size and depth, slightly overlapping. */
function toHerd(cast: ScenePlan['cast'], index: number, sizes: readonly number[], random: Random): Figure[] {
  const role = cast[index];
  const size = sizes[index] ?? 0;
  if (!role) return [];
  const ratioOf = (nth: number): number => {
    const { drawing, shown = 1 } = role.players[nth] ?? role.actor;
    return drawing.width / (drawing.height * shown);
  };
  let x = 0;
  return Array.from({ length: role.count }, (_, nth): Figure => {
    const depth = nth === 0 ? 0.5 : nth % 2 === 1 ? random.range(0, 0.2) : random.range(0.75, 1);
    const ratio = ratioOf(nth);
    // A drawing with a kite above it is taller than one without.
    const own = (role.players[nth] ?? role.actor).metres / role.actor.metres;
    const tall = size * own * (role.count === 1 ? 1 : (0.8 + 0.2 * depth) * random.range(0.94, 1.04));
    const wide = tall * ratio;
    const animal = hasFront(role.actor) && !isPerson(role.actor);
    const apart = role.count === 2 && !hasDirection(role.actor) ? FACING : APART;
    const overlap = -Math.min(wide * HERD_OVERLAP, size * 0.08);
    // Lamps and masts in the distance stand in a row, not in a bundle.
    const spread = role.far && !hasFront(role.actor) ? Math.max(overlap, tall * PITCH - wide) : overlap;
    if (nth > 0) x += wide / 2 + (animal ? wide * apart : spread);
    const great = role.actor.metres >= SCENERY_METRES;
    const far = great && (cast[0]?.actor.metres ?? 0) < SCENERY_METRES;
    // Where a castle leads, the others stand in front of it.
    const near = !great && (cast[0]?.actor.metres ?? 0) >= SCENERY_METRES ? NEARER : 0;
    const nearness = (role.count === 1 ? 0.5 : depth) + near;
    const figure: Figure = { role: index, nth, x, tall, wide, depth: far ? OFF : nearness };
    x += wide / 2;
    return figure;
  });
}

/** `knees`: members sit with their knees under the host; `legs`: the host is furniture with room between its legs. */
type Joint = { kind: string; knees: boolean; legs: boolean };

function join(home: Cluster, host: Figure, members: Figure[], { kind, knees, legs }: Joint): void {
  const span = members.reduce((sum, { wide }) => sum + wide, 0);
  const away = Math.abs(home.left) > home.right ? 1 : -1;
  let x = host.x;
  switch (kind) {
    case 'under':
      x =
        host.x +
        host.wide * (legs ? 0 : host.wide > span * 1.6 ? UNDER : UNDER_WIDE) * away -
        span / 2 +
        (members[0]?.wide ?? 0) / 2;
      break;
    case 'in-front-of':
      x = host.x + host.wide * BEFORE * away;
      break;
    case 'behind':
      x = host.x + (host.wide * BEHIND + span * 0.2) * away;
      break;
    case 'around':
      seatAround(home, host, members, knees ? KNEES : PAWS);
      return;
    case 'between':
      partHosts(home, host, members);
      break;
    case 'past':
      x = host.x + (host.x < (host.host?.x ?? host.x) ? -1 : 1) * ((host.wide + span) / 2 + host.wide * 0.1);
      break;
    case 'left-of':
    case 'right-of':
    case 'following':
    case 'beside': {
      measure(home);
      const first = members[0]?.wide ?? 0;
      const side = kind === 'left-of' ? -1 : kind === 'right-of' ? 1 : away;
      x = side > 0 ? home.right + first * 0.58 : home.left - span + first * 0.42;
      break;
    }
    default:
      x = host.x - span / 2 + (members[0]?.wide ?? 0) / 2;
  }
  // Two under the same tree stand side by side.
  const first = members[0]?.wide ?? 0;
  const near = home.figures.filter((other) => other.host === host);
  for (const other of near) {
    const reach = ((other.wide + first) / 2) * ELBOW;
    if (!AT_SIDE.has(kind) && Math.abs(other.x - x) < reach * CROWDED) x = other.x - away * reach;
  }
  if (kind === 'between') x = members[0]?.x ?? x;
  const start = members[0]?.x ?? 0;
  for (const member of members) {
    member.x = x + member.x - start;
    member.host = host;
    member.depth = kind === 'under' && legs ? host.depth - 0.02 : depthBy(kind, host.depth, member.depth);
    home.figures.push(member);
  }
  measure(home);
}

// How far knees reach under the table.
const KNEES = 0.36;
const PAWS = -0.04;

/** Seats members on both sides in turn; a group in a single drawing sits behind the middle. */
function seatAround(home: Cluster, host: Figure, members: Figure[], knees: number): void {
  const reach: [number, number] = [host.wide / 2, host.wide / 2];
  const seats: [number, number] = [0, 0];
  // Others may already sit there.
  for (const figure of home.figures) {
    if (figure.host !== host || figure.x === host.x) continue;
    const side = figure.x < host.x ? 0 : 1;
    seats[side] += 1;
    reach[side] = Math.max(reach[side], Math.abs(figure.x - host.x) + figure.wide / 2);
  }
  for (const member of members) {
    const side = seats[0] <= seats[1] ? 0 : 1;
    const group = member.wide > host.wide * 1.6 && members.length === 1 && knees > 0;
    const own = group ? 0 : reach[side] + member.wide * (0.5 - knees * (seats[side] === 0 ? 1 : 0.4));
    member.x = host.x + (side === 0 ? -own : own);
    member.host = host;
    member.depth = group ? host.depth - 0.5 : host.depth - 0.12 * (1 + seats[side]);
    reach[side] = own + member.wide * 0.5;
    seats[side] += 1;
    home.figures.push(member);
  }
  measure(home);
}

/** Makes room between the hosts for those who are between them. */
function partHosts(home: Cluster, host: Figure, members: Figure[]): void {
  const hosts = home.figures.filter(({ role }) => role === host.role);
  const span = members.reduce((sum, { wide }) => sum + wide, 0);
  if (hosts.length < 2) {
    // A single host stays on one side; its partner is placed on the other.
    const first = members[0]?.wide ?? 0;
    const start = host.x + host.wide / 2 + first * 0.56;
    for (const member of members) member.x += start - (members[0]?.x ?? 0);
    return;
  }
  const middle = (hosts[0]?.x ?? 0) + ((hosts.at(-1)?.x ?? 0) - (hosts[0]?.x ?? 0)) / 2;
  for (const figure of hosts) figure.x += (figure.x < middle ? -1 : 1) * span * 0.5;
  const shift = middle - ((members[0]?.x ?? 0) + (members.at(-1)?.x ?? 0)) / 2;
  for (const member of members) member.x += shift;
}

function depthBy(kind: string, host: number, own: number): number {
  if (kind === 'in-front-of') return host + 0.9;
  if (kind === 'behind') return host - 0.7;
  if (kind === 'between') return Math.max(host + 0.2, own);
  return kind === 'under' ? host + 0.25 : AT_SIDE.has(kind) ? own : host;
}

function measure(cluster: Cluster): void {
  cluster.left = Math.min(...cluster.figures.map(({ x, wide }) => x - wide / 2));
  cluster.right = Math.max(...cluster.figures.map(({ x, wide }) => x + wide / 2));
}
