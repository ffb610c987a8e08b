import type { Reader } from './brief/reader.ts';
import { titleOf } from './brief/statement.ts';
import { chooseCard } from './choose-card.ts';
import { composePhotoAlone } from './compose-photo-alone.ts';
import { composeTemplate } from './compose-template.ts';
import { decideCard } from './decide-card.ts';
import { toKeptDesign } from './direction/kept-design.ts';
import type { ComposeRequest, ComposeResult } from './engine.ts';
import { listWarnings } from './list-warnings.ts';
import { placeLogo } from './place-logo.ts';
import { readRequest } from './read-request.ts';
import { release } from './render/pixels.ts';
import type { RenderKit } from './render/render-kit.ts';
import { shrink } from './render/shrink.ts';
import { createStopwatch } from './stopwatch.ts';
import { findTemplate } from './templates/templates.ts';
import { toCardLayers } from './to-card-layers.ts';
import type { Understand } from './understand/understand-once.ts';

type ComposeKit = RenderKit & {
  reader: Reader;
  /** What briefs that were drawn before ask for; without it, each is understood anew. */
  understand?: Understand;
};

/** Composes an image from a brief, or from a prompt that is read first: understood, decided, chosen and solved, painted, encoded. */
export async function compose(
  request: ComposeRequest,
  kit: ComposeKit,
  signal?: AbortSignal,
): Promise<ComposeResult> {
  const { width, height, format, logo, longSide = Number.POSITIVE_INFINITY } = request;
  const watch = createStopwatch();
  const read = await watch.time('brief', () => readRequest(request, kit, signal));
  const { brief, photo } = read;
  const card = await decideCard(read, request, kit);
  const { design, undrawable } = card;

  const template = findTemplate(request.templateId ?? 'default');
  const cardKit = { ...kit, typesetter: card.typesetter };
  const chosen = template
    ? await composeTemplate(template, { ...request, request: design, undrawable }, cardKit, watch)
    : photo && brief.blocks.length === 0
      ? await composePhotoAlone(photo, { width, height }, { ...kit, watch })
      : await chooseCard({ ...request, card, photo, kit, watch, signal });
  const signed =
    logo && !template && !chosen.composition.signed
      ? await watch.time('art', () => placeLogo(chosen, logo, kit.canvas, titleOf(design)))
      : undefined;
  const candidate = signed ?? chosen;
  const { composition, art, quality, look, decided } = candidate;

  const layers = request.layers ? await toCardLayers(composition, art, kit.canvas) : undefined;
  const pixels = await watch.time('type', () => kit.canvas.drawType(composition, art));
  const delivered = await watch.time('encode', () => shrink(pixels, longSide));
  const bytes = await watch.time('encode', () => kit.canvas.encode(delivered, format));
  const painted = request.painting !== undefined && photo !== undefined && composition.photographed === true;
  const outcome = { read, design, undrawable, template, candidate, signed: signed !== undefined, painted };
  const warnings = listWarnings(request, outcome);
  for (const drawn of [art, pixels, delivered]) release(drawn);
  return {
    bytes,
    brief,
    reader: request.brief ? null : kit.reader.name,
    width: delivered.width,
    height: delivered.height,
    format,
    warnings,
    quality,
    look,
    ...(decided && {
      design: toKeptDesign(decided.direction, {
        ...card.wishes,
        chance: card.chance,
        attempt: decided.attempt,
      }),
    }),
    painted,
    ...(layers && { layers }),
    ...(composition.family ? { family: composition.family } : {}),
    timings: watch.timings,
  };
}
