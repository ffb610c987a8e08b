import { faces } from './faces.ts';
import type { Style } from './sheet.ts';
import { bistro } from './styles/craft/bistro.ts';
import { chalkboard } from './styles/craft/chalkboard.ts';
import { clay } from './styles/craft/clay.ts';
import { collage } from './styles/craft/collage.ts';
import { comic } from './styles/craft/comic.ts';
import { grunge } from './styles/craft/grunge.ts';
import { handmade } from './styles/craft/handmade.ts';
import { ink } from './styles/craft/ink.ts';
import { kawaii } from './styles/craft/kawaii.ts';
import { lettering } from './styles/craft/lettering.ts';
import { lineart } from './styles/craft/lineart.ts';
import { linocut } from './styles/craft/linocut.ts';
import { newspaper } from './styles/craft/newspaper.ts';
import { papercut } from './styles/craft/papercut.ts';
import { playful } from './styles/craft/playful.ts';
import { rainbow } from './styles/craft/rainbow.ts';
import { risograph } from './styles/craft/risograph.ts';
import { softpastel } from './styles/craft/softpastel.ts';
import { stencil } from './styles/craft/stencil.ts';
import { ukiyoe } from './styles/craft/ukiyoe.ts';
import { watercolor } from './styles/craft/watercolor.ts';
import { bauhaus } from './styles/period/bauhaus.ts';
import { brutalist } from './styles/period/brutalist.ts';
import { deco } from './styles/period/deco.ts';
import { eighties } from './styles/period/eighties.ts';
import { fifties } from './styles/period/fifties.ts';
import { luxury } from './styles/period/luxury.ts';
import { memphis } from './styles/period/memphis.ts';
import { midcentury } from './styles/period/midcentury.ts';
import { nineties } from './styles/period/nineties.ts';
import { nouveau } from './styles/period/nouveau.ts';
import { retro } from './styles/period/retro.ts';
import { seventies } from './styles/period/seventies.ts';
import { vaporwave } from './styles/period/vaporwave.ts';
import { blueprint } from './styles/screen/blueprint.ts';
import { corporate } from './styles/screen/corporate.ts';
import { cyberpunk } from './styles/screen/cyberpunk.ts';
import { data } from './styles/screen/data.ts';
import { minimalist } from './styles/screen/minimalist.ts';
import { moody } from './styles/screen/moody.ts';
import { neon } from './styles/screen/neon.ts';
import { pixel } from './styles/screen/pixel.ts';
import { terminal } from './styles/screen/terminal.ts';
import { versus } from './styles/screen/versus.ts';

/** Every look that a brief may name; a test fails for a file in `faces/` or `styles/` that is not listed. */
export const styles: readonly Style[] = [
  ...faces,
  bistro,
  chalkboard,
  clay,
  collage,
  comic,
  grunge,
  handmade,
  ink,
  kawaii,
  lettering,
  lineart,
  linocut,
  newspaper,
  papercut,
  playful,
  rainbow,
  risograph,
  softpastel,
  stencil,
  ukiyoe,
  watercolor,
  bauhaus,
  brutalist,
  deco,
  eighties,
  fifties,
  luxury,
  memphis,
  midcentury,
  nineties,
  nouveau,
  retro,
  seventies,
  vaporwave,
  blueprint,
  corporate,
  cyberpunk,
  data,
  minimalist,
  moody,
  neon,
  pixel,
  terminal,
  versus,
];

const byName = new Map(styles.map((style) => [style.name, style]));

export const findStyle = (name: string): Style | undefined => byName.get(name);
