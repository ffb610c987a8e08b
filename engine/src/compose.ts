import { askedBy } from './asked-by.ts';
import type { Brief } from './brief/brief.ts';
import { canonicalBrief } from './brief/canonical-brief.ts';
import { listParts, piecesOf, titleOf } from './brief/content.ts';
import type { DesignRequest } from './brief/design-request.ts';
import type { Reader } from './brief/reader.ts';
import { type Warning, warn } from './brief/warning.ts';
import { composePhotoAlone } from './compose-photo-alone.ts';
import { composeTemplate, toTemplateWarnings } from './compose-template.ts';
import type { Composition } from './composition.ts';
import { toBrandColors } from './direction/brand-colors.ts';
import { toBrandFont } from './direction/brand-font.ts';
import { chooseBackground } from './direction/choose-background.ts';
import { describeLook } from './direction/describe-look.ts';
import { describeScene, type Seen } from './direction/describe-scene.ts';
import { describeStyles } from './direction/describe-styles.ts';
import { direct } from './direction/direct.ts';
import type { Direction } from './direction/direction.ts';
import type { Look } from './direction/look.ts';
import { suggestColors } from './direction/occasions.ts';
import { wantsPicture } from './direction/wants-picture.ts';
import type { ComposeRequest, ComposeResult } from './engine.ts';
import { toTextLanguage } from './find-text-languages.ts';
import { followBrand } from './follow-brand.ts';
import { toTraits } from './parts/to-traits.ts';
import { decodePhoto } from './photo/decode-photo.ts';
import type { Photo } from './photo/photo.ts';
import { placeLogo } from './place-logo.ts';
import { toCardLook } from './prompt-cards/card-look.ts';
import { directBrandCard, directCard } from './prompt-cards/direct-card.ts';
import { type Card, listCards, listPhotoCards, listPictures, toPage } from './prompt-cards/list-cards.ts';
import { toSceneLook } from './prompt-cards/scene/scene.ts';
import { describeCut, isSaid } from './quality/copy.ts';
import { describeColors } from './quality/describe-colors.ts';
import { describeIllustration } from './quality/describe-illustration.ts';
import { describeLayout } from './quality/describe-layout.ts';
import {
  type Candidate,
  type CandidateSearch,
  type Design,
  findCandidate,
} from './quality/find-candidate.ts';
import { createRandom, hashText } from './random.ts';
import type { RenderKit } from './render/render-kit.ts';
import { shrink } from './render/shrink.ts';
import { createStopwatch } from './stopwatch.ts';
import { isAboutTexts, isBrought, isLong, sumUpDescription, sumUpWarnings } from './sum-up-warnings.ts';
import { findTemplate } from './templates/templates.ts';
import { inLanguage } from './typesetting/in-language.ts';

// What our drawings cannot show, a model may have painted.
const ABOUT_DRAWINGS: ReadonlySet<Warning['code']> = new Set([
  'picture_not_drawn',
  'no_drawing',
  'not_drawn',
  'count_differs',
  'hard_to_see',
]);

type ComposeKit = RenderKit & { reader: Reader };

/** Composes an image from a brief, or from a prompt that is read first: direction, layout, art, checks, type, bytes. */
export async function compose(
  request: ComposeRequest,
  kit: ComposeKit,
  signal?: AbortSignal,
): Promise<ComposeResult> {
  const watch = createStopwatch();
  const { width, height, format, brand, logo } = request;
  const { brief, warnings: unread } = await watch.time('brief', () => toBrief(request, kit.reader, signal));
  const image = request.image ?? request.painting;
  const photo = image && (await watch.time('brief', () => decodePhoto(image, brief.image?.focus)));
  const canonical = canonicalBrief(brief, photo?.key);
  const asked = await watch.time('brief', async () => askedBy(brief));
  const design = brand
    ? followBrand(asked, brand, logo)
    : photo
      ? // Its picture gives a card its colors, and words such as "mint tea" none.
        chooseBackground({ ...asked, named: [] })
      : suggestColors(chooseBackground(asked), createRandom(hashText(`${canonical}\n${request.seed ?? 0}`)));
  const parts = listParts(design.content).flatMap(piecesOf);
  const texts = [...new Set([...parts, ...Object.values(design.brandTexts ?? {})])];
  const language = toTextLanguage(languageOf(brief, design), texts);
  const typesetter = inLanguage(kit.typesetter, () => language);
  const undrawable = await findUndrawable(texts, kit);
  const template = findTemplate(request.templateId ?? 'default');
  const colors = brand && toBrandColors(design, brand);
  const sender = colors && { signs: colors.signs, logo: logo && toTraits(logo) };
  const font = brand && toBrandFont(brand);
  const at = request.seed ?? 0;
  const seedOf = (index: number): number => hashText(`${canonical}\n${index}\n0`);
  const series = { seed: seedOf(at), series: { from: seedOf(0), at } };
  const directAmong = (
    among: readonly Card[],
    shown: Photo | undefined,
    proposal: number,
    sibling: number,
    arrangement: number,
  ): Direction => {
    const options = { width, height, ...series, proposal, sibling, arrangement, photo: shown };
    return colors ? directBrandCard(design, among, colors, options) : directCard(design, among, options);
  };
  const toLook = (direction: Direction, among: readonly Card[]): Look =>
    toCardLook(direction, among, { inkOf: kit.inkOf, logo, font });
  const search = {
    request: design,
    width,
    height,
    undrawable,
    variation: request.variation ?? 0,
    canvas: kit.canvas,
    watch,
    signal,
  };
  const toContext =
    (shown?: Photo): CandidateSearch['context'] =>
    ({ look, ...placing }) => {
      const random = createRandom(placing.direction.seed).fork(look);
      return { ...placing, request: design, typesetter, random, ...(shown ? { photo: shown } : {}) };
    };
  const findAmong = (
    cards: readonly Card[],
    otherwise: CandidateSearch['otherwise'],
    shown?: Photo,
  ): Promise<Candidate> =>
    findCandidate({
      ...search,
      // A picture of the caller's would be developed for each.
      arrangements: shown ? 1 : cards.length,
      directions: (...which) => directAmong(cards, shown, ...which),
      lookOf: (direction) => toLook(direction, cards),
      context: toContext(shown),
      otherwise,
    });
  const toLast = (card: Card): Design => {
    const direction = directAmong([card], undefined, 0, 0, 0);
    return { direction, look: toLook(direction, [card]) };
  };
  // A brief may ask for a drawing and say nothing.
  const isPicture = design.kind === 'picture' || parts.length === 0;
  const findCard = (): Promise<Candidate> => {
    const cards = isPicture ? listPictures(design) : listCards(design, sender);
    return findAmong(cards, toLast(isPicture && cards[0] ? cards[0] : toPage(design, sender)));
  };
  const findScene = (): Promise<Candidate> =>
    findCandidate({
      ...search,
      arrangements: 1,
      directions: (proposal, sibling) => direct(design, { width, height, ...series, proposal, sibling }),
      lookOf: () => toSceneLook({ inkOf: kit.inkOf, font }),
      context: toContext(),
      otherwise: findCard,
    });
  const findAround = (shown: Photo): Promise<Candidate> => {
    const cards = listPhotoCards(design, shown, { width, height }, sender);
    return cards.length === 0 ? findCard() : findAmong(cards, findCard, shown);
  };
  const drawn = template
    ? await composeTemplate(
        template,
        { request: design, undrawable, width, height, brand, logo },
        { ...kit, typesetter },
        watch,
      )
    : photo && brief.blocks.length === 0
      ? await composePhotoAlone(photo, { width, height }, { ...kit, watch })
      : photo
        ? await findAround(photo)
        : await (wantsPicture(design) && !colors ? findScene() : findCard());
  const signed =
    logo && !template && !drawn.composition.signed
      ? await watch.time('art', () => placeLogo(drawn, logo, kit.canvas, titleOf(design.content)))
      : undefined;
  const candidate = signed ?? drawn;
  const pixels = await watch.time('type', () => kit.canvas.drawType(candidate.composition, candidate.art));
  const delivered = await watch.time('encode', () => shrink(pixels, request.longSide ?? Infinity));
  const bytes = await watch.time('encode', () => kit.canvas.encode(delivered, format));
  const painted =
    request.painting !== undefined && photo !== undefined && candidate.composition.photographed === true;
  const unmet = [
    ...unread.filter(
      (warning) =>
        !isAboutTexts(warning) &&
        !(painted && ABOUT_DRAWINGS.has(warning.code)) &&
        !isBrought(warning, {
          logo: signed !== undefined,
          photo: candidate.composition.photographed === true && !painted,
        }),
    ),
    // Nobody knows what a painting shows.
    ...(painted
      ? []
      : describeScene(
          design,
          candidate.composition.pictured ?? candidate.composition.depicts === true,
          listSeen(candidate.composition, design),
        )),
    ...(template
      ? []
      : [...describeLook(design, candidate.look), ...describeIllustration(design, candidate.composition)]),
    ...describeLayout(design, candidate.composition),
    ...(template || brand
      ? []
      : [
          ...describeStyles(design, candidate.look),
          ...describeColors(design, candidate.composition, candidate.art),
        ]),
  ];
  const warnings = sumUpWarnings([
    ...unread.filter(isAboutTexts),
    // A family sets all parts; what it has no room for is found in its composition.
    ...design.warnings.filter(
      ({ code }) =>
        !(candidate.composition.family && code === 'no_room') && !(painted && ABOUT_DRAWINGS.has(code)),
    ),
    ...(isLong(request.prompt ?? brief.picture?.text ?? '') ? sumUpDescription(unmet) : unmet),
    ...(template
      ? toTemplateWarnings(template, candidate, brand)
      : describeCut(candidate.composition, design)),
    ...(request.painting && !painted
      ? [warn('not_painted', 'The painting is not shown: its words would be hard to read on it.')]
      : []),
    ...(brief.image && !candidate.composition.photographed
      ? [warn('image_not_shown', `The picture is not shown: ${sayWhy(request, photo)}.`)]
      : []),
    ...(logo && !template && !candidate.composition.signed && !signed
      ? [warn('logo_not_shown', 'The logo is not shown: no corner of the card is free.')]
      : []),
    ...undrawable.map((c) =>
      warn('character_missing', `“${c}” is left out: no font has this character.`, [c]),
    ),
  ]);
  return {
    bytes,
    brief,
    reader: request.brief ? null : kit.reader.name,
    width: delivered.width,
    height: delivered.height,
    format,
    warnings,
    quality: candidate.quality,
    look: candidate.look,
    painted,
    ...(candidate.composition.family ? { family: candidate.composition.family } : {}),
    timings: watch.timings,
  };
}

/** What a card shows where it shows no picture: drawings, and perhaps the words that describe one. */
const listSeen = (composition: Composition, { pictured = '' }: DesignRequest): Seen => ({
  drawings: new Set(composition.images.flatMap(({ shows }) => shows ?? [])),
  words: pictured !== '' && isSaid(composition, pictured),
});

function sayWhy({ templateId }: ComposeRequest, photo: Photo | undefined): string {
  if (!photo) return 'there is no file of it';
  return findTemplate(templateId ?? 'default')
    ? `the template \`${templateId}\` has no place for one`
    : 'the words leave no room for it; shorten them';
}

/** The brief's language, with its script if it says one; else as detected. */
const languageOf = (brief: Brief, design: DesignRequest): string =>
  brief.language.startsWith('und') ? design.language : brief.language;

/** The brief of a request: its own, or what the reader makes of its prompt. */
async function toBrief(
  request: ComposeRequest,
  reader: Reader,
  signal: AbortSignal | undefined,
): Promise<{ brief: Brief; warnings: Warning[] }> {
  const { told = [] } = request;
  if (request.brief) return { brief: request.brief, warnings: [...told] };
  const { brief, warnings } = await reader.read(request.prompt, signal ? { signal } : {});
  return { brief, warnings: [...told, ...warnings] };
}

/** Finds characters of the copy that no bundled font has. */
async function findUndrawable(texts: readonly string[], kit: RenderKit): Promise<string[]> {
  const style = { family: 'Inter', weight: 400, lineHeight: 1.2 };
  const missing = await Promise.all(texts.map((text) => kit.missingGlyphs(text, style)));
  return [...new Set(missing.flat())];
}
