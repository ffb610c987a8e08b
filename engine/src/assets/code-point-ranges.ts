/** Inclusive code point ranges, ascending, not touching. */
export type CodePointRanges = readonly (readonly [number, number])[];

/** Reads a CSS `unicode-range` list (`U+0000-00FF,U+0131`). */
export function parseUnicodeRange(text: string): CodePointRanges {
  const ranges = text.split(',').map((part): [number, number] => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
  return mergeRanges(ranges);
}

/** Sorts ranges and joins those that touch or overlap. */
export function mergeRanges(ranges: readonly (readonly [number, number])[]): CodePointRanges {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

export function intersectRanges(a: CodePointRanges, b: CodePointRanges): CodePointRanges {
  return a.flatMap(([first, last]) =>
    b
      .filter(([start, end]) => start <= last && end >= first)
      .map(([start, end]): [number, number] => [Math.max(first, start), Math.min(last, end)]),
  );
}

export function subtractRanges(from: CodePointRanges, taken: CodePointRanges): CodePointRanges {
  const gaps = [...taken, [0x110000, 0x110000] as const].map(([first], index): [number, number] => [
    (taken[index - 1]?.[1] ?? -1) + 1,
    first - 1,
  ]);
  return intersectRanges(from, gaps);
}

export function rangesInclude(ranges: CodePointRanges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (codePoint < range[0]) high = middle - 1;
    else if (codePoint > range[1]) low = middle + 1;
    else return true;
  }
  return false;
}
