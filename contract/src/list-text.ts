/** How a list is written as a text: an item on each line, with tabs between its fields, as it is copied from a spreadsheet. */
export function writeList(items: readonly (string | readonly string[])[]): string {
  return items
    .map((item) => (typeof item === 'string' ? [item] : item).map(toCell).join('\t').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** The items of a list; each has a text for each field, or one alone. Lines that are empty are none. */
export function readList(text: string, fields: readonly string[]): string[][] {
  const count = Math.max(1, fields.length);
  return text
    .split(/\r\n?|\n/)
    .map((line) => {
      const cells = line.split('\t').map(toCell);
      // What has more cells than fields loses none of its words.
      const last = cells.slice(count - 1).join(' ');
      return Array.from({ length: count }, (_, index) =>
        index < count - 1 ? (cells[index] ?? '') : last.trim(),
      );
    })
    .filter((cells) => cells.some((cell) => cell !== ''));
}

const toCell = (text: string): string => text.replace(/\s+/gu, ' ').trim();
