import { createHash } from 'node:crypto';
import type { Card, CardRequest } from './engine.ts';
import { findCardLanguage } from './find-card-language.ts';
import type { Composition } from './layout/composition.ts';
import { inLanguage } from './layout/in-language.ts';
import type { Typesetter } from './layout/typesetter.ts';
import type { PrintCard } from './render/card-printer.ts';
import { shrinkImage } from './render/shrink.ts';
import { composeDefinition } from './templates/own/compose-definition.ts';
import { describeOwn, type OwnTemplate } from './templates/own/own-template.ts';
import { TemplateParameterError } from './templates/parameter-error.ts';
import { parseTemplateParameters } from './templates/parse-parameters.ts';
import type { MeasureNodes, Template, TemplateContext, TemplateImage } from './templates/template.ts';
import { findTemplate } from './templates/templates.ts';

/** Checks a card's parameters and names it by a hash of everything that decides its pixels. */
export function parseCard({ template: name, own, data, width, height, format }: CardRequest): Card {
  const template = own ? describeOwn(own) : findTemplate(name);
  if (!template)
    throw new TemplateParameterError('template', `template must be a known name, not "${name}".`);
  const values = parseTemplateParameters(template, data);
  const drawn = [toIdentity(template, own), Object.entries(values), width, height, format].flat();
  const key = createHash('sha256').update(JSON.stringify(drawn)).digest('hex');
  return { template: template.name, values, width, height, format, key, ...(own && { own }) };
}

/** The parameters of a card's template, and what else it has whoever wrote it. */
export const templateOf = ({ template, own }: Pick<Card, 'template' | 'own'>) =>
  own ? describeOwn(own) : findTemplate(template);

// A name can be given to another template after its deletion, and then counts its versions anew.
const toIdentity = ({ name, version }: Pick<Template, 'name' | 'version'>, own: OwnTemplate | undefined) =>
  own ? [own.owner, name, version, JSON.stringify(own.definition)] : [name, version];

function compose(name: string, context: TemplateContext): Promise<Composition> {
  const template = findTemplate(name);
  if (!template) throw new Error(`no template ${name}`);
  return template.compose(context);
}

/** Renders a card; the same card and images give the same bytes in any process. */
export async function renderCard(
  card: Card,
  images: Readonly<Record<string, TemplateImage>>,
  {
    typesetter,
    measureNodes,
    print,
    longSide,
  }: {
    typesetter: Typesetter;
    measureNodes: MeasureNodes;
    print: PrintCard;
    longSide?: number | undefined;
  },
): Promise<Uint8Array> {
  const template = templateOf(card);
  if (!template) throw new Error(`no template ${card.template}`);
  const { values, width, height } = card;
  const texts = template.parameters.flatMap(({ name, type }) =>
    type === 'text' ? (values[name] ?? []) : [],
  );
  const language = await findCardLanguage(texts);
  const context = { values, images, width, height, typesetter: inLanguage(typesetter, language) };
  const composition = card.own
    ? await composeDefinition(card.own.definition, { ...context, measureNodes })
    : await compose(card.template, context);
  if (longSide === undefined) return print(composition, card.format);
  return shrinkImage(await print(composition, 'png'), longSide, card.format);
}
