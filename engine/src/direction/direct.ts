import type { Brief, Kind, Mood, Topic } from '../brief/brief.ts';
import { getLook, looks } from '../layout/looks.ts';
import { createRandom, type Random } from '../random.ts';
import { chooseMotif, WITHOUT_SUBJECT } from './choose-motif.ts';
import type { Direction } from './direction.ts';
import { scoreOf, weighLook } from './look-scores.ts';
import { nameSubject } from './name-subject.ts';
import { toPalette } from './palettes.ts';
import { planScene } from './plan-scene.ts';
import { schemeOf, type Tint, toTint } from './tint.ts';

// A look with less than this share of the best one's weight would be a surprise, not a variation.
const WORTHY = 0.18;
// A named thing should be seen: a look that cannot show it is chosen seldom.
const HIDDEN = 0.3;
const DARK_MOODS: readonly Mood[] = ['neon', 'futuristic'];
const LIGHT_MOODS: readonly Mood[] = ['pastel', 'playful', 'handmade'];

export type DirectOptions = {
  width: number;
  height: number;
  seed: number;
  /** Names of the looks to choose from; all of them when left out. */
  looks?: readonly string[];
};

/** The art director: look, scheme, palette, type and motif for a brief. Another seed, another design. */
export function direct(asked: Brief, { seed, looks: eligible }: DirectOptions): Direction {
  const brief = { ...asked, topics: toSubjectMatter(asked) };
  const random = createRandom(seed).fork('direction');
  const look = getLook(
    planScene(brief).plan && !eligible ? 'scene' : chooseLook(brief, random.fork('look'), eligible),
  );
  const tint = toTint(brief, random.fork('tint'));
  const scheme = chooseScheme(brief, tint, look.name, random.fork('scheme'));
  return {
    look: look.name,
    scheme,
    palette: toPalette(look.name, scheme, tint, random.fork('palette')),
    type: random.fork('type').pick(look.pairings),
    motif: chooseMotif(brief, look.name, random.fork('motif')),
    seed,
  };
}

// Words for the medium read like topics: a blog is writing, a podcast is sound. They say little about the matter.
const MEDIUM: Partial<Record<Kind, Topic>> = {
  article: 'writing',
  podcast: 'music',
  hiring: 'people',
  quote: 'writing',
  release: 'time',
};

// Kinds that their medium can be drawn for when nothing else is known; a clock says nothing about a release.
const SPEAKING: readonly Kind[] = ['podcast', 'hiring'];

function toSubjectMatter({ kind, topics }: Brief): Topic[] {
  const matter = topics.filter((topic) => topic !== MEDIUM[kind]);
  return matter.length > 0 || !SPEAKING.includes(kind) ? matter : topics;
}

function chooseLook(brief: Brief, random: Random, eligible?: readonly string[]): string {
  const hasSubject = nameSubject(brief) !== undefined;
  const candidates = eligible ? looks.filter(({ name }) => eligible.includes(name)) : looks;
  const weighed = candidates.map(({ name }) => {
    const hides = hasSubject && WITHOUT_SUBJECT.includes(name);
    return { name, weight: weighLook(name, brief) * (hides ? HIDDEN : 1) };
  });
  const best = Math.max(...weighed.map(({ weight }) => weight));
  const worthy = weighed.filter(({ weight }) => weight >= best * WORTHY);
  let left = random.next() * worthy.reduce((sum, { weight }) => sum + weight, 0);
  for (const { name, weight } of worthy) {
    left -= weight;
    if (left < 0) return name;
  }
  return worthy[0]?.name ?? 'editorial';
}

function chooseScheme(brief: Brief, tint: Tint, look: string, random: Random): 'light' | 'dark' {
  if (brief.scheme) return brief.scheme;
  if (brief.moods.some((mood) => DARK_MOODS.includes(mood))) return 'dark';
  if (brief.moods.some((mood) => LIGHT_MOODS.includes(mood))) return 'light';
  return schemeOf(tint) ?? (random.next() < scoreOf(look).darkness ? 'dark' : 'light');
}
