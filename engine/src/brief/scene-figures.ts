import { isPerson } from './is-person.ts';
import type { Reading } from './reading.ts';
import { isAnimal, PARENTS } from './scene-kin.ts';
import type { SceneMention } from './scene-mentions.ts';

type ThingMention = Extract<SceneMention, { part: 'thing' }>;

// "Fox astronaut" is a fox; a "sheep farmer" is a farmer.
const COSTUMES: ReadonlySet<string> = new Set(
  'astronaut,chef,waiter,pirate,wizard,witch,doctor,nurse,detective,king,queen,knight,musician,dancer,teacher,scientist,firefighter,police officer,soldier,sailor,artist,photographer,ballerina,superhero,barista,student,cowboy,ninja,samurai,prince,princess,pilot,mechanic,gardener,baker,viking,clown,santa claus'.split(
    ',',
  ),
);
const MACHINES: ReadonlySet<string> = new Set([
  'robot',
  'alien',
  'snowman',
  'dinosaur',
  'dragon',
  'skeleton',
]);
const GENERIC: ReadonlySet<string> = new Set(['lady', 'woman', 'man', 'gentleman', 'person']);
const AGED: ReadonlySet<string> = new Set(['old woman', 'old man']);
const BESIDE = /^(?:[\s-]?|の|のような)$/u;

/** Two nouns side by side that name one figure: "fox astronaut", "mother elephant", "una signora anziana". */
export function joinFigures({ text }: Reading, mentions: readonly SceneMention[]): SceneMention[] {
  const joined: SceneMention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    const beside =
      mention.part === 'thing' &&
      last?.part === 'thing' &&
      last.end > last.start &&
      BESIDE.test(text.slice(last.end, mention.start));
    const one = beside ? joinTwo(last, mention) : undefined;
    if (one) joined[joined.length - 1] = one;
    else joined.push(mention);
  }
  return joined;
}

/** The figure that both name; undefined where they are two. What it is dressed as stays a word of its own. */
function joinTwo(first: ThingMention, second: ThingMention): SceneMention | undefined {
  const creature = (noun: string): boolean => isAnimal(noun) || MACHINES.has(noun);
  if (creature(first.value) && COSTUMES.has(second.value)) return first;
  if (COSTUMES.has(first.value) && isPerson(first.value) && creature(second.value)) return second;
  const both = { ...first, end: second.end };
  if (PARENTS.has(first.value) && isAnimal(second.value)) return { ...both, value: second.value };
  if (isAnimal(first.value) && PARENTS.has(second.value)) return both;
  if (GENERIC.has(first.value) && AGED.has(second.value)) return { ...both, value: second.value };
  return undefined;
}
