/** A small fault in one file of the project: what it breaks, and the one place where the text is changed. */
export type Mutant = { name: string; file: string; find: string; replace: string };

/** The text with the fault in it. */
export function plant(text: string, { name, file, find, replace }: Mutant): string {
  const times = text.split(find).length - 1;
  if (times !== 1)
    throw new Error(
      `The mutant "${name}" looks for a text that stands ${times} times in ${file}, not once: ${find}`,
    );
  return text.replace(find, () => replace);
}
