import { stool } from '../../art/subjects/home/stool.ts';
import type { Role } from '../../direction/plan-scene.ts';
import { PART, type Placing, type Put, toPut } from './put-figure.ts';

// Several people in one drawing have no seat that is known.
const ONE_PERSON = 1.1;
const TABLES: ReadonlySet<string> = new Set(['table', 'desk', 'dresser']);

/** A stool under each who sits at a table. */
export function giveStools(placing: Placing, put: Put[]): void {
  const { presence } = stool;
  if (!presence?.seat) return;
  const actor = { ...presence, subject: stool };
  const role: Role = { noun: 'stool', thing: PART, actor, players: [actor], count: 1 };
  for (const { figure, cast } of [...put]) {
    const bond = placing.plan.cast[figure.role]?.bond;
    const host = put.find((other) => other.figure === figure.host);
    const { hip, posture, subject, faces } = cast.actor;
    if (bond?.kind !== 'around' || !host || !TABLES.has(host.cast.actor.subject.name)) continue;
    if (!hip || posture !== 'sitting' || subject.width > subject.height * ONE_PERSON) continue;
    const scale = cast.tall / subject.height;
    const turned = faces !== undefined && faces !== cast.looks;
    const x = cast.x + ((turned ? subject.width - hip.x : hip.x) - subject.width / 2) * scale;
    const legs = (subject.height - hip.y) * scale;
    if (legs <= 0) continue;
    const tall = legs / (1 - presence.seat.y / stool.height);
    const at = { x, tall, foot: cast.foot, looks: cast.looks };
    const own = { ...figure, role: PART, depth: figure.depth - 0.01 };
    put.push({ figure: own, cast: toPut(own, role, placing, at).cast });
  }
}
