import type { Brief } from './brief/brief.ts';
import { parseBrief } from './brief/parse-brief.ts';
import { composeTemplate, toTemplateWarnings } from './compose-template.ts';
import { describeStyles } from './direction/describe-styles.ts';
import { direct } from './direction/direct.ts';
import { directBrand } from './direction/direct-brand.ts';
import { suggestColors } from './direction/occasions.ts';
import { describeScene } from './direction/scene/describe-scene.ts';
import { settleGround } from './direction/settle-ground.ts';
import { wearCoat } from './direction/wear-coat.ts';
import type { ComposeRequest, ComposeResult } from './engine.ts';
import { followBrand } from './follow-brand.ts';
import { describeLayout } from './layout/describe-layout.ts';
import { placeLogo } from './place-logo.ts';
import { copyTexts, describeCut } from './quality/copy.ts';
import { describeColors } from './quality/describe-colors.ts';
import { findCandidate } from './quality/find-candidate.ts';
import { createRandom, hashText } from './random.ts';
import type { RenderKit } from './render/render-kit.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';
import { findTemplate } from './templates/templates.ts';

/** The way of a prompt through the engine: brief, direction, layout, art, checks, type, bytes. */
export async function compose(
  request: ComposeRequest,
  kit: RenderKit,
  signal?: AbortSignal,
): Promise<ComposeResult> {
  const watch = createStopwatch();
  try {
    return await composeWatched(request, kit, watch, signal);
  } finally {
    watch.stop();
  }
}

async function composeWatched(
  request: ComposeRequest,
  kit: RenderKit,
  watch: Stopwatch,
  signal: AbortSignal | undefined,
): Promise<ComposeResult> {
  const { prompt, width, height, format, brand, logo } = request;
  const asked = await watch.time('brief', async () => wearCoat(parseBrief(prompt)));
  const brief = brand
    ? followBrand(asked, brand, logo !== undefined)
    : suggestColors(settleGround(asked), createRandom(hashText(`${prompt}\n${request.seed ?? 0}`)));
  const undrawable = await findUndrawable(brief, kit);
  const template = findTemplate(request.templateId ?? 'default');
  const drawn = template
    ? await composeTemplate(template, { brief, undrawable, width, height, brand, logo }, kit, watch)
    : await findCandidate({
        brief,
        width,
        height,
        undrawable,
        variation: request.variation ?? 0,
        directions: (proposal, sibling) => {
          const seed = hashText(`${prompt}\n${request.seed ?? 0}\n0`);
          const options = { width, height, seed, proposal, sibling };
          return brand ? directBrand(brief, brand, options) : direct(brief, options);
        },
        context: ({ look, ...placing }) => {
          const random = createRandom(placing.direction.seed).fork(look);
          return { ...placing, brief, typesetter: kit.typesetter, random };
        },
        canvas: kit.canvas,
        watch,
        signal,
      });
  const signed =
    logo && !template
      ? await watch.time('art', () => placeLogo(drawn, logo, kit.canvas, brief.copy.title))
      : undefined;
  const candidate = signed ?? drawn;
  const pixels = await watch.time('type', () => kit.canvas.drawType(candidate.composition, candidate.art));
  const bytes = await watch.time('encode', () => kit.canvas.encode(pixels, format));
  const warnings = [
    ...brief.warnings,
    ...describeScene(brief, candidate.composition.pictured ?? candidate.composition.depicts === true),
    ...describeLayout(brief, candidate.composition),
    ...(template || brand
      ? []
      : [
          ...describeStyles(brief, candidate.look),
          ...describeColors(brief, candidate.composition, candidate.art),
        ]),
    ...(template
      ? toTemplateWarnings(template, candidate, brand)
      : describeCut(candidate.composition, brief)),
    ...(logo && !template && !signed ? ['The card has no corner free for the logo.'] : []),
    ...undrawable.map((c) => `No font draws "${c}"; the image does without it.`),
  ];
  return {
    bytes,
    width,
    height,
    format,
    warnings,
    quality: candidate.quality,
    look: candidate.look,
    timings: watch.timings,
  };
}

/** Characters of the copy that no bundled font has. */
async function findUndrawable(brief: Brief, kit: RenderKit): Promise<string[]> {
  const style = { family: 'Inter', weight: 400, lineHeight: 1.2 };
  const missing = await Promise.all(copyTexts(brief.copy).map(([, text]) => kit.missingGlyphs(text, style)));
  return [...new Set(missing.flat())];
}
