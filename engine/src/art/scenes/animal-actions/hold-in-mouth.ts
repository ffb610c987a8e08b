import { findDrawingRow } from '../../drawings/drawings.ts';
import type { Actor } from '../actors/actors.ts';
import { addThing, type Spot } from './add-thing.ts';
import { findFood } from './animal-food.ts';

// Of the animal's height: what is in the mouth is seen, and hides no face.
const LEAST = 0.17;
const MOST = 0.46;
const TOY = 0.26;
// What hangs from the mouth by its end, turned so that it hangs; the rest is held across.
const HANGING: Readonly<Record<string, number>> = {
  carrot: 64,
  'grass-tuft': 96,
  salmon: 62,
  corn: 70,
  bamboo: 78,
  flower: 60,
  banana: 40,
};

/** An animal with a thing in its mouth; undefined where the mouth or the thing has no drawing. */
export function holdInMouth(actor: Actor, noun: string, color?: string): Actor | undefined {
  const { drawing } = actor;
  const mouth = findDrawingRow(drawing.name)?.mouth;
  const thing = findFood(noun);
  if (!mouth || !thing || !drawing.natural) return undefined;
  const long = Math.max(thing.width, thing.height);
  // By the longer side: a stick is thin and wide.
  const size = Math.min(MOST, Math.max(LEAST, sizeOf(noun, actor))) * drawing.height;
  const tall = (size * thing.height) / long;
  const turn = HANGING[thing.name] ?? 0;
  const reach = turn === 0 ? 0.16 : 0.3;
  const [x, y] = [mouth[0] * drawing.width, mouth[1] * drawing.height];
  return carrying(actor, thing.name, {
    drawing: addThing(
      drawing,
      thing,
      { x: x + size * reach * 0.5, y: y + (turn === 0 ? 0 : size * reach), tall, ...(turn ? { turn } : {}) },
      color,
    ),
  });
}

/** What it is to the animal, by their sizes, larger than life. */
function sizeOf(noun: string, { metres }: Actor): number {
  const real = REAL[noun] ?? 0.2;
  return (real / metres) * 1.2;
}
// Metres along the longer side.
const REAL: Readonly<Record<string, number>> = {
  stick: 0.7,
  twig: 0.6,
  bone: 0.25,
  fish: 0.6,
  carrot: 0.22,
  grass: 0.5,
  hay: 0.5,
  frisbee: 0.27,
  acorn: 0.06,
  bamboo: 1.2,
  ball: 0.14,
  newspaper: 0.4,
};

/** A toy that flies or rolls just before an animal: what it catches or plays with. */
export function playWithToy(
  actor: Actor,
  noun: string,
  way: 'air' | 'ground',
  color?: string,
): Actor | undefined {
  const { drawing } = actor;
  const thing = findFood(noun);
  if (!thing || !drawing.natural) return undefined;
  const tall = Math.max(drawing.height * TOY, drawing.width * 0.17) * Math.min(1, thing.height / thing.width);
  const wide = (tall * thing.width) / thing.height;
  const mouth = findDrawingRow(drawing.name)?.mouth ?? [0.98, 0.35];
  const spot: Spot =
    way === 'air'
      ? { x: mouth[0] * drawing.width + wide * 0.42, y: mouth[1] * drawing.height - tall * 0.1, tall }
      : { x: drawing.width + wide * 0.44, y: drawing.height - tall * 0.5, tall };
  return carrying(actor, thing.name, { drawing: addThing(drawing, thing, spot, color) });
}

/** The animal stays as tall as it is, though its drawing has grown. */
function carrying(actor: Actor, thing: string, { drawing }: Pick<Actor, 'drawing'>): Actor {
  const grown = drawing.height / actor.drawing.height;
  const { seat: _, ...presence } = actor;
  return {
    ...presence,
    drawing,
    tall: actor.tall * grown,
    metres: actor.metres * grown,
    shows: [...(actor.shows ?? []), thing],
  };
}
