import type { Drawing } from '../../drawings/drawing.ts';
import { getDrawing } from '../../drawings/drawings.ts';
import { findActor } from '../actors/actors.ts';

const salmon = getDrawing('salmon');
const grassTuft = getDrawing('grass-tuft');

const GRASS = 'grass';
// What an animal is drawn eating when the prompt names nothing.
const DIETS: readonly (readonly [food: string, animals: string])[] = [
  [
    GRASS,
    'horse cow bull sheep lamb goat deer reindeer zebra donkey llama moose camel bison kangaroo elephant hippo rhino goose pony unicorn',
  ],
  ['carrot', 'rabbit'],
  ['acorn', 'hamster boar chipmunk'],
  ['fish', 'bear seal penguin pelican heron eagle seagull kingfisher cat wolf otter'],
  ['bone', 'dog puppy'],
  ['cheese', 'mouse rat'],
  ['banana', 'monkey gorilla'],
  ['corn', 'hen chicken rooster pig raccoon'],
  ['bread', 'duck swan pigeon'],
  ['cherry', 'bird robin toucan parrot raven'],
  ['steak', 'lion tiger leopard cheetah dinosaur t-rex'],
  ['apple', 'fox hedgehog badger giraffe beaver turtle'],
];
const byAnimal = new Map(
  DIETS.flatMap(([food, animals]) => animals.split(' ').map((noun) => [noun, food] as const)),
);

/** What an animal eats by itself. */
export const getDiet = (animal: string): string | undefined => byAnimal.get(animal);

/** The drawing of something that fits into a mouth. */
export const findFood = (noun: string): Drawing | undefined =>
  GRASSES.has(noun) ? grassTuft : noun === 'fish' ? salmon : findActor(noun)?.drawing;

/** What grows on the ground. */
export const GRASSES: ReadonlySet<string> = new Set([GRASS, 'hay', 'clover', 'leaf', 'leaves']);
