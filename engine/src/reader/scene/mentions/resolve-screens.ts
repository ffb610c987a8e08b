import type { SceneAsk, SceneThing } from '../../../brief/scene-ask.ts';
import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';

// Words for the screen of a computer or of a cinema.
const BARE = languageRule('iu')`^${'screens'}$`;
const OF_FILM = bilingualRule('iu')`(?<!\p{L})${'films'}(?!\p{L})`;

/** Turns screens into cinema screens where the prompt speaks of films: "festival de cine, una pantalla". */
export function resolveScreens(
  { things, asks }: Pick<SceneAsk, 'things' | 'asks'>,
  prompt: string,
  language: string,
): SceneThing[] {
  const isBare = (index: number): boolean =>
    asks.some((ask) => ask.part === 'thing' && ask.thing === index && BARE(language).test(ask.words));
  return things.map((thing, index) =>
    thing.noun === 'monitor' && isBare(index) && OF_FILM(language).test(prompt)
      ? { ...thing, noun: 'cinema screen' }
      : thing,
  );
}
