import { isTooMuch, measureYaml } from '../read/measure-yaml.ts';
import type { ReducedDocument } from './reduce-document.ts';

// Of 805 public documents none nests brackets more than 2 deep, and none has more than 85 kB for the linter.
const MAX_CHARACTERS = 160 * 1024;

/** Whether the linter, which has no limits of its own, comes to an end with a reduced document in good time. */
export function isLintable({ text, yaml }: ReducedDocument): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const all = { entries: 0, commas: 0, symbols: 0 };
  return yaml.every((part) => {
    const { entries, commas, symbols, isTooDeep } = measureYaml(part);
    all.entries += entries;
    all.commas += commas;
    all.symbols += symbols;
    return !isTooDeep && !isTooMuch(all);
  });
}
