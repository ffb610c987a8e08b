/**
 * What a drawing shows. An animal or a robot that stands upright is drawn on a human body and counts as a person: it
 * sits, holds and wears as people do.
 */
export type Being = 'person' | 'animal' | 'thing';

type Is = { being: Being };

export const isPerson = (one: Is | undefined): boolean => one?.being === 'person';
export const isAnimal = (one: Is | undefined): boolean => one?.being === 'animal';

/**
 * Whether a drawing is seen from the side and can be turned round: people, most animals, vehicles, and some tools. Much
 * of the staging asks this of what is alive or moves. It misses animals seen from the front, such as a panda.
 */
export const hasFront = (one: { faces?: 'left' | 'right' } | undefined): boolean => one?.faces !== undefined;
