import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../../look.ts';
import { describeLook } from '../look-rules.fixture.ts';
import { bauhaus } from './bauhaus.ts';
import { clay } from './clay.ts';
import { collage } from './collage.ts';
import { comic } from './comic.ts';
import { corporate } from './corporate.ts';
import { cyberpunk } from './cyberpunk.ts';
import { eighties } from './eighties.ts';
import { fifties } from './fifties.ts';
import { grunge } from './grunge.ts';
import { kawaii } from './kawaii.ts';
import { lettering } from './lettering.ts';
import { lineart } from './lineart.ts';
import { linocut } from './linocut.ts';
import { luxury } from './luxury.ts';
import { memphis } from './memphis.ts';
import { midcentury } from './midcentury.ts';
import { minimalist } from './minimalist.ts';
import { moody } from './moody.ts';
import { nineties } from './nineties.ts';
import { nouveau } from './nouveau.ts';
import { papercut } from './papercut.ts';
import { pixel } from './pixel.ts';
import { describePoster } from './poster-rules.fixture.ts';
import { risograph } from './risograph.ts';
import { seventies } from './seventies.ts';
import { softpastel } from './softpastel.ts';
import { ukiyoe } from './ukiyoe.ts';
import { vaporwave } from './vaporwave.ts';

const isLook = (value: unknown): value is Look =>
  typeof value === 'object' && value !== null && 'layout' in value && 'pairings' in value;

describeLook(bauhaus);
describeLook(comic);
describeLook(cyberpunk);
describeLook(luxury);
describeLook(memphis);
describeLook(nineties);
describeLook(seventies);
describeLook(vaporwave);
describeLook(eighties);
describeLook(fifties);
describeLook(midcentury);
describeLook(papercut);
describeLook(risograph);
describeLook(ukiyoe);
describeLook(lettering);
describeLook(nouveau);
describeLook(softpastel);
describeLook(moody);
describeLook(corporate);
describeLook(minimalist);
describeLook(linocut);
describeLook(kawaii);
describeLook(grunge);
describeLook(collage);
describeLook(lineart);
describeLook(clay);
describeLook(pixel);

// Every look of the folder is a poster: one that is added is tested without being named here.
const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.{test,fixture}.ts'] });
const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
for (const value of modules.flatMap((module) => Object.values(module)))
  if (isLook(value)) describePoster(value);
