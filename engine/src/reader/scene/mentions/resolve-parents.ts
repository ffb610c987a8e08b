import { bilingualRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from './scene-mention.ts';

/** Words for parents that apply to people and animals. */
export const PARENTS: ReadonlySet<string> = new Set(['mother', 'father']);
// The adult of each young animal that has a name of its own.
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
/** Whether a noun names an adult animal. */
export const isAnimal = (noun: string): boolean => ANIMALS.has(noun);

const MADE_ALIVE: ReadonlySet<string> = new Set([
  'robot',
  'alien',
  'snowman',
  'dinosaur',
  'dragon',
  'skeleton',
]);
/** Whether a noun names something alive or drawn as if it were, but no person. */
export const isCreature = (noun: string): boolean =>
  isAnimal(noun) || Object.hasOwn(GROWN, noun) || MADE_ALIVE.has(noun);

/** A possessive at the end of a text: "their", "its". */
export const POSSESSIVE = bilingualRule('iu')`(?<!\p{Script=Latin})${'possessives'}\s?$`;
const REACH = 14;

/** Turns the parents of young animals into animals: "five ducklings following their mother". */
export function resolveParents(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  return mentions.map((mention) => {
    if (mention.part !== 'thing' || !PARENTS.has(mention.value)) return mention;
    const before = text.slice(Math.max(0, mention.start - REACH), mention.start);
    const young = mentions.findLast(
      (other) =>
        other.part === 'thing' &&
        other.end <= mention.start &&
        (Object.hasOwn(GROWN, other.value) || ANIMALS.has(other.value)),
    );
    if (young?.part !== 'thing' || !POSSESSIVE(language).test(before)) return mention;
    return { ...mention, value: GROWN[young.value] ?? young.value };
  });
}
