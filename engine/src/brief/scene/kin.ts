import type { Reading } from '../reading/reading.ts';
import type { SceneMention } from './mentions.ts';

/** Words for the grown ones of people that are also said of animals. */
export const PARENTS: ReadonlySet<string> = new Set(['mother', 'father']);
// The grown ones of the young that have a name of their own; the others keep theirs.
const GROWN: Readonly<Record<string, string>> = {
  duckling: 'duck',
  chick: 'hen',
  'baby chick': 'hen',
  kitten: 'cat',
  puppy: 'dog',
  foal: 'horse',
  calf: 'cow',
  lamb: 'sheep',
  cub: 'bear',
  fawn: 'deer',
  gosling: 'goose',
  piglet: 'pig',
  cygnet: 'swan',
};
const ANIMALS: ReadonlySet<string> = new Set(
  'duck hen cat dog horse cow sheep bear deer goose pig swan elephant lion tiger fox wolf rabbit penguin koala kangaroo giraffe zebra monkey owl bird whale dolphin panda hedgehog mouse otter seal turtle hippo rhino camel goat bull donkey raccoon squirrel frog crocodile gorilla lioness cheetah leopard parrot hamster sloth badger beaver mole llama alpaca moose reindeer pony rat toad lizard rooster chicken eagle raven unicorn bison donkey jaguar chimpanzee'
    .split(' ')
    .concat('polar bear', 'red panda', 'guinea pig', 'teddy bear'),
);
/** Whether the noun of a thing is of an animal that has young. */
export const isAnimal = (noun: string): boolean => ANIMALS.has(noun);

const MADE_ALIVE: ReadonlySet<string> = new Set([
  'robot',
  'alien',
  'snowman',
  'dinosaur',
  'dragon',
  'skeleton',
]);
/** Whether the noun of a thing is of one that does things of its own, and is nobody. */
export const isCreature = (noun: string): boolean =>
  isAnimal(noun) || Object.hasOwn(GROWN, noun) || MADE_ALIVE.has(noun);

/** Ends in whose mother or young it is: "their", "its". */
export const POSSESSIVE =
  /(?:\b(?:their|its|his|her|ihrer|ihre|ihren|seiner|seine|leur|sa|son|su|sus|sua|seu|loro|hun|haar|zijn)|своей|своею|их|其|的|の|الأم)\s?$/iu;
const REACH = 14;

/** "Five ducklings following their mother": the mother is a duck. */
export function meanParents({ text }: Reading, mentions: readonly SceneMention[]): SceneMention[] {
  return mentions.map((mention) => {
    if (mention.part !== 'thing' || !PARENTS.has(mention.value)) return mention;
    const before = text.slice(Math.max(0, mention.start - REACH), mention.start);
    const young = mentions.findLast(
      (other) =>
        other.part === 'thing' &&
        other.end <= mention.start &&
        (Object.hasOwn(GROWN, other.value) || ANIMALS.has(other.value)),
    );
    if (young?.part !== 'thing' || !POSSESSIVE.test(before)) return mention;
    return { ...mention, value: GROWN[young.value] ?? young.value };
  });
}
