import type table from '../../../data/people/held.json';
import { lazy } from '../../lazy.ts';
import type { Prop } from './draw-prop.ts';
import { createFinder, readPeople } from './people-data.ts';
import type { Grip } from './poses.ts';
import { type PropRow, toProp } from './props.ts';

/** Things that hands can hold, by noun. */
export type HeldName = keyof typeof table;

/** A thing in the hands: the grip that it asks for, and its parts. */
export type Held = { grip: Grip; props: readonly Prop[] };

type HeldRow = {
  /** Further nouns of the thing. */
  nouns?: string[];
  grip: Grip;
  props: PropRow[];
  /** How many of it there are is obvious in a picture: of several people, one may have it. */
  single?: true;
  /** It is held overhead or hangs, beside an act that leaves one hand free. */
  aside?: true;
};

const rows = lazy(() => readPeople<Record<HeldName, HeldRow>>('held'));

export const getHeld: (name: HeldName) => Held = createFinder('held', rows, ({ grip, props }) => ({
  grip,
  props: props.map(toProp),
}));

const byNoun = lazy(
  () =>
    new Map(
      Object.entries(rows()).flatMap(([name, { nouns = [] }]) =>
        [name, ...nouns].map((noun) => [noun, name as HeldName] as const),
      ),
    ),
);

/** The thing that a noun names, if a hand can hold it. */
export const findHeld = (noun: string): HeldName | undefined => byNoun().get(noun);

const rowOf = (noun: string): HeldRow | undefined => {
  const name = findHeld(noun);
  return name && rows()[name];
};
const OF_INSTRUMENTS: readonly Grip[] = ['strings', 'chin'];

export const isInstrument = (noun: string): boolean => OF_INSTRUMENTS.includes(rowOf(noun)?.grip as Grip);
export const isHeldAside = (noun: string): boolean => rowOf(noun)?.aside ?? false;
export const isHeldByOne = (noun: string): boolean => rowOf(noun)?.single ?? false;

export const heldNames = (): HeldName[] => Object.keys(rows()) as HeldName[];
