import type { Brief } from './brief/brief.ts';
import { canonicalBrief } from './brief/canonical-brief.ts';
import type { Reader } from './brief/reader.ts';
import { listEmblems } from './direction/illustration/list-emblems.ts';
import type { PicturePlan, PictureRequest } from './engine.ts';
import { isCrowded } from './prompt-cards/is-crowded.ts';
import { understand } from './understand/understand.ts';

const WIDE = 1.2;
const MOST_CHARACTERS = 1000;
const MOST_AVOIDED = 12;
const QUOTED = /["“„«「][^"“”„»」]*["”“»」]/gu;

/**
 * What a model could paint for a card: the picture that is described, or else what the card is about. Undefined where the card has
 * a picture already, or no room for one. Pure: the same request gives the same plan.
 */
export async function planPicture(request: PictureRequest, reader: Reader): Promise<PicturePlan | undefined> {
  const { width, height, seed = 0 } = request;
  const brief = request.brief ?? (await reader.read(request.prompt)).brief;
  if (brief.image !== null || brief.illustration === 'none') return undefined;
  const design = understand(brief);
  const isAlone = brief.blocks.length === 0;
  const { statements } = design;
  if (!isAlone && (statements[0]?.rank !== 'hero' || isCrowded(statements))) return undefined;
  const described = withoutCopy(brief);
  const description = described || about(design.topics);
  if (description === '') return undefined;
  const wantsDrawing = brief.illustration !== null || brief.look !== null || brief.style.length > 0;
  const isFree = described !== '' && (brief.kind === 'picture' || isAlone);
  return {
    description: brief.style.length > 0 ? `${description} Style: ${brief.style.join(', ')}.` : description,
    quiet: isAlone ? null : findQuietSide(brief, width >= WIDE * height),
    avoid: described === '' ? ['people'] : [...new Set(design.scene?.absent ?? [])].slice(0, MOST_AVOIDED),
    palette: brief.colors.filter(({ use }) => use !== 'ink').map(({ value }) => value),
    width,
    height,
    seed,
    brief: canonicalBrief(brief, undefined),
    // Our own drawings show what they can: there they are exact, and cost nothing.
    suggested: isFree || (!wantsDrawing && listEmblems(design).length === 0),
  };
}

/** Where the brief wants its words, else where they usually are. */
function findQuietSide({ layout }: Brief, isWide: boolean): NonNullable<PicturePlan['quiet']> {
  const sides = ['left', 'right', 'top', 'bottom'] as const;
  return sides.find((side) => layout.includes(side)) ?? (isWide ? 'left' : 'top');
}

/** The picture in the brief's words, without those that are set: a model would paint them as letters. */
function withoutCopy({ picture, blocks }: Brief): string {
  const text = (picture?.text ?? '').replaceAll(QUOTED, ' ');
  const set = blocks.map((block) => block.text).filter((words) => words.length > 2);
  return set
    .reduce((rest, words) => rest.replaceAll(words, ' '), text)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
}

const about = (topics: readonly string[]): string =>
  topics.length === 0 ? '' : `A calm scene without people that suits the subject: ${topics.join(', ')}.`;
