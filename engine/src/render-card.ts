import { createHash } from 'node:crypto';
import type { Card, CardRequest } from './engine.ts';
import { findCardLanguage } from './find-card-language.ts';
import { inLanguage } from './layout/in-language.ts';
import type { Typesetter } from './layout/typesetter.ts';
import type { PrintCard } from './render/card-printer.ts';
import { shrinkImage } from './render/shrink.ts';
import { TemplateParameterError } from './templates/parameter-error.ts';
import { parseTemplateParameters } from './templates/parse-parameters.ts';
import type { TemplateImage } from './templates/template.ts';
import { findTemplate } from './templates/templates.ts';

/** Checks a card's parameters and names it by a hash of everything that decides its pixels. */
export function parseCard({ template: name, data, width, height, format }: CardRequest): Card {
  const template = findTemplate(name);
  if (!template)
    throw new TemplateParameterError('template', `template must be a known name, not "${name}".`);
  const values = parseTemplateParameters(template, data);
  const drawn = [template.name, template.version, Object.entries(values), width, height, format];
  const key = createHash('sha256').update(JSON.stringify(drawn)).digest('hex');
  return { template: template.name, values, width, height, format, key };
}

/** Renders a card; the same card and images give the same bytes in any process. */
export async function renderCard(
  card: Card,
  images: Readonly<Record<string, TemplateImage>>,
  {
    typesetter,
    print,
    longSide,
  }: { typesetter: Typesetter; print: PrintCard; longSide?: number | undefined },
): Promise<Uint8Array> {
  const template = findTemplate(card.template);
  if (!template) throw new Error(`no template ${card.template}`);
  const { values, width, height } = card;
  const texts = template.parameters.flatMap(({ name, type }) =>
    type === 'text' ? (values[name] ?? []) : [],
  );
  const language = await findCardLanguage(texts);
  const composition = await template.compose({
    values,
    images,
    width,
    height,
    typesetter: inLanguage(typesetter, language),
  });
  if (longSide === undefined) return print(composition, card.format);
  return shrinkImage(await print(composition, 'png'), longSide, card.format);
}
