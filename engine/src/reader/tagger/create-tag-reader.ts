import { hasVisibleCharacter } from '@cardwright/contract/visible-text';
import { LRUCache } from 'lru-cache';
import type { Brief, BriefBlock, BriefKind } from '../../brief/brief.ts';
import type { Reader, ReadPrompt, Unused } from '../../brief/reader.ts';
import { clip, nameAll, type Warning, warn, warnUnset } from '../../brief/warning.ts';
import { findDates } from '../dates/find-dates.ts';
import { SHOWN_MARKS, WISH_MARKS } from '../marks.ts';
import { cleanText } from '../reading/clean-text.ts';
import { detectLanguage } from '../reading/language.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { firstFrom } from '../spans.ts';
import { describeWishes } from '../wishes/describe-wishes.ts';
import { findLead } from '../wishes/find-lead.ts';
import { leadingColor } from '../wishes/leading-color.ts';
import { readColorWords } from '../wishes/read-color-words.ts';
import { readFormatWords } from '../wishes/read-format-words.ts';
import { readLayoutWords } from '../wishes/read-layout-words.ts';
import { readStyleWords } from '../wishes/read-style-words.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { refusesPictures } from '../wishes/refuses-pictures.ts';
import { accountFor, listUnused } from './account.ts';
import { beginTexts } from './begin-texts.ts';
import { chooseTitle, titleByLabel } from './choose-title.ts';
import { completeLists } from './complete-lists.ts';
import { describedBy, describeWhole, isDescribing } from './describe-picture.ts';
import { dropRepeated } from './drop-repeated.ts';
import { joinCredits } from './join-credits.ts';
import { joinMarks } from './join-marks.ts';
import { labelGenre } from './label-genre.ts';
import { hideLeadWishes, listLeadWishes, toLead, withCount } from './lead-wishes.ts';
import { nameFacts } from './name-facts.ts';
import { nameSenders } from './name-senders.ts';
import { type Network, readNetwork } from './network.ts';
import { type Mark, readMarks, type Tagger, toTagger } from './read-marks.ts';
import { showMotifs } from './show-motifs.ts';
import { stateBackers } from './state-backers.ts';
import { toBlocks } from './to-blocks.ts';
import type { TokenChance } from './token-chance.ts';
import { warnDoubtful } from './warn-doubtful.ts';
import { writeOut } from './write-out.ts';

// A prompt is read for its size on submission and again when it is drawn, for each variation and seed.
const REMEMBERED = 64;
const WEIGHTS = new URL('../../../data/reader/', import.meta.url);
const LONGEST_CAUTIOUS_TITLE = 90;
const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*/gu;
// Limits of a brief that is sent back; see the contract.
const MOST_NAMES = 8;
const LONGEST_PICTURE = 1000;
const LONG = 'The prompt is long: what comes after its beginning is not on the card.';
const CAUTION = 'The prompt was set as text: no title or fact was recognized in it.';

/**
 * The built-in reader: a network tags what each stretch of a prompt is, and laws hold what must be so whatever it thinks. Results
 * are shared between callers, who must not modify them.
 */
export function createTagReader(network: Network = readNetwork(WEIGHTS)): Reader {
  const tagger = toTagger(network);
  const recent = new LRUCache<string, ReadPrompt>({
    max: REMEMBERED,
    memoMethod: (prompt) => readTagged(tagger, prompt),
  });
  return { name: 'built-in', read: async (prompt) => recent.memo(prompt) };
}

/** The marks of a prompt as its texts are made from them, with the chances of its tokens. */
export function markPrompt(tagger: Tagger, prompt: string) {
  const language = detectLanguage(cleanText(prompt));
  const { marks, ...read } = readMarks(tagger, prompt, language);
  const listed = completeLists(prompt, marks, language);
  const unasked = joinUnasked(prompt, listed, read.chances, language);
  const joined = joinCredits(prompt, joinMarks(prompt, unasked, language), language);
  const whole = describeWhole(prompt, nameSenders(prompt, joined, language), { kind: read.kind, language });
  const named = nameFacts(prompt, whole, language);
  const backed = stateBackers(prompt, named, language);
  // Of a long description each quotation is a text of its own.
  const set = read.describes ? backed : dropRepeated(prompt, backed);
  const titled = chooseTitle(prompt, set, { ...read, language });
  const labeled = titleByLabel(labelGenre(prompt, titled, { kind: read.kind, language }));
  const wished = hideLeadWishes(prompt, labeled, language);
  const shown = showMotifs(prompt, wished, language);
  const options = { stated: read.stated, language };
  return { ...read, language, marks: beginTexts(prompt, writeOut(prompt, shown, options), options) };
}

function readTagged(tagger: Tagger, prompt: string): ReadPrompt {
  const { kind, marks, describes, cutAt, chances, language, stated } = markPrompt(tagger, prompt);
  const wordsOf = (...names: string[]): string =>
    marks
      .filter(({ name }) => names.includes(name))
      .map(({ start, end }) => cleanText(prompt.slice(start, end)))
      .join('. ');
  const pictured = wordsOf('picture');
  const isBlank = toBlocks(prompt, marks).blocks.length === 0;
  const describesByFormat = marks.some((mark) => isDescribing(prompt, mark, language));
  const isPicture = isBlank && (kind === 'picture' || pictured !== '' || describesByFormat);
  // Neither words nor a picture were found: caution sets the prompt itself.
  const isCautious = isBlank && !isPicture;
  const { blocks: made, marks: fates } = toBlocks(prompt, isCautious ? markWhole(prompt) : marks);
  const blocks = kind === 'countdown' ? withCount(made as BriefBlock[]) : (made as BriefBlock[]);
  const leadOf = (wish: string): BriefBlock | undefined => findLead(wish, blocks, language);
  const [leading] = listLeadWishes(prompt, marks).flatMap(({ start, end }) => {
    const wish = prompt.slice(start, end);
    const block = leadOf(wish);
    return block ? [{ start, end, wish, block }] : [];
  });
  const lead = leading?.block;
  const unused = listUnused(
    prompt,
    accountFor(prompt, fates, {
      language,
      cutAt: isCautious ? undefined : cutAt,
      isPicture,
      isFollowed: (words) => lead !== undefined && leadOf(words) === lead,
    }),
  );
  const { format, warnings } = readFormatWords(wordsOf('format', 'request'), language, kind);
  const picture = isPicture ? describedBy(prompt, marks, language) : pictured;
  // "A watercolor of a fox": a picture's manner may stand in its description.
  const style = readStyleWords(
    `${wordsOf('style', 'color', 'layout', 'wish', 'request')}. ${picture}`,
    language,
  );
  const brief: Brief = {
    version: 1,
    language,
    kind: isPicture ? 'picture' : kind === 'picture' ? 'plain' : (kind as BriefKind),
    blocks: blocks.map((block) => (block === lead ? toLead(block, leading?.wish ?? '') : block)),
    picture: toPicture(picture),
    illustration:
      pictured === '' && refusesPictures(wordsOf('style', 'wish', 'request'), language) ? 'none' : null,
    image: null,
    look: null,
    style: style.style.slice(0, MOST_NAMES),
    scheme: style.scheme ?? readStyleWords(wordsOf('color'), language).scheme,
    colors: readColorWords(
      [wordsOf('color', 'style', 'wish'), isPicture ? '' : leadingColor(pictured, language)].join('. '),
      language,
    ).slice(0, MOST_NAMES),
    layout: readLayoutWords(wordsOf('layout', 'wish'), language).slice(0, MOST_NAMES),
    format,
  };
  return {
    brief,
    unused,
    warnings: [
      ...(isCautious
        ? [warn('set_as_text', CAUTION)]
        : [
            ...warnings,
            ...describeWished(prompt, marks, language),
            ...warnUnsure(prompt, marks),
            // All 54 of the frozen prompts that were read as descriptions are.
            ...(isPicture
              ? []
              : warnDoubtful(prompt, marks, chances, {
                  language,
                  told: [
                    ...unused.filter(({ why }) => why === 'not_understood'),
                    ...(leading ? [leading] : []),
                    ...stated.filter(({ marks: [mark] }) => mark === 'field'),
                  ],
                })),
          ]),
      ...warnUnused(unused, { isLong: cutAt !== undefined, describes }),
    ],
  };
}

function toPicture(described: string): Brief['picture'] {
  const text = described.slice(0, LONGEST_PICTURE).toWellFormed().replaceAll('\ufffd', '').trim();
  return hasVisibleCharacter(text) ? { text } : null;
}

/** Says what is lost: words that were not understood, and those for which there is no room. */
function warnUnused(
  unused: readonly Unused[],
  { isLong, describes }: { isLong: boolean; describes: boolean },
): Warning[] {
  const textsOf = (why: Unused['why']): string[] =>
    unused.filter((stretch) => stretch.why === why).map(({ text }) => cleanText(text));
  const [unread, unset] = [textsOf('not_understood'), textsOf('no_room')];
  return [
    ...(unread.length > 0
      ? [
          warn(
            'not_understood',
            `${nameAll(unread)} ${unread.length > 1 ? 'were' : 'was'} not understood.`,
            unread,
          ),
        ]
      : []),
    // What is described is not set, however much of it was read.
    ...(unset.length > 0 && !(isLong && describes)
      ? [isLong ? warn('no_room', LONG) : warnUnset(unset)]
      : []),
  ];
}

/** Names the texts that may well be several: they are set whole, never torn. */
function warnUnsure(prompt: string, marks: readonly Mark[]): Warning[] {
  const texts = marks
    .filter(({ unsure }) => unsure)
    .map(({ start, end }) => cleanText(prompt.slice(start, end)));
  if (texts.length === 0) return [];
  const named = texts.map((text) => `“${clip(text)}”`).join(', ');
  return [
    warn('set_as_one', `It is unclear where one text ends and the next begins. Set as one: ${named}.`, texts),
  ];
}

/** Says if no word of a wish is known: nobody can follow it. */
const isUnread = (words: string, language: string): boolean =>
  findSigns(readText(words), language).all.length === 0;

const BLANK = /^[ \u00a0]$/;
const ASKS: ReadonlySet<string> = new Set([...WISH_MARKS, 'request']);
// What may stand inside a headline: "how X cut costs | by 30 % | in a year".
const WITHIN: ReadonlySet<string> = new Set(['figure', 'discount', 'price', 'person', 'brand']);
const SURE = 0.5;

/**
 * Gives a headline the rest of its clause back that was hardly taken for a wish or a request, and in which no word asks for anything: "... without
 * a garbage | collector", "... um 30 % | senkte".
 */
function joinUnasked(
  prompt: string,
  marks: readonly Mark[],
  chances: readonly TokenChance[],
  language: string,
): readonly Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const before = joined.at(-1);
    const at = before && WITHIN.has(before.name) ? joined.length - 2 : joined.length - 1;
    const title = joined[at];
    const row = [...joined.slice(at), mark];
    const isRow = row.every(
      ({ start }, index) => index === 0 || BLANK.test(prompt.slice(row[index - 1]?.end, start)),
    );
    const words = prompt.slice(mark.start, mark.end);
    const isSure = (chances[firstFrom(chances, mark.start)]?.marks.get(mark.name) ?? 0) > SURE;
    const isUnasked = ASKS.has(mark.name) && !isSure && isUnread(words, language) && !words.includes('\n');
    if (title?.name === 'title' && isRow && isUnasked)
      joined.splice(at, joined.length, { ...title, end: mark.end });
    // "Bake sale | thursday | lunchtime": nobody asks by when in the middle of what is told.
    else if (mark.name === 'chat' && before && SHOWN_MARKS.has(before.name) && isDay(words, language))
      joined.push({ ...mark, name: 'date' });
    else joined.push(mark);
  }
  return joined;
}

const isDay = (words: string, language: string): boolean => {
  const [day] = findDates(readText(words), language);
  return day?.start === 0 && day.end === words.length;
};

/** Warns of the wishes that cannot be met. */
function describeWished(prompt: string, marks: readonly Mark[], language: string): Warning[] {
  const wished = marks
    .filter(({ name }) => WISH_MARKS.has(name) || name === 'request' || name === 'format')
    .map(({ start, end }) => cleanText(prompt.slice(start, end)));
  return describeWishes(readWishes(wished.join('. '), language));
}

/** The longest sentence that a title has room for as title, what stands before and behind it whole as body. */
function markWhole(prompt: string): Mark[] {
  const sentences = Array.from(prompt.matchAll(SENTENCE), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    length: words.trim().length,
  })).filter(({ length }) => length <= LONGEST_CAUTIOUS_TITLE);
  const [title = { start: 0, end: 0 }] = sentences.toSorted((a, b) => b.length - a.length);
  return [
    { name: 'body', start: 0, end: title.start },
    { name: 'title', start: title.start, end: title.end },
    { name: 'body', start: title.end, end: prompt.length },
  ].filter(({ start, end }) => start < end);
}
