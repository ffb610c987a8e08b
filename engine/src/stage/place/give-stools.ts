import { getDrawing } from '../../art/drawings/drawings.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import type { Role } from '../plan/scene-plan.ts';
import { ACCESSORY, type PlacedCast, type PlacementContext, placeFigure } from './place-figure.ts';

const stool = getDrawing('stool');

// Wider drawings show several people, whose seats are unknown.
const ONE_PERSON = 1.1;
const TABLES = setOf('tables');

/** Adds a stool under everyone who sits at a table. */
export function giveStools(placing: PlacementContext, placed: PlacedCast[]): void {
  const { presence } = stool;
  if (!presence?.seat) return;
  const actor = { ...presence, drawing: stool };
  const role: Role = { noun: 'stool', thing: ACCESSORY, actor, players: [actor], count: 1 };
  for (const { figure, cast } of [...placed]) {
    const bond = placing.plan.cast[figure.role]?.bond;
    const host = placed.find((other) => other.figure === figure.host);
    const { hip, posture, drawing, faces } = cast.actor;
    if (bond?.kind !== 'around' || !host || !TABLES.has(host.cast.actor.drawing.name)) continue;
    if (!hip || posture !== 'sitting' || drawing.width > drawing.height * ONE_PERSON) continue;
    const scale = cast.tall / drawing.height;
    const turned = faces !== undefined && faces !== cast.looks;
    const x = cast.x + ((turned ? drawing.width - hip.x : hip.x) - drawing.width / 2) * scale;
    const legs = (drawing.height - hip.y) * scale;
    if (legs <= 0) continue;
    const tall = legs / (1 - presence.seat.y / stool.height);
    const at = { x, tall, foot: cast.foot, looks: cast.looks };
    const own = { ...figure, role: ACCESSORY, depth: figure.depth - 0.01 };
    placed.push({ figure: own, cast: placeFigure(own, role, placing, at).cast });
  }
}
