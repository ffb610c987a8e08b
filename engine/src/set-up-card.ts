import type { Card, CardRequest } from './engine.ts';
import { findTextLanguages } from './find-text-languages.ts';
import { toOwnTemplate } from './templates/own/to-own-template.ts';
import type { Template, TemplateContext, TemplateImage } from './templates/template.ts';
import { findTemplate } from './templates/templates.ts';
import { inLanguage } from './typesetting/in-language.ts';

/** The template of a card, whoever wrote it; undefined if none has this name. */
export const templateOf = ({ template, own }: Pick<CardRequest, 'template' | 'own'>): Template | undefined =>
  own ? toOwnTemplate(own) : findTemplate(template);

export type SettingKit = Pick<TemplateContext, 'typesetter' | 'measureNodes' | 'inkOf' | 'sheetOf'>;

/** The template of a card, and all that it composes it with. */
export async function setUpCard(
  card: Pick<Card, 'template' | 'own' | 'values' | 'width' | 'height'>,
  images: Readonly<Record<string, TemplateImage>>,
  { typesetter, measureNodes, inkOf, sheetOf }: SettingKit,
): Promise<{ template: Template; context: TemplateContext }> {
  const template = templateOf(card);
  if (!template) throw new Error(`no template ${card.template}`);
  const { values, width, height } = card;
  const texts = template.parameters.flatMap(({ name, type }) =>
    type === 'text' || type === 'list' ? (values[name] ?? []) : [],
  );
  const languages = await findTextLanguages(texts, values, template);
  const set = inLanguage(typesetter, languages.of);
  const context = { values, images, width, height, inkOf, sheetOf, measureNodes };
  return { template, context: { ...context, typesetter: set, language: languages.card } };
}
