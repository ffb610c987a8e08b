import type { Card, Undrawable } from './engine.ts';
import { findTextLanguages } from './find-text-languages.ts';
import { inLanguage } from './layout/in-language.ts';
import type { RenderKit } from './render/render-kit.ts';
import { templateOf } from './render-card.ts';
import type { TemplateImage } from './templates/template.ts';

// Whatever picture there is: what room it takes does not depend on what it shows.
const STAND_IN: TemplateImage = { width: 4, height: 4, data: new Uint8Array(64).fill(255) };

/** The parameters whose texts a card has no room for, and those whose texts end in an ellipsis; undefined where all is drawn. */
export async function findOmitted(
  card: Card,
  { typesetter, inkOf, measureNodes }: Pick<RenderKit, 'typesetter' | 'inkOf' | 'measureNodes'>,
): Promise<Undrawable['omitted']> {
  const template = templateOf(card);
  if (!template?.findOmitted) return undefined;
  const { values, width, height } = card;
  const named = (wanted: string): [string, string][] =>
    template.parameters.flatMap(({ name, type }) => {
      const value = values[name];
      return type === wanted && value !== undefined ? [[name, value]] : [];
    });
  const texts = named('text');
  const images = Object.fromEntries(named('image-url').map(([name]) => [name, STAND_IN]));
  const languages = await findTextLanguages(
    texts.map(([, text]) => text),
    values,
  );
  const { dropped, cut } = await template.findOmitted({
    values,
    images,
    width,
    height,
    typesetter: inLanguage(typesetter, languages.of),
    inkOf,
    language: languages.card,
    measureNodes,
  });
  const parametersOf = (omitted: readonly string[]): string[] =>
    texts
      .filter(([, value]) =>
        omitted.some((text) => text !== '' && (text.includes(value) || value.includes(text))),
      )
      .map(([name]) => name);
  if (dropped.length + cut.length === 0) return undefined;
  return { dropped: parametersOf(dropped), cut: parametersOf(cut) };
}
