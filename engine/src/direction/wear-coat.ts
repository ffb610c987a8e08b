import { animals } from '../art/subjects/animals.ts';
import type { Brief } from '../brief/brief.ts';
import { colourWords } from '../brief/colours.ts';
import { readText } from '../brief/reading/reading.ts';
import { listEmblems } from './name-subject.ts';

const ANIMALS: ReadonlySet<string> = new Set(animals.map(({ name }) => `subject:${name}`));

/**
 * The brief of a card about an animal with the colour that its words name as the animal's: "Lost cat: grey tabby" is no
 * grey card.
 */
export function wearCoat(brief: Brief): Brief {
  const { kind, copy, language, colors, ground, ink } = brief;
  if (kind === 'picture' || !ANIMALS.has(listEmblems(brief)[0]?.[0] ?? '')) return brief;
  const words = [copy.title, copy.subtitle, ...(copy.lines ?? [])].join('\n');
  const coat = colourWords.find(readText(words), language)[0]?.value;
  if (coat === undefined || coat === ground || coat === ink) return brief;
  const { named: _, ...rest } = brief;
  const { [coat]: _word, ...colorWords } = brief.colorWords ?? {};
  return { ...rest, coat, colors: colors.filter((color) => color !== coat), colorWords };
}
