/**
 * The words of other scripts than the Latin one that are written in TypeScript, comments apart. Comments may quote
 * them; a rule takes them from `engine/data/lexicon`.
 */
export function findForeignWords(source: string): string[] {
  const code = source
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line))
    .map((line) => line.replace(/(?<=[;,{}\s])\/\/\s.*$/, ''));
  return [...code.join('\n').matchAll(WORD)].map(([word]) => word);
}

const WORD = /(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L})+/gu;
