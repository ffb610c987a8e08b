import type { Reading } from '../reading/reading.ts';
import { isPerson } from './is-person.ts';
import type { SceneMention } from './mentions.ts';

// Verbs that name what is ridden or sailed, by the thing; more than a word stands for the verb.
const MOUNTS: readonly (readonly [mount: string, verb: RegExp])[] = [
  [
    'horse',
    /(?<!\p{L})(?:horseback riding|riding(?=\s(?:along|through|across|down|over|at|in|into|on the|towards?|past|alone|together|side)\b)|rides(?=\s(?:along|through|across|down|over|at|in|into|on the|towards?|past)\b)|on horseback|reitet|reiten|reitend\p{L}*|zu pferde?|fait du cheval|font du cheval|faisant du cheval|à cheval|chevauchant|cabalga\p{L}*|a caballo|cavalga\p{L}*|a cavalo|cavalca\p{L}*|a cavallo|te paard|paardrijd\p{L}*|rijdt paard|верхом|скачет верхом|rider(?=\s(?:på|langs|gennem|gjennom|genom|över|længs|i)\s)|ridande|ridende|jedzie konno|konno|верхи|at biniyor|ata binen|berkuda)(?!\p{L})/iu,
  ],
  [
    'sailboat',
    /(?<!\p{L})(?:sailing(?=\s(?:on|across|along|through|over|past|in|into|at|towards?|alone|together)\b)|segelt|segelnd\p{L}*|fait de la voile|font de la voile|faisant de la voile|navega a vela|navegando a vela|velejando|zeilt|zeilend\p{L}*|под парусом|żegluje|żeglując\p{L}*|yelken açan|berlayar)(?!\p{L})/iu,
  ],
];
const OF_WATER = /boat|ship|yacht|raft/;
// Whoever rides by name what is no horse: "cyclists riding along the coast".
const OTHER_RIDERS: ReadonlySet<string> = new Set([
  'cyclist',
  'biker',
  'motorcyclist',
  'skateboarder',
  'surfer',
]);

/** "Ein Mädchen reitet am Strand": the horse is in the verb. It is a thing of the picture as if it were named. */
export function meanMounts({ text }: Reading, mentions: readonly SceneMention[]): SceneMention[] {
  return MOUNTS.reduce<SceneMention[]>(
    (all, [mount, verb]) => {
      const found = verb.exec(text);
      const rider = all.findLast(
        (one) =>
          one.part === 'thing' &&
          isPerson(one.value) &&
          !OTHER_RIDERS.has(one.value) &&
          one.end <= (found?.index ?? -1),
      );
      const named = all.some(
        (one) =>
          one.part === 'thing' &&
          (one.value === mount || (mount === 'sailboat' && OF_WATER.test(one.value))) &&
          !(found && one.start >= found.index && one.end <= found.index + found[0].length),
      );
      if (!found || !rider || named) return all;
      const [start, end] = [found.index, found.index + found[0].length];
      return [
        ...all.filter((one) => one.end <= start || one.start >= end),
        // In the blank before it, so that it is between the two that it relates.
        { part: 'relation', value: 'riding', start: start - 1, end: start } as const,
        { part: 'thing', value: mount, start, end } as const,
      ].toSorted((a, b) => a.start - b.start || a.end - b.end);
    },
    [...mentions],
  );
}
