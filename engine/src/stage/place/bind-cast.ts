import { hasFront, isPerson } from '../../art/drawings/being.ts';
import type { Actor } from '../../art/scenes/actors/actors.ts';
import { type Cast, toBounds } from '../../art/scenes/actors/cast.ts';
import { findWindows } from '../../art/scenes/actors/vehicle-windows.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import type { Box } from '../../geometry.ts';
import type { PlacedCast, PlacementContext } from './place-figure.ts';
import { LEAST_ABOVE, SCENERY_METRES } from './size-cast.ts';

/** Moves riders, and figures on or over another one, to their hosts. */
export function bindCast({ plan, stage }: PlacementContext, placed: PlacedCast[]): void {
  for (const entry of placed) {
    const { figure, cast } = entry;
    const bond = plan.cast[figure.role]?.bond;
    const host = placed.find((other) => other.figure === figure.host)?.cast;
    if (!bond || !host) continue;
    if (perchOf(host.actor.drawing)) continue;
    const { drawing, seat, faces } = host.actor;
    const before = { ...cast };
    // A parrot sits on a shoulder, a cat on the lap of a seated person.
    const lap = cast.actor.standsOn === 'ground' ? host.actor.lap : undefined;
    const top = lap ?? host.actor.top ?? shoulderOf(host.actor) ?? crestOf(host.actor);
    const box = toBounds(host);
    const scale = host.tall / (drawing.height * (host.actor.shown ?? 1));
    const turned = faces !== undefined && faces !== host.looks;
    const across = (x: number): number => box.x + (turned ? drawing.width - x : x) * scale;
    const mates = placed.filter(
      (other) => other.figure.host === figure.host && plan.cast[other.figure.role]?.bond?.kind === bond.kind,
    );
    if (bond.kind === 'crew') {
      sitInBoat(cast, host, across, box.y, scale);
      figure.depth = (figure.host?.depth ?? 0.5) - 0.01;
    } else if (bond.kind === 'aboard') {
      sitInside(cast, host, across, { top: box.y, scale, seat: mates.indexOf(entry) });
    } else if (bond.kind === 'riding' && seat) {
      if (entry === mates[0]) fitOnBench(mates, host);
      if (isRow(cast.actor) && host.actor.standsOn === 'ground')
        cast.tall *= Math.min(1, (box.width * ON_SOFA) / toBounds(cast).width);
      const own = cast.actor.hip ?? { x: cast.actor.drawing.width / 2, y: cast.actor.drawing.height };
      const ownScale = cast.tall / cast.actor.drawing.height;
      const ownTurned = cast.actor.faces !== undefined && cast.actor.faces !== host.looks;
      const ownX = ownTurned ? cast.actor.drawing.width - own.x : own.x;
      cast.looks = host.looks;
      cast.x = across(seat.x) - (ownX - cast.actor.drawing.width / 2) * ownScale;
      cast.foot = box.y + seat.y * scale + (cast.actor.drawing.height - own.y) * ownScale;
      cast.raised = true;
      if (entry === mates.at(-1)) seatSideBySide(mates, box);
    } else if (bond.kind === 'on' && top) {
      // Everything on the same host stands in a row.
      const row = mates;
      const count = row.length;
      const room = (top.to - top.from) * scale;
      cast.x = across(top.from + ((top.to - top.from) * (row.indexOf(entry) + 0.5)) / count);
      // A cat may be wider than what it sits on.
      const reach = hasFront(cast.actor) ? 1.7 : 1.15;
      const least = host.actor.metres >= SCENERY_METRES ? Math.min(cast.tall, LEAST_ABOVE * stage.unit) : 0;
      if (host.actor.top)
        cast.tall = Math.max(least, cast.tall * Math.min(1, (room * reach) / (toBounds(cast).width * count)));
      if (isPerson(host.actor)) cast.tall = Math.min(cast.tall, host.tall * (lap ? ON_LAP : ON_SHOULDER));
      cast.foot = box.y + top.y * scale;
      cast.raised = true;
      if (perchOf(cast.actor.drawing)) carryAlong(entry, before, placed);
    } else if (bond.kind === 'over') {
      // Several fly in a loose row.
      const row = mates;
      const at = row.indexOf(entry) - (row.length - 1) / 2;
      cast.tall *= row.length > 2 ? 0.8 : 1;
      const step = toBounds(cast).width * 1.12;
      const span = Math.min(step, (stage.width * 0.9) / row.length);
      const middle = Math.min(
        Math.max(box.x + box.width * 0.5, (span * row.length) / 2),
        stage.width - (span * row.length) / 2,
      );
      // Without room above the host, a flock flies on both sides of its top.
      const crowded = row.length > 2 && box.y < cast.tall * 1.3 + stage.height * 0.04;
      const aside = crowded ? (box.width / 2 + step * 0.3) * (at < 0 ? -1 : 1) : 0;
      const half = toBounds(cast).width * 0.56;
      cast.x = Math.min(Math.max(middle + at * span + aside, half), stage.width - half);
      const lift = row.length > 1 ? stage.unit * 0.05 * Math.sin(at * 2.2 + 0.6) : 0;
      cast.foot = Math.max(cast.tall + stage.height * 0.04, box.y - stage.unit * 0.04 - lift);
      cast.raised = true;
    }
  }
}

/** Takes what is in a vessel, and its front, to where the vessel has gone. */
function carryAlong({ figure, cast }: PlacedCast, before: Cast, placed: readonly PlacedCast[]): void {
  const scale = cast.tall / before.tall;
  for (const other of placed)
    if (other.figure.host === figure) {
      other.cast.x = cast.x + (other.cast.x - before.x) * scale;
      other.cast.foot = cast.foot + (other.cast.foot - before.foot) * scale;
      other.cast.tall *= scale;
    }
}

// Height of a crew member as a share of the rower's, and how much of it the side of the boat hides.
const CREW = 0.52;
const LEAST_CREW = 0.4;
const BEHIND_SIDE = 0.34;
// Distances from the rower towards either end of the boat, as shares of the drawing.
const ASTERN = 0.46;
const AHEAD = 0.3;

/** Seats a crew member behind the side of the boat, at the end that the rower leaves free. */
function sitInBoat(cast: Cast, host: Cast, across: (x: number) => number, top: number, scale: number): void {
  const { hip, drawing } = host.actor;
  if (!hip) return;
  const astern = hip.x > drawing.width * 0.34;
  const tall = Math.max(host.tall * LEAST_CREW, Math.min(cast.tall, host.tall * CREW));
  cast.actor = { ...cast.actor, shown: (cast.actor.shown ?? 1) * (1 - BEHIND_SIDE) };
  cast.tall = tall * (1 - BEHIND_SIDE);
  cast.x = across(astern ? hip.x * ASTERN : hip.x + (drawing.width - hip.x) * AHEAD);
  cast.foot = top + hip.y * scale + tall * 0.03;
  cast.looks = host.looks;
  cast.raised = true;
}

/** Whether a drawing shows several people side by side. */
const isRow = (actor: Actor): boolean => isPerson(actor) && actor.drawing.width > actor.drawing.height;

// Share of a boat or horse between its first and last rider, and the most that all of them may take.
const LEAST_APART = 0.3;
const BENCH = 0.96;
// Distance between neighbours as shares of their widths: normal, and closest.
const ON_BENCH = 1.06;
const CLOSEST = 0.7;
const LEAST_SHRUNK = 0.45;

/** Shrinks everyone in a boat that would otherwise stick out at its ends. */
function fitOnBench(mates: readonly PlacedCast[], host: Cast): void {
  if (mates.length < 2 || host.actor.standsOn !== 'water') return;
  const { ends, middles } = spanOf(mates);
  const scale = (toBounds(host).width * BENCH) / (ends + middles * CLOSEST);
  for (const { cast } of mates) cast.tall *= Math.max(LEAST_SHRUNK, Math.min(1, scale));
}

/** Spreads several riders of a boat or horse around its seat. */
function seatSideBySide(mates: readonly PlacedCast[], { width }: Box): void {
  if (mates.length < 2) return;
  const { ends, middles } = spanOf(mates);
  const reach = Math.max(Math.min(middles * ON_BENCH, width * BENCH - ends), width * LEAST_APART);
  const first = mates[0] ? toBounds(mates[0].cast).width : 0;
  let at = (first - reach - ends) / 2;
  mates.forEach(({ cast }, nth) => {
    cast.x += at;
    const next = mates[nth + 1]?.cast ?? cast;
    at += ((toBounds(cast).width + toBounds(next).width) / 2) * (reach / middles);
  });
}

/** Measures a row: half the width of both ends, and the distance between the middles of the first and last. */
function spanOf(row: readonly PlacedCast[]): { ends: number; middles: number } {
  const wides = row.map(({ cast }) => toBounds(cast).width);
  const ends = ((wides[0] ?? 0) + (wides.at(-1) ?? 0)) / 2;
  return { ends, middles: wides.reduce((sum, wide) => sum + wide, 0) - ends };
}

// Share of a person's height, so that a parrot does not hide the face.
const ON_SHOULDER = 0.26;
const ON_LAP = 0.3;
// Share of a sofa's width that a family in one drawing may take.
const ON_SOFA = 0.92;
// Height of head and shoulders as shares of the whole figure, and how much of a window they fill.
const BUST = { people: 0.31, animals: 0.62 };
const FILLED = 0.94;

/** Shows the driver in the first window of a vehicle and passengers in the next ones. */
function sitInside(
  cast: Cast,
  host: Cast,
  across: (x: number) => number,
  { top, scale, seat }: { top: number; scale: number; seat: number },
): void {
  const cabs = findWindows(host.actor.drawing);
  const cab = cabs[seat] ?? cabs[0];
  if (!cab) return;
  const { actor } = cast;
  const shown = isPerson(actor) ? (BUST.people * STANDING) / actor.drawing.height : BUST.animals;
  cast.actor = { ...actor, shown: Math.min(1, shown) };
  cast.looks = host.looks;
  cast.x = across(cab.x + cab.width / 2);
  const wide = (cab.height * FILLED * actor.drawing.width) / (actor.drawing.height * Math.min(1, shown));
  cast.tall = cab.height * FILLED * scale * Math.min(1, (cab.width * 1.15) / wide);
  cast.foot = top + (cab.y + cab.height) * scale;
  cast.raised = true;
}

// Height of a standing adult in the coordinates of a drawing.
const STANDING = 384;

// Position of a shoulder above and beside the hip, as shares of the distance from hip to foot.
const SHOULDER = { up: 0.54, from: 0.06, to: 0.34 };

// Highest part of a drawing without a level of its own.
const CREST = { from: 0.25, to: 0.75, y: 0.045 };

const crestOf = ({ drawing: { width, height } }: Actor): NonNullable<Actor['top']> => ({
  from: width * CREST.from,
  to: width * CREST.to,
  y: height * CREST.y,
});

/** Returns where a bird sits on a person. */
function shoulderOf({ hip, drawing: { height } }: Actor): Actor['top'] {
  const leg = height - (hip?.y ?? 0);
  return (
    hip && { from: hip.x + leg * SHOULDER.from, to: hip.x + leg * SHOULDER.to, y: hip.y - leg * SHOULDER.up }
  );
}
