/** The words of each `cardwright` that a line of shell starts, without what the shell does with its output. */
export const toCommandLines = (line: string): { words: string[] }[] =>
  line
    .replace(/ #.*/, '')
    .split(' | ')
    .flatMap((part) => /(?:^|[("])cardwright ((?:[^"')]|"[^"]*"|'[^']*')*)/.exec(part)?.[1] ?? [])
    .map((rest) => ({ words: toWords(rest.replace(/ [<>] \S+/g, '')) }));

const toWords = (text: string): string[] =>
  [...text.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replace(/["']/g, ''));
