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
import { bauhaus } from './looks/posters/bauhaus.ts';
import { clay } from './looks/posters/clay.ts';
import { collage } from './looks/posters/collage.ts';
import { comic } from './looks/posters/comic.ts';
import { corporate } from './looks/posters/corporate.ts';
import { cyberpunk } from './looks/posters/cyberpunk.ts';
import { eighties } from './looks/posters/eighties.ts';
import { fifties } from './looks/posters/fifties.ts';
import { grunge } from './looks/posters/grunge.ts';
import { kawaii } from './looks/posters/kawaii.ts';
import { lettering } from './looks/posters/lettering.ts';
import { lineart } from './looks/posters/lineart.ts';
import { linocut } from './looks/posters/linocut.ts';
import { luxury } from './looks/posters/luxury.ts';
import { memphis } from './looks/posters/memphis.ts';
import { midcentury } from './looks/posters/midcentury.ts';
import { minimalist } from './looks/posters/minimalist.ts';
import { moody } from './looks/posters/moody.ts';
import { nineties } from './looks/posters/nineties.ts';
import { nouveau } from './looks/posters/nouveau.ts';
import { papercut } from './looks/posters/papercut.ts';
import { pixel } from './looks/posters/pixel.ts';
import { risograph } from './looks/posters/risograph.ts';
import { seventies } from './looks/posters/seventies.ts';
import { softpastel } from './looks/posters/softpastel.ts';
import { stencil } from './looks/posters/stencil.ts';
import { ukiyoe } from './looks/posters/ukiyoe.ts';
import { vaporwave } from './looks/posters/vaporwave.ts';
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
  luxury,
  bauhaus,
  memphis,
  vaporwave,
  cyberpunk,
  comic,
  seventies,
  nineties,
  eighties,
  fifties,
  midcentury,
  risograph,
  papercut,
  ukiyoe,
  lettering,
  nouveau,
  softpastel,
  moody,
  corporate,
  minimalist,
  linocut,
  stencil,
  kawaii,
  grunge,
  collage,
  lineart,
  clay,
  pixel,
];

/** Throws for a name that no look has: names come from `looks`, not from users. */
export function getLook(name: string): Look {
  const look = [...looks, scene, plain].find((candidate) => candidate.name === name);
  if (look === undefined) throw new Error(`no look is named ${name}`);
  return look;
}
