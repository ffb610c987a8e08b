import { named, type Stated } from './stated.ts';

// Exported chats say when, too: "[09:13] Dana: ...", "12/05/26, 09:13 - Dana: ...".
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const HOUR = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const SPEAKER = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(?<when>(?:\[(?:${DAY},? )?${HOUR}\]|${DAY},? ${HOUR} [-–])[ \t]*)?(?<name>\p{L}[^:：\n]{0,24})[:：](?=\s)`,
  'giu',
);

// Remarks go on into it and behind it.
const SPOKEN = ['chat', 'field', 'request'] as const;

/** Finds who says what in a pasted chat: a name with a colon that begins several lines, and others behind a time as theirs. */
export function findSpeakers(prompt: string): Stated[] {
  const found = Array.from(prompt.matchAll(SPEAKER), ({ 0: words, index, groups = {} }) => ({
    name: groups.name?.trim() ?? '',
    isTimed: groups.when !== undefined,
    start: index + words.search(/\S/u),
    end: index + words.length,
  }));
  const said = Map.groupBy(found, ({ name }) => name);
  const isSaying = ({ name }: { name: string }): boolean => (said.get(name) ?? []).length > 1;
  const areTimed = found.some((one) => one.isTimed && isSaying(one));
  return found
    .filter((one) => isSaying(one) || (areTimed && one.isTimed))
    .map(({ start, end }) => ({ ...named(start, end), marks: SPOKEN, goesOn: true, open: true }));
}
