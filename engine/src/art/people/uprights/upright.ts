import type { CrestName, EarName, MarkName, SnoutName, TailName } from './animal-parts.ts';

/** An animal, or a robot, as it goes on two legs in a children's book: a person's body with its own head, coat and tail. */
export type Upright = {
  /** Singular lower-case nouns of the animal. */
  nouns: readonly string[];
  coat: string;
  /** Of markings, mane, spikes, the ears of a dog; the coat's when absent. */
  second?: string;
  /** Of muzzle, cheeks and the tip of the tail; cream when absent. */
  pale?: string;
  /** Of nose and the inside of the ears. */
  nose?: string;
  /** Of beak, horns and antlers. */
  horn?: string;
  snout: SnoutName;
  ears?: EarName;
  /** In the order of painting. */
  marks?: readonly MarkName[];
  crest?: CrestName;
  tail?: TailName;
  /** As large as a grown man; else as a child. */
  large?: true;
};
