import type { DesignRequest } from './brief/design-request.ts';
import { type Warning, warn } from './brief/warning.ts';
import { toTemplateWarnings } from './compose-template.ts';
import type { Composition } from './composition.ts';
import { describeLook } from './direction/describe-look.ts';
import { describeScene, type Seen } from './direction/describe-scene.ts';
import { describeStyles } from './direction/describe-styles.ts';
import type { ComposeRequest } from './engine.ts';
import { describeCut, isSaid } from './quality/check-texts.ts';
import { describeColors } from './quality/describe-colors.ts';
import { describeIllustration } from './quality/describe-illustration.ts';
import { describeLayout } from './quality/describe-layout.ts';
import type { Candidate } from './quality/find-candidate.ts';
import type { ReadRequest } from './read-request.ts';
import { isAboutTexts, isBrought, isLong, sumUpDescription, sumUpWarnings } from './sum-up-warnings.ts';
import type { Template } from './templates/template.ts';

// What our drawings cannot show, a model may have painted.
const ABOUT_DRAWINGS: ReadonlySet<Warning['code']> = new Set([
  'picture_not_drawn',
  'no_drawing',
  'not_drawn',
  'count_differs',
  'hard_to_see',
]);

/** What became of a request. */
export type Outcome = {
  read: ReadRequest;
  design: DesignRequest;
  undrawable: readonly string[];
  template: Template | undefined;
  candidate: Candidate;
  /** The logo stands in a corner. */
  signed: boolean;
  /** The painting of a model is shown. */
  painted: boolean;
};

/** Says what was asked for and is not on the image, without repeats. */
export function listWarnings(request: ComposeRequest, outcome: Outcome): Warning[] {
  const { read, design, undrawable, template, candidate } = outcome;
  const unmet = listUnmet(request, outcome);
  return sumUpWarnings([
    ...read.unread.filter(isAboutTexts),
    ...(isLong(request.prompt ?? read.brief.picture?.text ?? '') ? sumUpDescription(unmet) : unmet),
    ...(template
      ? toTemplateWarnings(template, candidate, request.brand)
      : describeCut(candidate.composition, design)),
    ...listMissingImages(request, outcome),
    ...undrawable.map((c) =>
      warn('character_missing', `“${c}” is left out: no font has this character.`, [c]),
    ),
  ]);
}

/** The wishes that were not followed, and what of a described picture is not shown. */
function listUnmet(
  { brand }: ComposeRequest,
  { read, design, template, candidate, signed, painted }: Outcome,
): Warning[] {
  const { composition, art, look } = candidate;
  const brought = { logo: signed, photo: composition.photographed === true && !painted };
  // A pattern shows things and no scene.
  const depicted = composition.pictured ?? (composition.depicts === true && !design.scene?.repeats);
  return [
    ...read.unread.filter(
      (warning) =>
        !isAboutTexts(warning) &&
        !(painted && ABOUT_DRAWINGS.has(warning.code)) &&
        !isBrought(warning, brought),
    ),
    // Nobody knows what a painting shows.
    ...(painted ? [] : describeScene(design, depicted, listSeen(composition, design))),
    ...(template ? [] : [...describeLook(design, look), ...describeIllustration(design, composition)]),
    ...describeLayout(design, composition),
    ...(template || brand
      ? []
      : [...describeStyles(design, look), ...describeColors(design, composition, art)]),
  ];
}

/** The pictures of the caller's that are not shown. */
function listMissingImages(
  { painting, logo, templateId }: ComposeRequest,
  { read, template, candidate, signed, painted }: Outcome,
): Warning[] {
  const { composition } = candidate;
  const why = !read.photo
    ? 'there is no file of it'
    : template
      ? `the template \`${templateId}\` has no place for one`
      : 'the words leave no room for it; shorten them';
  return [
    ...(painting && !painted
      ? [warn('not_painted', 'The painting is not shown: its words would be hard to read on it.')]
      : []),
    ...(read.brief.image && !composition.photographed
      ? [warn('image_not_shown', `The picture is not shown: ${why}.`)]
      : []),
    ...(logo && !template && !composition.signed && !signed
      ? [warn('logo_not_shown', 'The logo is not shown: no corner of the card is free.')]
      : []),
  ];
}

/** What a card shows where it shows no picture: drawings, and perhaps the words that describe one. */
const listSeen = (composition: Composition, { pictured = '' }: DesignRequest): Seen => ({
  drawings: new Set(composition.images.flatMap(({ shows }) => shows ?? [])),
  words: pictured !== '' && isSaid(composition, pictured),
});
