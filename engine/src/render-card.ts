import { createHash } from 'node:crypto';
import type { ComposedCards } from './composed-cards.ts';
import type { Card, CardRequest } from './engine.ts';
import type { PrintCard } from './render/card-printer.ts';
import type { RenderKit } from './render/render-kit.ts';
import { shrinkImage } from './render/shrink.ts';
import { templateOf } from './set-up-card.ts';
import type { OwnTemplate } from './templates/own/own-template.ts';
import { TemplateParameterError } from './templates/parameter-error.ts';
import { parseTemplateParameters } from './templates/parse-parameters.ts';
import type { Template, TemplateImage } from './templates/template.ts';
import { findTemplate } from './templates/templates.ts';

/** Checks a card's parameters and names it by a hash of everything that decides its pixels. */
export function parseCard({
  template: name,
  own,
  data,
  width,
  height,
  format,
  paper,
  motion,
}: CardRequest): Card {
  const template = templateOf({ template: name, own });
  if (!template)
    throw new TemplateParameterError('template', `template must be a known name, not "${name}".`);
  const values = parseTemplateParameters(template, data);
  const variant = {
    ...(format === 'pdf' && { paper: paper ?? 'card' }),
    ...(format === 'gif' && { motion: motion ?? 'build' }),
  };
  const made = Object.values(variant);
  const drawn = [...toIdentity(template, own), Object.entries(values), width, height, format, ...made];
  const key = createHash('sha256').update(JSON.stringify(drawn)).digest('hex');
  return { template: template.name, values, width, height, format, ...variant, key, ...(own && { own }) };
}

// A name can be given to another template after its deletion, and then counts its versions anew.
const toIdentity = ({ name, version }: Template, own: OwnTemplate | undefined): unknown[] =>
  own ? [own.owner, name, version, JSON.stringify(own.definition), ...toBase(own)] : [name, version];

/** A card in a region is drawn as that of ours whose parts it has. */
const toBase = ({ definition: { parts } }: OwnTemplate): unknown[] =>
  parts === undefined ? [] : [findTemplate(parts)?.version];

type CardParts = Pick<RenderKit, 'canvas' | 'typesetter'> & {
  print: PrintCard;
  composed: ComposedCards;
  longSide?: number | undefined;
  signal?: AbortSignal | undefined;
};

/** Renders a card; the same card and images give the same bytes in any process. */
export async function renderCard(
  card: Card,
  images: Readonly<Record<string, TemplateImage>>,
  { print, longSide, composed, signal, canvas, typesetter }: CardParts,
): Promise<Uint8Array> {
  const { composition } = await composed.compose(card, images);
  if (card.format === 'pdf') {
    const { drawPdf } = await import('./render/pdf/draw-pdf.ts');
    return await drawPdf(composition, card.paper ?? 'card', canvas);
  }
  if (card.format === 'gif') {
    const { drawGif } = await import('./render/motion/draw-gif.ts');
    return await drawGif(composition, card.motion ?? 'build', { canvas, typesetter }, signal);
  }
  if (longSide === undefined) return print(composition, card.format);
  return shrinkImage(await print(composition, 'png'), longSide, card.format);
}
