import { createHash } from 'node:crypto';
import type { Card, CardRequest } from './engine.ts';
import { findTextLanguages } from './find-text-languages.ts';
import { inLanguage } from './layout/in-language.ts';
import type { InkMeter } from './layout/ink-meter.ts';
import type { Typesetter } from './layout/typesetter.ts';
import type { PrintCard } from './render/card-printer.ts';
import { shrinkImage } from './render/shrink.ts';
import type { OwnTemplate } from './templates/own/own-template.ts';
import { toOwnTemplate } from './templates/own/to-own-template.ts';
import { TemplateParameterError } from './templates/parameter-error.ts';
import { parseTemplateParameters } from './templates/parse-parameters.ts';
import type { MeasureNodes, Template, TemplateContext, TemplateImage } from './templates/template.ts';
import { findTemplate } from './templates/templates.ts';

/** Checks a card's parameters and names it by a hash of everything that decides its pixels. */
export function parseCard({ template: name, own, data, width, height, format }: CardRequest): Card {
  const template = templateOf({ template: name, own });
  if (!template)
    throw new TemplateParameterError('template', `template must be a known name, not "${name}".`);
  const values = parseTemplateParameters(template, data);
  const drawn = [...toIdentity(template, own), Object.entries(values), width, height, format];
  const key = createHash('sha256').update(JSON.stringify(drawn)).digest('hex');
  return { template: template.name, values, width, height, format, key, ...(own && { own }) };
}

/** The template of a card, whoever wrote it; undefined if none has this name. */
export const templateOf = ({ template, own }: Pick<CardRequest, 'template' | 'own'>): Template | undefined =>
  own ? toOwnTemplate(own) : findTemplate(template);

// A name can be given to another template after its deletion, and then counts its versions anew.
const toIdentity = ({ name, version }: Template, own: OwnTemplate | undefined): unknown[] =>
  own ? [own.owner, name, version, JSON.stringify(own.definition), ...toBase(own)] : [name, version];

/** A card in a region is drawn as that of ours whose parts it has. */
const toBase = ({ definition: { parts } }: OwnTemplate): unknown[] =>
  parts === undefined ? [] : [findTemplate(parts)?.version];

type SettingKit = { typesetter: Typesetter; measureNodes: MeasureNodes; inkOf: InkMeter };

/** The template of a card, and all that it composes it with. */
export async function setUp(
  card: Pick<Card, 'template' | 'own' | 'values' | 'width' | 'height'>,
  images: Readonly<Record<string, TemplateImage>>,
  { typesetter, measureNodes, inkOf }: SettingKit,
): Promise<{ template: Template; context: TemplateContext }> {
  const template = templateOf(card);
  if (!template) throw new Error(`no template ${card.template}`);
  const { values, width, height } = card;
  const texts = template.parameters.flatMap(({ name, type }) =>
    type === 'text' ? (values[name] ?? []) : [],
  );
  const languages = await findTextLanguages(texts, values);
  const set = inLanguage(typesetter, languages.of);
  const context = { values, images, width, height, inkOf, measureNodes };
  return { template, context: { ...context, typesetter: set, language: languages.card } };
}

/** Renders a card; the same card and images give the same bytes in any process. */
export async function renderCard(
  card: Card,
  images: Readonly<Record<string, TemplateImage>>,
  { print, longSide, ...kit }: SettingKit & { print: PrintCard; longSide?: number | undefined },
): Promise<Uint8Array> {
  const { template, context } = await setUp(card, images, kit);
  const composition = await template.compose(context);
  if (longSide === undefined) return print(composition, card.format);
  return shrinkImage(await print(composition, 'png'), longSide, card.format);
}
