import { differenceEuclidean } from 'culori';
import { toDrawableText } from '../../src/assets/drawable-text.ts';
import { piecesOf, type Statement } from '../../src/brief/statement.ts';
import type { Composition } from '../../src/composition.ts';
import { checkContrast } from '../../src/quality/check-contrast.ts';
import { checkLayout } from '../../src/quality/check-layout.ts';
import { toLineBoxes } from '../../src/quality/line-boxes.ts';
import { toCanvas, toStep } from '../../src/solve/canvas.ts';
import { type Arrangement, type Card, canvas } from './arrangements.ts';

// What the controls of stories and reels cover, with a pixel or two for the bearings of letters.
const STORY = { height: 1920, from: 250 - 2.5, to: 1920 - 340 + 2.5 };
// Steps of fitting: a smaller difference is not seen.
const SAME = 0.98;
// What arranges itself as a picture of its content: a plot is about its number, a comparison about the names of its sides.
const OF_THEIR_OWN: readonly string[] = ['data', 'versus', 'plain'];
const RUNNING: readonly Statement['role'][] = ['subtitle', 'body'];
const WHEN_AND_WHERE: readonly Statement['role'][] = ['date', 'time', 'place'];
// In Oklab; hardly seen side by side.
const SHADE = 0.02;
const distance = differenceEuclidean('oklab');
// Families that are made for facts, and how much they set large enough for a phone.
const WITH_FACTS = ['side-facts', 'foot-band', 'event-day', 'type-poster', 'solid-lines', 'table-sheet'];
const LIGHT = { parts: 5, letters: 150 };
// Whose drawing is the stamp on an envelope, not what the card shows.
const STAMPED = 'letter';

/** The first composition that the gate lets through, by its pixels as well if these are to be drawn, or what it found on the last. */
export async function findPassing(
  card: Card,
  drawn: boolean,
): Promise<{ composition: Composition; attempt: number } | { refused: string[] }> {
  let refused: string[] = [];
  for (let attempt = 0; attempt < card.attempts; attempt++) {
    const composition = await card.layOut(attempt);
    const findings = checkLayout(composition, card.request);
    if (drawn && findings.length === 0)
      findings.push(...checkContrast(composition, await canvas.drawArt(composition)).findings);
    if (findings.length === 0) return { composition, attempt };
    refused = findings.map(({ check, detail }) => `${check}: ${detail}`);
  }
  return { refused };
}

/** What is wrong with a composition that the gate lets through, in words. */
export const findFaults = (
  { name, kind, ownsGround }: Pick<Arrangement, 'name' | 'kind' | 'ownsGround'>,
  { request: { statements, ground } }: Card,
  composition: Composition,
): string[] => [
  ...(kind === 'look' && !ownsGround && ground && distance(composition.background, ground) > SHADE
    ? [`stands on ${composition.background}, not on ${ground}`]
    : []),
  ...findCoveredByControls(composition),
  ...(kind === 'photo' || OF_THEIR_OWN.includes(name) ? [] : findWrongOrder(composition, statements)),
  ...(kind === 'spec' ? findUnread(composition) : []),
  ...(WITH_FACTS.includes(name) ? findTooSmall(composition, statements) : []),
  ...(name !== STAMPED &&
  composition.images.some(({ src }) => src.startsWith('subject-')) &&
  !composition.subject
    ? ['shows a drawing and does not say where']
    : []),
];

const wordsOf = ({ texts }: Composition): Composition['texts'] =>
  texts.filter(({ role }) => role !== 'decoration');

const findCoveredByControls = (composition: Composition): string[] =>
  composition.height === STORY.height
    ? wordsOf(composition)
        .flatMap(toLineBoxes)
        .filter(({ bounds: { y, height } }) => y < STORY.from || y + height > STORY.to)
        .map(({ text }) => `"${text}" is under the controls of a story`)
    : [];

const normalize = (text: string): string =>
  toDrawableText(text)
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{Default_Ignorable_Code_Point}]+/gu, '');

/** What a card is about is largest, and when and where no smaller than what is said about it. */
function findWrongOrder(composition: Composition, parts: readonly Statement[]): string[] {
  const set = wordsOf(composition).map(({ fitted }) => ({
    words: normalize(fitted.text),
    size: fitted.size,
  }));
  // 0 where a part is a piece of a longer line.
  const sizeOf = (part: Statement): number => {
    const pieces = piecesOf(part).map(normalize);
    return Math.max(0, ...set.filter(({ words }) => pieces.includes(words)).map(({ size }) => size));
  };
  const [hero, ...others] = parts;
  const leading = hero ? sizeOf(hero) : 0;
  const fact = Math.max(0, ...parts.filter(({ role }) => WHEN_AND_WHERE.includes(role)).map(sizeOf));
  // The day of an event belongs to its name, so its number may be larger.
  const louder = others.filter((part) => part.form !== 'day' && leading > 0 && sizeOf(part) * SAME > leading);
  const running = others.filter(
    (part) => RUNNING.includes(part.role) && fact > 0 && sizeOf(part) * SAME > fact,
  );
  return [
    ...louder.map(({ text }) => `"${text}" is larger than what the card is about`),
    ...running.map(({ text }) => `"${text}" is larger than when and where`),
  ];
}

/** Px; a landscape is shown 400 px wide on a phone, tall shapes in its full width, a banner on a larger screen. */
const leastSize = ({ width, height }: Composition): number =>
  height === STORY.height ? 34 : height > width ? 30 : height === 500 ? 19 : 24;

/** Of a card 1200 px wide, nothing is under 22 px; the other shapes are shown larger. */
const findUnread = (composition: Composition): string[] => {
  const least = toStep('small', toCanvas(composition.width, composition.height)) - 0.01;
  return wordsOf(composition)
    .filter(({ fitted }) => fitted.size < least)
    .map(({ fitted }) => `"${fitted.text}" is set at ${fitted.size.toFixed(1)} px of ${least.toFixed(0)}`);
};

function findTooSmall(composition: Composition, parts: readonly Statement[]): string[] {
  const letters = parts.flatMap(piecesOf).join('').length;
  if (parts.length > LIGHT.parts || letters > LIGHT.letters) return [];
  return wordsOf(composition)
    .filter(({ fitted }) => fitted.size < leastSize(composition) - 0.01)
    .map(({ fitted }) => `"${fitted.text}" is too small for a phone`);
}
