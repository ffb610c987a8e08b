import type { Copy } from '../brief/design-request.ts';
import { figureBlock, plateBlock, type TextSpec, textBlock } from './blocks.ts';
import type { Block } from './column.ts';
import type { TextRole } from './composition.ts';
import { countLatinLetters } from './count-latin-letters.ts';
import { formatAttribution } from './format-attribution.ts';
import { listBlock } from './list-block.ts';
import { type CardList, readCardList } from './list-items.ts';
import type { Typesetter } from './typesetter.ts';
import type { RoleVoice, Voice } from './voice.ts';
import { splitWeek } from './word-bonds.ts';

export type CopyGroups = {
  /** Label above everything. */
  head: Block[];
  /** Title, figure, subtitle, list. */
  body: Block[];
  /** People, date and place, call to action. */
  foot: Block[];
};

// What a card is about leads, and nothing comes out larger.
const [HERO, REST] = [1, 3] as const;
// Longest date and place that can be read at a glance, and rows of copy on a sparse or crowded card.
const ONE_GLANCE = 24;
const AIRY = 8;
const CROWDED = 12;
const MAX_HALF = 60;
const MAX_FACTS = 110;
// Longer lines above the title are more than a label such as "Blog" or "Webinar".
const MAX_LABEL = 9;
const ASIDE = 1.7;
const LOUD_SIZE = 2.4;
const LOUD_COMFORT = 1.5;
// Lists are read line by line, so their type is larger than a subtitle's.
const LIST_SHARE = 1.22;
// A few short items are the card's main content.
const FEW = { items: 5, letters: 30, share: 1.5 } as const;

/** Turns all copy into blocks in reading order. */
export function toCopyGroups(copy: Copy, voice: Voice, typesetter: Typesetter): CopyGroups {
  const block = (role: TextRole, text: string | undefined, spoken: RoleVoice): Block[] => {
    if (text === undefined || text.trim() === '') return [];
    const { plate, ...spec } = spoken;
    const full: TextSpec = { ...spec, role, text };
    const set = plate ? plateBlock(typesetter, full, plate) : textBlock(typesetter, full);
    return [{ ...set, level: role === 'title' ? titleLevel : REST }];
  };
  const { metric } = copy;
  const [titleLevel, figureLevel] = metric && !metric.aside ? [REST, HERO] : [HERO, REST];
  const figure: Block[] = metric
    ? [
        {
          ...figureBlock(typesetter, {
            value: { ...(metric.aside ? toAside(voice) : voice.figure), role: 'metric', text: metric.value },
            ...(metric.prefix
              ? { prefix: { ...voice.figureSide, role: 'metric', text: metric.prefix } }
              : {}),
            ...(metric.suffix
              ? { suffix: { ...voice.figureSide, role: 'metric', text: metric.suffix } }
              : {}),
          }),
          level: figureLevel,
        },
      ]
    : [];
  const title = block('title', stackCompared(copy.title), toTitleVoice(copy, voice));
  const list = readCardList(copy);
  const { plate: _, ...itemVoice } = voice.subtitle;
  const items: Block[] = list
    ? [
        {
          ...listBlock(typesetter, {
            list,
            item: {
              ...itemVoice,
              size: itemVoice.size * listShare(list),
              color: voice.person.color,
              gap: (itemVoice.gap ?? 0) * 1.2,
            },
            mark: {
              style: voice.person.style,
              color: voice.eyebrow.plate ? voice.person.color : voice.eyebrow.color,
            },
          }),
          level: REST,
        },
      ]
    : [];
  const facts = [copy.date, copy.place].filter((text) => text !== undefined && text !== '');
  const details = facts.join(' · ');
  const week = copy.date === undefined ? undefined : splitWeek(copy.date);
  const fact = toFactVoice(copy, voice, week !== undefined);
  // Date and place get a line each if together they are too long to read at a glance.
  const parted = facts.length > 1 && countLatinLetters(details) > ONE_GLANCE && copyRows(copy) < CROWDED;
  const lineGap = fact.size * 0.32;
  const said = toSubtitleVoice(copy, voice);
  // When and where is what one acts on: what is said about it is no larger.
  const most = facts.length > 0 ? Math.max(fact.size, said.minSize) : said.size;
  const subtitle = block('subtitle', copy.subtitle, { ...said, size: Math.min(said.size, most) });
  return {
    head: block('eyebrow', copy.eyebrow, toEyebrowVoice(copy, voice)),
    body: [
      ...(metric?.leads ? [...figure, ...title] : [...title, ...figure]),
      ...(copy.notesLast ? [] : subtitle),
      ...items,
    ],
    foot: [
      ...block('person', copy.people?.join(', '), voice.person),
      ...(week
        ? [...week, copy.place].flatMap((text, at) =>
            block('date', text, at === 0 ? fact : { ...fact, gap: lineGap }),
          )
        : parted
          ? [...block('date', copy.date, fact), ...block('date', copy.place, { ...fact, gap: lineGap })]
          : block('date', details === '' ? undefined : details, fact)),
      ...(copy.notesLast ? subtitle : []),
      ...block('attribution', copy.attribution && formatAttribution(copy.attribution), voice.attribution),
      ...[...(list?.rest ?? copy.lines ?? []), ...(copy.footer ?? [])].flatMap((line) =>
        block('label', line, toLineVoice(copy, voice)),
      ),
      ...block('call-to-action', copy.callToAction, voice.button),
    ],
  };
}

const listShare = ({ items }: CardList): number =>
  items.length <= FEW.items && items.every(({ text }) => countLatinLetters(text) <= FEW.letters)
    ? FEW.share
    : LIST_SHARE;

/** A figure that is one of the facts, larger than they are and smaller than the title. */
const toAside = ({ figure, detail }: Voice): RoleVoice => ({
  ...detail,
  style: figure.style,
  color: figure.color,
  size: detail.size * ASIDE,
});

/** Sizes the title: smaller beside a leading figure, larger where huge letters are asked for. */
function toTitleVoice(copy: Copy, voice: Voice): RoleVoice {
  if (copy.metric && !copy.metric.aside) return voice.titleByFigure;
  const { size, comfort = 0, maxLines } = voice.title;
  const stacked = {
    ...voice.title,
    maxLines: Math.max(maxLines, stackCompared(copy.title).split('\n').length),
  };
  if (!copy.loud) return stacked;
  return { ...stacked, size: size * LOUD_SIZE, comfort: comfort * LOUD_COMFORT };
}

/**
 * Sizes the subtitle: under an offer or a huge word it is half of the message; alone under a title it is all the
 * rest.
 */
function toSubtitleVoice(copy: Copy, { subtitle }: Voice): RoleVoice {
  const halves = copy.loud || (copy.metric && !copy.metric.leads && !copy.metric.aside);
  const alone =
    !copy.date && !copy.place && !copy.people && linesOf(copy).length === 0 && copyRows(copy) <= AIRY;
  const letters = countLatinLetters(copy.subtitle ?? '');
  const grown =
    letters <= MAX_HALF ? (halves ? 1.45 : alone ? 1.25 : 1) : alone && letters <= MAX_FACTS ? 1.2 : 1;
  return { ...subtitle, size: subtitle.size * grown };
}

/** Sizes the event name above a quoted title, which posters have room for. */
function toEyebrowVoice(copy: Copy, { eyebrow }: Voice): RoleVoice {
  const named = countLatinLetters(copy.eyebrow ?? '') > MAX_LABEL;
  const grown = copyRows(copy) > AIRY ? 1 : named ? 1.3 : 1.15;
  return { ...eyebrow, size: eyebrow.size * grown };
}

/** Sizes a line or two at the foot, which on a card with room are not small print. */
function toLineVoice(copy: Copy, { line, person }: Voice): RoleVoice {
  if (linesOf(copy).length > 2 || copyRows(copy) >= CROWDED) return line;
  return { ...line, size: line.size * 1.25, color: person.color };
}

/** Sizes date and place, which come second after the title: the emptier the card, the larger. */
function toFactVoice(copy: Copy, { detail }: Voice, week: boolean): RoleVoice {
  const rows = copyRows(copy);
  // A week's opening hours are the point of their card.
  const grown = rows <= AIRY ? (week ? 1.75 : 1.4) : rows < CROWDED ? 1.2 : 1;
  return { ...detail, size: detail.size * grown };
}

const COMPARED =
  /^(?:\S+(?: \S+)?)(?: (?:vs\.?|versus|gegen|contre|contra|contro|tegen|против|mot|kontra) \S+(?: \S+)?){1,3}$/iu;

/** Stacks compared things as equals if the title consists only of them: "REST vs GraphQL vs gRPC". */
function stackCompared(title: string): string {
  if (!COMPARED.test(title)) return title;
  return title.replace(/ (?=(?:vs\.?|versus|gegen|contre|contra|contro|tegen|против|mot|kontra) )/giu, '\n');
}

const linesOf = ({ items = [], lines = [], footer = [] }: Copy): unknown[] => [...items, ...lines, ...footer];

/** Measures the copy in rows of small type: 2 for a word, about 15 for a full card. */
export function copyRows(copy: Copy): number {
  const { title, eyebrow, subtitle, metric, people, date, place, attribution, callToAction } = copy;
  const lines = linesOf(copy).length;
  const rowsOf = (text: string | undefined, perRow: number): number =>
    Math.ceil((text?.length ?? 0) / perRow);
  return (
    rowsOf(title, 18) * 1.6 +
    (metric ? 4.5 : 0) +
    (eyebrow ? 1 : 0) +
    rowsOf(subtitle, 40) +
    (people?.length ? 1.2 : 0) +
    (date || place ? 1 : 0) +
    (attribution ? 1 : 0) +
    lines * (lines > 2 ? 1.5 : 1) +
    (callToAction ? 1.6 : 0)
  );
}
