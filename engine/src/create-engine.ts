import { platformSize } from './brief/parse-brief.ts';
import { compose } from './compose.ts';
import type { Engine } from './engine.ts';
import { createCardPrinter } from './render/card-printer.ts';
import { createGate } from './render/gate.ts';
import { createRenderKit } from './render/render-kit.ts';
import { parseCard, renderCard } from './render-card.ts';
import { templates } from './templates/templates.ts';

export type EngineOptions = {
  /** Images drawn at a time; the others wait in order. Default 3. */
  concurrency?: number;
};

// Grounds of a handful of templates and themes at the usual sizes, 3 MB each.
const ART_CACHE_BYTES = 32 * 1024 * 1024;

/** The engine with its fonts. Make one a process: it holds the renderer and the gate in front of it. */
export async function createEngine({ concurrency = 3 }: EngineOptions = {}): Promise<Engine> {
  const kit = await createRenderKit();
  const gate = createGate(concurrency);
  const cardKit = { ...kit, print: createCardPrinter(kit.canvas, ART_CACHE_BYTES) };
  return {
    templates,
    platformSize,
    compose: (request, signal) => gate.run(() => compose(request, kit, signal), signal),
    parseCard,
    renderCard: (card, images = {}, signal) => gate.run(() => renderCard(card, images, cardKit), signal),
  };
}
