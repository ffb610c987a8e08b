import { named, type Stated } from './stated.ts';

const SPEAKER = /(?<=^|\n)[ \t]*(?<name>\p{L}[^:：\n]{0,24})[:：](?=\s)/gu;

// Remarks go on into it and behind it.
const SPOKEN = ['chat', 'field', 'request'] as const;

/** Finds who says what in a pasted chat: a name with a colon that begins several lines. */
export function findSpeakers(prompt: string): Stated[] {
  const found = Array.from(prompt.matchAll(SPEAKER), ({ 0: words, index, groups }) => ({
    name: groups?.name?.trim() ?? '',
    start: index + words.search(/\S/u),
    end: index + words.length,
  }));
  const said = Map.groupBy(found, ({ name }) => name);
  return found
    .filter(({ name }) => (said.get(name) ?? []).length > 1)
    .map(({ start, end }) => ({ ...named(start, end), marks: SPOKEN, goesOn: true, open: true }));
}
