import type { Actor } from '../../art/scenes/actors.ts';
import { cabsOf } from '../../art/scenes/cabs.ts';
import { type Cast, toBounds } from '../../art/scenes/draw-actor.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import type { Box } from '../composition.ts';
import type { Placing, Put } from './put-figure.ts';
import { LEAST_ABOVE, SCENERY_METRES } from './size-cast.ts';

/** Riders, things on things and over things go where their hosts are. */
export function bindCast({ plan, stage }: Placing, put: Put[]): void {
  for (const entry of put) {
    const { figure, cast } = entry;
    const bond = plan.cast[figure.role]?.bond;
    const host = put.find((other) => other.figure === figure.host)?.cast;
    if (!bond || !host) continue;
    if (perchOf(host.actor.subject)) continue;
    const { subject, seat, faces } = host.actor;
    // A parrot is on the shoulder, a cat on the lap of who sits.
    const lap = cast.actor.stands === 'ground' ? host.actor.lap : undefined;
    const top = lap ?? host.actor.top ?? shoulderOf(host.actor) ?? crestOf(host.actor);
    const box = toBounds(host);
    const scale = host.tall / (subject.height * (host.actor.shown ?? 1));
    const turned = faces !== undefined && faces !== host.looks;
    const across = (x: number): number => box.x + (turned ? subject.width - x : x) * scale;
    const mates = put.filter(
      (other) => other.figure.host === figure.host && plan.cast[other.figure.role]?.bond?.kind === bond.kind,
    );
    if (bond.kind === 'crew') {
      sitInBoat(cast, host, across, box.y, scale);
      figure.depth = (figure.host?.depth ?? 0.5) - 0.01;
    } else if (bond.kind === 'aboard') {
      sitInside(cast, host, across, { top: box.y, scale, seat: mates.indexOf(entry) });
    } else if (bond.kind === 'riding' && seat) {
      if (entry === mates[0]) fitOnBench(mates, host);
      if (isRow(cast.actor) && host.actor.stands === 'ground')
        cast.tall *= Math.min(1, (box.width * ON_SOFA) / toBounds(cast).width);
      const own = cast.actor.hip ?? { x: cast.actor.subject.width / 2, y: cast.actor.subject.height };
      const ownScale = cast.tall / cast.actor.subject.height;
      const ownTurned = cast.actor.faces !== undefined && cast.actor.faces !== host.looks;
      const ownX = ownTurned ? cast.actor.subject.width - own.x : own.x;
      cast.looks = host.looks;
      cast.x = across(seat.x) - (ownX - cast.actor.subject.width / 2) * ownScale;
      cast.foot = box.y + seat.y * scale + (cast.actor.subject.height - own.y) * ownScale;
      cast.raised = true;
      if (entry === mates.at(-1)) seatSideBySide(mates, box);
    } else if (bond.kind === 'on' && top) {
      // All that is on it stands in a row.
      const row = mates;
      const count = row.length;
      const room = (top.to - top.from) * scale;
      cast.x = across(top.from + ((top.to - top.from) * (row.indexOf(entry) + 0.5)) / count);
      // A cat may be wider than what it sits on.
      const reach = cast.actor.faces ? 1.7 : 1.15;
      const least = host.actor.metres >= SCENERY_METRES ? Math.min(cast.tall, LEAST_ABOVE * stage.unit) : 0;
      if (host.actor.top)
        cast.tall = Math.max(least, cast.tall * Math.min(1, (room * reach) / (toBounds(cast).width * count)));
      if (host.actor.hip) cast.tall = Math.min(cast.tall, host.tall * (lap ? ON_LAP : ON_SHOULDER));
      cast.foot = box.y + top.y * scale;
      cast.raised = true;
    } else if (bond.kind === 'over') {
      // Several fly as a loose row.
      const row = mates;
      const at = row.indexOf(entry) - (row.length - 1) / 2;
      cast.tall *= row.length > 2 ? 0.8 : 1;
      const step = toBounds(cast).width * 1.12;
      const span = Math.min(step, (stage.width * 0.9) / row.length);
      const middle = Math.min(
        Math.max(box.x + box.width * 0.5, (span * row.length) / 2),
        stage.width - (span * row.length) / 2,
      );
      // Where no room is left above, a flock flies on both sides of the top.
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

// Of somebody's height in a boat; how much of it the side of the boat hides.
const CREW = 0.52;
const LEAST_CREW = 0.4;
const BEHIND_SIDE = 0.34;
// From the end of the boat to who sits there, and from there to the other end, as shares of the drawing.
const ASTERN = 0.46;
const AHEAD = 0.3;

/** Behind the side of a boat, at the end that who rows or fishes in it leaves free. */
function sitInBoat(cast: Cast, host: Cast, across: (x: number) => number, top: number, scale: number): void {
  const { hip, subject } = host.actor;
  if (!hip) return;
  const astern = hip.x > subject.width * 0.34;
  const tall = Math.max(host.tall * LEAST_CREW, Math.min(cast.tall, host.tall * CREW));
  cast.actor = { ...cast.actor, shown: (cast.actor.shown ?? 1) * (1 - BEHIND_SIDE) };
  cast.tall = tall * (1 - BEHIND_SIDE);
  cast.x = across(astern ? hip.x * ASTERN : hip.x + (subject.width - hip.x) * AHEAD);
  cast.foot = top + hip.y * scale + tall * 0.03;
  cast.looks = host.looks;
  cast.raised = true;
}

/** Several people side by side, in one drawing. */
const isRow = ({ hip, subject }: Actor): boolean => hip !== undefined && subject.width > subject.height;

// Of its length between the first and the last in a boat or on a horse; how much of it they may take.
const LEAST_APART = 0.3;
const BENCH = 0.96;
// Of their widths, between neighbours: as they would stand, and at the closest.
const ON_BENCH = 1.06;
const CLOSEST = 0.7;
const LEAST_SHRUNK = 0.45;

/** Who would stand out of the boat at both ends is drawn smaller, with all the others in it. */
function fitOnBench(mates: readonly Put[], host: Cast): void {
  if (mates.length < 2 || host.actor.stands !== 'water') return;
  const { ends, middles } = spanOf(mates);
  const scale = (toBounds(host).width * BENCH) / (ends + middles * CLOSEST);
  for (const { cast } of mates) cast.tall *= Math.max(LEAST_SHRUNK, Math.min(1, scale));
}

/** Several in one boat or on one horse, side by side around its seat. */
function seatSideBySide(mates: readonly Put[], { width }: Box): void {
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

/** Of a row: the outer halves of its ends, and from the middle of the first to that of the last. */
function spanOf(row: readonly Put[]): { ends: number; middles: number } {
  const wides = row.map(({ cast }) => toBounds(cast).width);
  const ends = ((wides[0] ?? 0) + (wides.at(-1) ?? 0)) / 2;
  return { ends, middles: wides.reduce((sum, wide) => sum + wide, 0) - ends };
}

// Of somebody's height: a parrot hides no face.
const ON_SHOULDER = 0.26;
const ON_LAP = 0.3;
// Of the width of a sofa, for a family in one drawing.
const ON_SOFA = 0.92;
// Head and shoulders of people and of animals, as shares of their height; how much of a window they fill.
const BUST = { people: 0.31, animals: 0.62 };
const FILLED = 0.94;

/** Who drives is seen behind the first window, the next one behind the second. */
function sitInside(
  cast: Cast,
  host: Cast,
  across: (x: number) => number,
  { top, scale, seat }: { top: number; scale: number; seat: number },
): void {
  const cabs = cabsOf(host.actor.subject);
  const cab = cabs[seat] ?? cabs[0];
  if (!cab) return;
  const { actor } = cast;
  const shown = actor.hip ? (BUST.people * STANDING) / actor.subject.height : BUST.animals;
  cast.actor = { ...actor, shown: Math.min(1, shown) };
  cast.looks = host.looks;
  cast.x = across(cab.x + cab.width / 2);
  const wide = (cab.height * FILLED * actor.subject.width) / (actor.subject.height * Math.min(1, shown));
  cast.tall = cab.height * FILLED * scale * Math.min(1, (cab.width * 1.15) / wide);
  cast.foot = top + (cab.y + cab.height) * scale;
  cast.raised = true;
}

// Height of a standing adult in a drawing's own coordinates.
const STANDING = 384;

// Where a shoulder is: above the hip and beside it, as shares of the way from the hip to the foot.
const SHOULDER = { up: 0.54, from: 0.06, to: 0.34 };

// The highest bit of a thing without a level of its own.
const CREST = { from: 0.25, to: 0.75, y: 0.045 };

const crestOf = ({ subject: { width, height } }: Actor): NonNullable<Actor['top']> => ({
  from: width * CREST.from,
  to: width * CREST.to,
  y: height * CREST.y,
});

/** Where a bird sits on somebody. */
function shoulderOf({ hip, subject: { height } }: Actor): Actor['top'] {
  const leg = height - (hip?.y ?? 0);
  return (
    hip && { from: hip.x + leg * SHOULDER.from, to: hip.x + leg * SHOULDER.to, y: hip.y - leg * SHOULDER.up }
  );
}
