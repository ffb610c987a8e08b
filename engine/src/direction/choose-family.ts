import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { families } from '../layout/families/families.ts';
import type { Family, FamilyQuery } from '../layout/families/family.ts';
import { toFrame } from '../layout/frame.ts';
import { isCrowded } from '../layout/is-crowded.ts';
import { looks } from '../layout/looks.ts';
import { styles } from '../layout/styles/styles.ts';
import type { Random } from '../random.ts';
import { rateMotif } from './choose-motif.ts';
import { chooseSign } from './choose-sign.ts';
import { rankByWeight } from './rank-by-weight.ts';

/** The name of a family, or the look itself, which arranges the card as its designer did. */
export type Arrangement = { family?: string; weight: number };

// What a look's own arrangement weighs beside the families, whose weights are 0 to 8: judges saw no gain in families of type
// alone (docs/contributing/judging.md), so these are for variety, and the others for what a look cannot make large.
const WHOLE_LOOK = 3;
// No look sets a number as large as the card, which judges liked best.
const LOOK_WITH_FIGURE = 2;
// Looks set facts as lines of text, families with icons, as buttons, in tables.
const LOOK_WITH_FACTS = 0.8;
const FEW_FACTS = 2;
const LEAST_SHARE = 0.1;

/** Names of the looks that are a style which families can be drawn in. */
export const familyStyles: readonly string[] = styles.map(({ name }) => name);

/** Whether a brief's card may be arranged by a family: it asks for no look, nor for a style that is a design of its own. */
export const suitsFamilies = ({ content, look, moods, kind }: DesignRequest): boolean =>
  content?.hero !== undefined &&
  !isCrowded(content) &&
  look === undefined &&
  kind !== 'picture' &&
  !looks.some(({ style }) => style !== undefined && moods.includes(style));

/** Whether a family is made for the kind of a brief's card, and not only suits it. */
export const hasOwnFamily = ({ content }: DesignRequest): boolean =>
  content !== undefined && families.some((family) => isMadeFor(family, content));

const isMadeFor = ({ kinds = [] }: Family, { kind }: { kind: BriefKind }): boolean => kinds.includes(kind);

const GRAVE: readonly BriefKind[] = ['memorial', 'apology'];

const isGrave = ({ content, occasion }: DesignRequest): boolean =>
  occasion === 'mourning' || (content !== undefined && GRAVE.includes(content.kind));

/**
 * Ranks the families that suit a card, and the look itself, drawing each rank at random by weight; `first` decides which is the
 * first.
 */
export function rankArrangements(
  request: DesignRequest,
  { motif, width, height }: { motif: string; width: number; height: number },
  random: Random,
  first?: number,
): Arrangement[] {
  const { content } = request;
  if (!content?.hero) return [{ weight: 1 }];
  const frame = toFrame(width, height, content.hero.text);
  const query: FamilyQuery = {
    kind: content.kind,
    content: { ...content, hero: content.hero },
    shape: frame.shape,
    illustrated: motif.startsWith('subject:') && rateMotif(request, motif) === 1,
    sign: chooseSign(request),
  };
  const weighed: Arrangement[] = [
    ...families
      .filter(
        ({ illustrated, loud, paper }) =>
          (!illustrated || query.illustrated) &&
          !(loud && isGrave(request)) &&
          !(paper && request.ground !== undefined),
      )
      .map((family) => ({ family: family.name, weight: family.suits(query) })),
    { weight: weighWholeLook(query.content) },
  ];
  const made = families.filter((family) => isMadeFor(family, content)).map(({ name }) => name);
  const own = weighed.filter(
    ({ family, weight }) => weight > 0 && family !== undefined && made.includes(family),
  );
  const among = own.length > 0 ? own : weighed;
  const best = Math.max(...among.map(({ weight }) => weight));
  return rankByWeight(
    among.filter(({ weight }) => weight > 0 && weight >= best * LEAST_SHARE),
    random,
    first,
  );
}

function weighWholeLook({ hero, action, rest }: FamilyQuery['content']): number {
  const parts = [...action, ...rest];
  if (parts.length > FEW_FACTS || parts.some((part) => 'sections' in part)) return LOOK_WITH_FACTS;
  return hero.form === 'figure' ? LOOK_WITH_FIGURE : WHOLE_LOOK;
}
