import type { Reading } from '../reading/reading.ts';
import { isPerson } from './is-person.ts';
import { isAnimal, isCreature, PARENTS } from './kin.ts';
import type { SceneMention } from './mentions.ts';

type ThingMention = Extract<SceneMention, { part: 'thing' }>;

// "Fox astronaut" is a fox; a "sheep farmer" is a farmer.
const COSTUMES: ReadonlySet<string> = new Set(
  'astronaut,chef,waiter,pirate,wizard,witch,doctor,nurse,detective,king,queen,knight,musician,dancer,teacher,scientist,firefighter,police officer,soldier,sailor,artist,photographer,ballerina,superhero,barista,student,cowboy,ninja,samurai,prince,princess,pilot,mechanic,gardener,baker,viking,clown,santa claus,professor,captain,fairy,elf,vampire,judge,construction worker,builder,conductor,dj,skier,surfer,postman,athlete,boxer,singer,climber,hiker,explorer,magician'.split(
    ',',
  ),
);
const GENERIC: ReadonlySet<string> = new Set(['lady', 'woman', 'man', 'gentleman', 'person']);
const AGED: ReadonlySet<string> = new Set(['old woman', 'old man']);
const BESIDE = /^(?:[\s-]?|の|のような)$/u;

// "Dressed as a wizard": what leads from a creature to what it is dressed as.
const DRESSED_AS =
  /^\s(?:(?:dressed(?: up)?|disguised) )?(?:as|like) an? $|^\s(?:(?:verkleidet|gekleidet|angezogen) )?als (?:eine? )?$|^\s(?:(?:verkleed|gekleed) )als (?:een )?$|^\s(?:déguisée?|habillée?|vêtue?) en (?:une? )?$|^\s(?:disfrazad[oa]|vestid[oa]|fantasiad[oa]) (?:de|como) (?:una?|uma?)? ?$|^\s(?:vestit[oa]|travestit[oa]) da $|^\s(?:одет\p{L}* )?в (?:костюме|наряде) $/iu;

/**
 * Two nouns side by side that name one figure: "fox astronaut", "mother elephant", "una signora anziana". What a
 * creature is dressed as becomes a garment: it is asked for by itself.
 */
export function joinFigures({ text }: Reading, mentions: readonly SceneMention[]): SceneMention[] {
  const joined: SceneMention[] = [];
  for (const mention of meanGroups(text, faceViewer(text, mentions))) {
    const last = joined.at(-1);
    if (mention.part === 'thing' && last?.part === 'thing' && last.end > last.start) {
      const gap = text.slice(last.end, mention.start);
      const figures = BESIDE.test(gap) ? joinTwo(last, mention) : dressAs(last, mention, gap);
      if (figures) {
        joined.splice(-1, 1, ...figures);
        continue;
      }
    }
    joined.push(mention);
  }
  return joined;
}

// Who waves at the camera waves at the viewer: there is none in the picture.
const TO_THE_VIEWER =
  /(?:at|into|to|for|towards?) the $|in die $|zur $|vers la $|face à la $|à la $|a la $|hacia la $|para a $|verso la $|naar de $|in de $|в $|на $/iu;

const faceViewer = (text: string, mentions: readonly SceneMention[]): SceneMention[] =>
  mentions.map(
    (mention): SceneMention =>
      mention.part === 'thing' &&
      mention.value === 'camera' &&
      TO_THE_VIEWER.test(text.slice(0, mention.start))
        ? { part: 'sign', value: {}, start: mention.start, end: mention.end }
        : mention,
  );

// How many they are where the number is not said.
const GROUPS: Readonly<Record<string, number>> = {
  band: 4,
  ensemble: 4,
  trio: 3,
  quartet: 4,
  family: 4,
  couple: 2,
};
const OF_THEM = /^\s(?:of|von|aus|mit|de|di|van|из|av|af|med)\s(?:\p{L}+\s)?$/iu;

/** "A band of four musicians", "a penguin couple": no others besides them, but how many. */
const meanGroups = (text: string, mentions: readonly SceneMention[]): SceneMention[] =>
  mentions.map((mention, at): SceneMention => {
    const count = mention.part === 'thing' ? GROUPS[mention.value] : undefined;
    if (count === undefined) return mention;
    const next = mentions.slice(at + 1).find(({ part }) => part === 'thing');
    const before = mentions[at - 1];
    const ofThem =
      next?.part === 'thing' &&
      (isPerson(next.value) || isCreature(next.value)) &&
      OF_THEM.test(text.slice(mention.end, next.start));
    const theirs =
      before?.part === 'thing' && isCreature(before.value) && text.slice(before.end, mention.start) === ' ';
    const number = { part: 'number' as const, value: count, start: mention.start, end: mention.end };
    // Where it stands behind them, it counts as if it stood before.
    if (theirs) return { ...number, start: before.start, end: before.start };
    return ofThem ? number : mention;
  });

/** Whether a garment is a whole costume: what people of a trade wear. */
export const isCostume = (garment: string): boolean => COSTUMES.has(garment) || isPerson(garment);

function dressAs(creature: ThingMention, somebody: ThingMention, gap: string): SceneMention[] | undefined {
  if (!isCreature(creature.value) || !isPerson(somebody.value) || !DRESSED_AS.test(gap)) return undefined;
  return [creature, { ...somebody, part: 'garment', start: creature.end + 1 }];
}

/** The figure that both name, with its costume; undefined where they are two. */
function joinTwo(first: ThingMention, second: ThingMention): SceneMention[] | undefined {
  if (isCreature(first.value) && COSTUMES.has(second.value)) return [first, { ...second, part: 'garment' }];
  if (COSTUMES.has(first.value) && isCreature(second.value)) return [{ ...first, part: 'garment' }, second];
  const both = { ...first, end: second.end };
  if (PARENTS.has(first.value) && isAnimal(second.value)) return [{ ...both, value: second.value }];
  if (isAnimal(first.value) && PARENTS.has(second.value)) return [both];
  if (GENERIC.has(first.value) && AGED.has(second.value)) return [{ ...both, value: second.value }];
  return undefined;
}
