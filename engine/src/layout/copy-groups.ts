import type { Copy } from '../brief/brief.ts';
import { figureBlock, type Plate, plateBlock, type TextSpec, textBlock } from './blocks.ts';
import type { Block } from './column.ts';
import type { TextRole } from './composition.ts';
import { lettersOf } from './house-voice.ts';
import { listBlock } from './list-block.ts';
import { type CardList, readCardList } from './list-items.ts';
import { saidBy } from './said-by.ts';
import type { Typesetter } from './typesetter.ts';
import { splitWeek } from './word-bonds.ts';

/** How a look sets one role: all of a text but the words. A plate puts it on a pill. */
export type RoleVoice = Omit<TextSpec, 'role' | 'text'> & { plate?: Plate };

/** How a look sets every role that a card can have. */
export type Voice = {
  eyebrow: RoleVoice;
  title: RoleVoice;
  /** The title beside a figure: the figure leads. */
  titleByFigure: RoleVoice;
  figure: RoleVoice;
  /** Words before and after the figure. */
  figureSide: RoleVoice;
  subtitle: RoleVoice;
  person: RoleVoice;
  /** Date and place. */
  detail: RoleVoice;
  attribution: RoleVoice;
  /** List items, a footer line. */
  line: RoleVoice;
  button: RoleVoice;
};

export type CopyGroups = {
  /** Label over everything. */
  head: Block[];
  /** Title, figure, subtitle, list. */
  body: Block[];
  /** Who, when, where, what to do. */
  foot: Block[];
};

// Letters of day and place that are read at one glance, and rows of copy on a card that is airy or crowded.
const ONE_GLANCE = 24;
const AIRY = 8;
const CROWDED = 12;
const MAX_HALF = 60;
const MAX_FACTS = 110;
// A longer line over the title is no mere "Blog" or "Webinar".
const MAX_LABEL = 9;
const LOUD_SIZE = 2.4;
const LOUD_COMFORT = 1.5;
// A list is read line by line: its type stands above a subtitle's.
const LIST_SHARE = 1.22;
// A few short items are the card.
const FEW = { items: 5, letters: 30, share: 1.5 } as const;

/** Everything that the copy says, as blocks in reading order. */
export function toCopyGroups(copy: Copy, voice: Voice, typesetter: Typesetter): CopyGroups {
  const block = (role: TextRole, text: string | undefined, spoken: RoleVoice): Block[] => {
    if (text === undefined || text.trim() === '') return [];
    const { plate, ...spec } = spoken;
    const full: TextSpec = { ...spec, role, text };
    return [plate ? plateBlock(typesetter, full, plate) : textBlock(typesetter, full)];
  };
  const { metric } = copy;
  const figure: Block[] = metric
    ? [
        figureBlock(typesetter, {
          value: { ...voice.figure, role: 'metric', text: metric.value },
          ...(metric.prefix ? { prefix: { ...voice.figureSide, role: 'metric', text: metric.prefix } } : {}),
          ...(metric.suffix ? { suffix: { ...voice.figureSide, role: 'metric', text: metric.suffix } } : {}),
        }),
      ]
    : [];
  const title = block('title', stackCompared(copy.title), toTitleVoice(copy, voice));
  const list = readCardList(copy);
  const { plate: _, ...itemVoice } = voice.subtitle;
  const items: Block[] = list
    ? [
        listBlock(typesetter, {
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
      ]
    : [];
  const facts = [copy.date, copy.place].filter((text) => text !== undefined && text !== '');
  const details = facts.join(' · ');
  const week = copy.date === undefined ? undefined : splitWeek(copy.date);
  const fact = toFactVoice(copy, voice, week !== undefined);
  // When and where find their own lines as soon as they would not be read at one glance.
  const parted = facts.length > 1 && lettersOf(details) > ONE_GLANCE && copyRows(copy) < CROWDED;
  const lineGap = fact.size * 0.32;
  const subtitle = block('subtitle', copy.subtitle, toSubtitleVoice(copy, voice));
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
      ...block('attribution', copy.attribution && saidBy(copy.attribution), voice.attribution),
      ...(list?.rest ?? copy.lines ?? []).flatMap((line) => block('label', line, toLineVoice(copy, voice))),
      ...block('call-to-action', copy.callToAction, voice.button),
    ],
  };
}

const listShare = ({ items }: CardList): number =>
  items.length <= FEW.items && items.every(({ text }) => lettersOf(text) <= FEW.letters)
    ? FEW.share
    : LIST_SHARE;

/** The title as large as it is meant: the figure leads, what is asked for in huge letters fills the card. */
function toTitleVoice(copy: Copy, voice: Voice): RoleVoice {
  if (copy.metric) return voice.titleByFigure;
  const { size, comfort = 0, maxLines } = voice.title;
  const stacked = {
    ...voice.title,
    maxLines: Math.max(maxLines, stackCompared(copy.title).split('\n').length),
  };
  if (!copy.loud) return stacked;
  return { ...stacked, size: size * LOUD_SIZE, comfort: comfort * LOUD_COMFORT };
}

/**
 * What an offer is on, and what stands under a huge word, is half of what the card says; what stands alone under
 * a title is all the rest of it.
 */
function toSubtitleVoice(copy: Copy, { subtitle }: Voice): RoleVoice {
  const halves = copy.loud || (copy.metric && !copy.metric.leads);
  const alone = !copy.date && !copy.place && !copy.people && !copy.lines && copyRows(copy) <= AIRY;
  const letters = lettersOf(copy.subtitle ?? '');
  const grown =
    letters <= MAX_HALF ? (halves ? 1.45 : alone ? 1.25 : 1) : alone && letters <= MAX_FACTS ? 1.2 : 1;
  return { ...subtitle, size: subtitle.size * grown };
}

/** The name of the event over a quoted title is read on a poster, where there is room. */
function toEyebrowVoice(copy: Copy, { eyebrow }: Voice): RoleVoice {
  const named = lettersOf(copy.eyebrow ?? '') > MAX_LABEL;
  const grown = copyRows(copy) > AIRY ? 1 : named ? 1.3 : 1.15;
  return { ...eyebrow, size: eyebrow.size * grown };
}

/** A line or two at the foot are a brand, a code, a condition: on a card with room they are no small print. */
function toLineVoice(copy: Copy, { line, person }: Voice): RoleVoice {
  if ((copy.lines?.length ?? 0) > 2 || copyRows(copy) >= CROWDED) return line;
  return { ...line, size: line.size * 1.25, color: person.color };
}

/** When and where come second after the title: the emptier the card, the larger they stand. */
function toFactVoice(copy: Copy, { detail }: Voice, week: boolean): RoleVoice {
  const rows = copyRows(copy);
  // The hours of a week are what their card is for.
  const grown = rows <= AIRY ? (week ? 1.75 : 1.4) : rows < CROWDED ? 1.2 : 1;
  return { ...detail, size: detail.size * grown };
}

const COMPARED =
  /^(?:\S+(?: \S+)?)(?: (?:vs\.?|versus|gegen|contre|contra|contro|tegen|против|mot|kontra) \S+(?: \S+)?){1,3}$/iu;

/** "REST vs GraphQL vs gRPC" and nothing else: things that are compared stand under one another as equals. */
function stackCompared(title: string): string {
  if (!COMPARED.test(title)) return title;
  return title.replace(/ (?=(?:vs\.?|versus|gegen|contre|contra|contro|tegen|против|mot|kontra) )/giu, '\n');
}

/** How much room the copy asks for, in rows of small type: 2 for a word, about 15 for a full card. */
export function copyRows(copy: Copy): number {
  const { title, eyebrow, subtitle, metric, people, date, place, attribution, callToAction, lines } = copy;
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
    (lines?.length ?? 0) * ((lines?.length ?? 0) > 2 ? 1.5 : 1) +
    (callToAction ? 1.6 : 0)
  );
}
