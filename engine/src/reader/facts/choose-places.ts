const MAX_PLACES = 3;

/** A clause, or a part of one, that may say where. */
export type PlaceMention = {
  words: string;
  index: number;
  /** Behind "at" or "in". */
  led: boolean;
  /** An address or a house told by its name: no mere name. */
  sure: boolean;
  /** It may go on with the place before it. */
  joins: boolean;
  /** It is all that its clause says. */
  whole: boolean;
};

/** Neighbours are one place ("Villa Rosa, Lake Como"); one behind "at" is surer than a mere name. */
export function choosePlaces(places: readonly PlaceMention[]): PlaceMention[] {
  const groups: PlaceMention[][] = [];
  for (const place of places) {
    const group = groups.at(-1);
    const capital = /\p{Lu}|^\p{Ll}/u.test(place.words);
    const next = place.index - (group?.at(-1)?.index ?? 0) <= 1;
    if (group && capital && next && place.joins && !place.led) group.push(place);
    else groups.push([place]);
  }
  const best =
    groups.find(([first]) => first?.led) ??
    groups.find((group) => group.some(({ sure }) => sure)) ??
    groups[0] ??
    [];
  return best.slice(0, MAX_PLACES);
}
