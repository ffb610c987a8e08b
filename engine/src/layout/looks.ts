import type { Look } from './look.ts';
import { bistro } from './looks/bistro.ts';
import { blueprint } from './looks/blueprint.ts';
import { brutalist } from './looks/brutalist.ts';
import { chalkboard } from './looks/chalkboard.ts';
import { data } from './looks/data/data.ts';
import { deco } from './looks/deco.ts';
import { editorial } from './looks/editorial/editorial.ts';
import { elegant } from './looks/elegant/elegant.ts';
import { engineering } from './looks/engineering/engineering.ts';
import { geometric } from './looks/geometric/geometric.ts';
import { gradient } from './looks/gradient/gradient.ts';
import { handmade } from './looks/handmade/handmade.ts';
import { ink } from './looks/ink.ts';
import { neon } from './looks/neon/neon.ts';
import { newspaper } from './looks/newspaper/newspaper.ts';
import { plain } from './looks/plain.ts';
import { playful } from './looks/playful/playful.ts';
import { rainbow } from './looks/rainbow.ts';
import { retro } from './looks/retro/retro.ts';
import { scene } from './looks/scene/scene.ts';
import { swiss } from './looks/swiss/swiss.ts';
import { terminal } from './looks/terminal.ts';
import { versus } from './looks/versus/versus.ts';
import { watercolor } from './looks/watercolor/watercolor.ts';

/** Every look that the director may choose; a test fails for a file in `looks/` that is not listed here. */
export const looks: readonly Look[] = [
  editorial,
  engineering,
  geometric,
  swiss,
  elegant,
  retro,
  playful,
  gradient,
  neon,
  newspaper,
  handmade,
  data,
  terminal,
  chalkboard,
  blueprint,
  watercolor,
  ink,
  brutalist,
  versus,
  rainbow,
  bistro,
  deco,
];

/** Throws for a name that no look has: names come from `looks`, not from users. */
export function getLook(name: string): Look {
  const look = [...looks, scene, plain].find((candidate) => candidate.name === name);
  if (look === undefined) throw new Error(`no look is named ${name}`);
  return look;
}
