import { findColourCodes } from '../colours.ts';
import { createLexicon, type Mention } from '../reading/lexicon.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import { isPlural } from '../reading/plural.ts';
import type { Reading } from '../reading/reading.ts';
import { verbForms } from '../reading/verb-forms.ts';
import { findNouns } from '../subjects.ts';
import { BREEDS } from '../vocabulary/breeds.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import { DEEDS } from '../vocabulary/deeds.ts';
import { GARMENTS } from '../vocabulary/garments.ts';
import { TEAM_WORDS } from '../vocabulary/groups.ts';
import type { PartName } from '../vocabulary/parts.ts';
import { PEOPLE_WORDS } from '../vocabulary/people-words.ts';
import { PICTURE_THINGS } from '../vocabulary/picture-things.ts';
import { ACTIONS, type Action } from '../vocabulary/postures.ts';
import { POSTPOSITIONS, RELATIONS, type RelationKind, VERB_LAST } from '../vocabulary/relations.ts';
import { SCENE_NOUNS, SCENE_WORDS, type SceneSign } from '../vocabulary/scenes.ts';
import { SINGLE_SIGNS } from '../vocabulary/single-signs.ts';
import { standFrom, withoutDepth } from './background.ts';
import { meanCoats } from './coat-colours.ts';
import { findCompounds } from './compounds.ts';
import { findCjkCounts, findNumbers } from './counts.ts';
import { meanCycling } from './cycling.ts';
import { joinFigures } from './figures.ts';
import { countGroups } from './groups.ts';
import { isPerson } from './is-person.ts';
import { findJoinedColours } from './joined-colours.ts';
import { isCreature, meanParents } from './kin.ts';
import { meanKites } from './kites.ts';
import { meanMounts } from './mounts.ts';
import { namesNoThing } from './no-things.ts';
import { meanObjects, withWater } from './objects.ts';
import { withoutPatterns } from './patterns.ts';
import { findPerches } from './perches.ts';
import { findPostpositions } from './postpositions.ts';
import { meanRoofs } from './roofs.ts';
import { pourTogether } from './vessels.ts';
import { meanHouseWindows } from './windows.ts';
import { meanYoung } from './young.ts';

type Part<Name extends string, Value> = Mention<Value> & { part: Name };

/** A word of a described picture that says something about it. `unknown` is a place that nothing draws. */
export type SceneMention =
  /** `young`: of the animal that it names. */
  | (Part<'thing', string> & { young?: true })
  | Part<'garment', string>
  /** `noun`: the vocabulary's, where it is a noun. */
  | (Part<'sign', SceneSign> & { noun?: string })
  | Part<'unknown', string>
  /** `vague`: as many as stand for a herd or a team. */
  | (Part<'number', number> & { vague?: true })
  /** `of`: the part of the thing before that has it. */
  | (Part<'colour', string> & { of?: PartName })
  /** `tool`: the thing in the hands that shows the deed. */
  | (Part<'action', Action> & { tool?: string })
  /** `behind`: where the noun ends that it stands behind. */
  | (Part<'relation', RelationKind> & { behind?: number });

const words = createLexicon(SCENE_WORDS, { plurals: true, inflected: true, foreign: false });
const signs = createLexicon(SINGLE_SIGNS);
const people = createLexicon([...PEOPLE_WORDS, ...TEAM_WORDS, ...PICTURE_THINGS, ...BREEDS], {
  plurals: true,
  foreign: false,
  inflected: true,
});
const breeds = createLexicon(BREEDS, { plurals: true, foreign: false, inflected: true });
const garments = createLexicon(GARMENTS, { plurals: true, foreign: false, inflected: true });
const colours = createLexicon(COLOURS, { foreign: false });
const actions = createLexicon(ACTIONS, { foreign: false, formsOf: verbForms });
const deeds = createLexicon(DEEDS, { foreign: false, formsOf: verbForms });
const relations = createLexicon(RELATIONS, { foreign: false });

/** Everything in a text that a picture can be made of, by start. Things and places win over verbs and prepositions. */
export const findSceneMentions = oncePerReading(readMentions);

function readMentions(reading: Reading, language: string): readonly SceneMention[] {
  const links = standFrom(
    reading,
    language,
    withoutDepth(reading, language, relations.find(reading, language)),
  );
  const painted = colours.find(reading, language);
  const called = findNouns(reading, language);
  const folk = people.find(reading, language);
  const dress = garments.find(reading, language);
  const beings = [
    ...called.map(({ value, start, end }) => ({ noun: value.noun, start, end })),
    ...folk.map(({ value, start, end }) => ({ noun: value, start, end })),
  ].filter(({ noun }) => isPerson(noun) || isCreature(noun));
  const beside = (one: Mention<unknown>): boolean =>
    [...beings, ...dress].some(({ start, end }) =>
      HUE_LAST.has(language) ? end + 1 === one.start : start === one.end + 1,
    );
  // "Forest green", "sky blue": no wood and no sky; "a plum whale", "a peach dress": no fruit.
  const isOfHue = (one: Mention<unknown>): boolean =>
    painted.some((hue) => isWithin(one, hue) && (!isWithin(hue, one) || beside(one)));
  const names = called.filter((name) => !isOfHue(name));
  const everyone = folk.filter(
    (one) => !isOfHue(one) && (one.value !== 'placard' || isHeld(reading.text, language, one, links)),
  );
  // "A haunted house" is a thing of its own, not a house on a haunted night, and a witch hat that nobody wears.
  const kinds = names.filter(({ value }) => value.role === 'thing');
  const someone = [...kinds.map(({ value }) => value.noun), ...everyone.map(({ value }) => value)].some(
    isPerson,
  );
  const isPartOfName = (part: Mention<unknown>): boolean =>
    kinds.some((kind) => isWithin(part, kind) && !isWithin(kind, part));
  const named = outsideLinks(links, words.find(reading, language)).filter(
    (sign) =>
      !isPartOfName(sign) && !isOfHue(sign) && !NO_PLACES[language]?.test(reading.text.slice(sign.start)),
  );
  const perches = findPerches(reading, language, links).filter(
    // "Boîte à outils" is no box.
    (perch) => ![...named, ...kinds].some((one) => isWithin(perch, one) && !isWithin(one, perch)),
  );
  const extra = apartFrom(perches, named);
  // Where nothing else is named, a graduation cap is what the picture is of.
  const worn = apartFrom([...perches, ...extra], dress).filter(
    (garment) =>
      someone ||
      !(
        isPartOfName(garment) ||
        everyone.some((one) => isWithin(garment, one) && kinds.every((kind) => isWithin(kind, one)))
      ),
  );
  const single = signs.find(reading, language).filter(({ start, end }) => isAlone(reading.text, start, end));
  const nouns = apartFrom(
    [...perches, ...extra, ...worn],
    outsideLinks(links, [...names, ...single.filter((sign) => !names.some((name) => isWithin(sign, name)))]),
  ).filter(
    ({ start, end }) =>
      !namesColour(reading, language, start, end) && !isGermanVerb(reading, language, start, end),
  );
  // "Green tea" is more than tea, a picnic blanket more than a blanket, a lighthouse keeper no lighthouse; a red fox is
  // a fox.
  const wide = everyone.filter(
    (one) =>
      (!isPerson(one.value) || /\p{L}\s\p{L}/u.test(reading.text.slice(one.start, one.end))) &&
      !painted.some((colour) => isWithin(colour, one)) &&
      nouns.some((noun) => isWithin(noun, one) && !isWithin(one, noun)),
  );
  // "German shepherd" is no shepherd.
  const kin = breeds
    .find(reading, language)
    .filter((one) => !nouns.some((noun) => isWithin(one, noun) && !isWithin(noun, one)));
  const plain = apartFrom([...wide, ...kin], nouns);
  const taken = [...perches, ...extra, ...worn, ...plain];
  const persons = apartFrom(taken, everyone).filter((one) => !namesNoThing(reading, language, one));
  const things = [...taken, ...persons];
  const spoken = [
    ...findColourCodes(reading.text).map(({ value, start, end }) => ({ value, start, end })),
    ...painted,
  ];
  const joined = findJoinedColours(reading, language, [
    ...plain.map(({ value, start, end }) => ({ noun: value.noun, start, end })),
    ...[...worn, ...persons].map(({ value, start, end }) => ({ noun: value, start, end })),
  ]);
  const hues = apartFrom(things, [...spoken, ...apartFrom(spoken, joined)]);
  // "Ice skating" says where and what: a deed may be the very words of a sign.
  const crafts = deeds.find(reading, language).filter(
    (deed) =>
      named.some(({ start, end }) => start === deed.start && end === deed.end) ||
      (aroundOrApart(things, [deed]).length > 0 &&
        // "A dog walking": nobody walks it.
        (someone || !beings.some((being) => isWithin({ ...being, value: '' }, deed)))),
  );
  const verbs = apartFrom(crafts, aroundOrApart(things, actions.find(reading, language))).filter(
    ({ end }) => !isPurpose(reading, end),
  );
  const figures = apartFrom(things, findNumbers(reading, language));
  // "Rows of tulips": nobody rows; "color pesca": nobody fishes.
  const counts = (one: Mention<unknown>): boolean =>
    figures.some((figure) => isWithin(one, figure) && !isWithin(figure, one)) ||
    painted.some(({ start, end }) => start < one.start && end > one.start);
  const mentions: SceneMention[] = [
    ...extra.map((mention) => ({ ...mention, part: 'sign' as const })),
    ...perches.map((mention) => ({ ...mention, part: 'thing' as const })),
    // "On a hill" says where it is, too.
    ...perches.flatMap(({ value, start, end }) => {
      const sign = SCENE_NOUNS[value];
      return sign ? [{ part: 'sign' as const, value: sign, noun: value, start, end }] : [];
    }),
    ...worn.map((mention) => ({ ...mention, part: 'garment' as const })),
    ...plain.map(({ value, start, end }): SceneMention => {
      const sign = SCENE_NOUNS[value.noun];
      // "Under a pine tree": that one, not a wood of them.
      if (
        value.noun === LONE_TREE &&
        !plain.some((next) => next.start === end + 1) &&
        (isRelated(reading, language, { start, end }, links) ||
          isCounted(reading, language, { start, end }, figures))
      )
        return { part: 'thing', value: value.noun, start, end };
      if (sign) return { part: 'sign', value: sign, noun: value.noun, start, end };
      return value.role === 'scene'
        ? { part: 'unknown', value: reading.text.slice(start, end), start, end }
        : { part: 'thing', value: value.noun, start, end };
    }),
    ...persons.map((mention) => ({ ...mention, part: 'thing' as const })),
    ...hues.map((mention) => ({ ...mention, part: 'colour' as const })),
    ...verbs.filter((verb) => !counts(verb)).map((mention) => ({ ...mention, part: 'action' as const })),
    ...crafts
      .filter((deed) => !counts(deed))
      .map(({ value: { posture, tool }, start, end }) => ({
        part: 'action' as const,
        value: posture,
        tool,
        start,
        end,
      })),
    ...figures.map((mention) => ({ ...mention, part: 'number' as const })),
    ...apartFrom(things, links)
      // "Balık tutuyor" holds nothing.
      .filter(
        (link) =>
          link.value !== 'holding' ||
          !crafts.some((deed) => isWithin(link, deed) && deed.end - deed.start > link.end - link.start),
      )
      .filter((link) => !isPurpose(reading, link.end) && !counts(link))
      .map((mention) => ({ ...mention, part: 'relation' as const })),
    ...findPostpositions(reading, language, things),
    ...findCjkCounts(reading, language, things),
  ];
  mentions.push(...findCompounds(reading, language, mentions));
  const grouped = countGroups(reading, language, mentions).sort((a, b) => a.start - b.start || b.end - a.end);
  const poured = meanHouseWindows(
    reading,
    language,
    meanRoofs(reading, pourTogether(reading, language, grouped)),
  );
  const figured = joinFigures(
    reading,
    meanCoats(reading, language, meanYoung(reading, language, withoutPatterns(reading, language, poured))),
  );
  const mounted = meanMounts(
    reading,
    meanCycling(reading, language, meanParents(reading, meanKites(reading, figured))),
  );
  return meanObjects(reading, withWater(reading, language, mounted));
}

// Without its dots the plural of a place is a cake.
const NO_PLACES: Readonly<Record<string, RegExp>> = { de: /^kuchen(?!\p{L})/iu };
// Colours stand behind their noun there.
const HUE_LAST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it', 'id']);
const LONE_TREE = 'pine tree';
// Somebody is so to one tree; in or among them is in a wood.
const TO_ONE: ReadonlySet<RelationKind> = new Set(['under', 'beside', 'behind', 'in-front-of', 'on']);
// "A tall pine tree", "un sapin", "two pines".
const AN = /(?<!\p{L})(?:an?|une?|uma?|uno|una|ein(?:e[nmrs]?)?|een)\s(?:[\p{L}-]+\s){0,2}$/iu;
const UP_TO_NOUN = /^\s(?:[\p{L}-]+\s)?$/u;

/** Whether a noun is one by its article, or as many as a number says. */
function isCounted(
  reading: Reading,
  language: string,
  { start, end }: { start: number; end: number },
  figures: readonly Mention<number>[],
): boolean {
  const { text } = reading;
  if (figures.some((one) => one.end <= start && UP_TO_NOUN.test(text.slice(one.end, start)))) return true;
  return AN.test(text.slice(0, start)) && !isPlural(reading, language, { start, end });
}

const LEADS_IN = /^\s?(?:[\p{L}’'-]+\s){0,4}$/u;

/** Whether a word of place stands before a noun, or behind it where the language has it there. */
function isRelated(
  { text }: Reading,
  language: string,
  { start, end }: { start: number; end: number },
  links: readonly Mention<RelationKind>[],
): boolean {
  const table = POSTPOSITIONS[language];
  const rest = text.slice(end, end + 16);
  const link = table?.link.exec(rest);
  if (table && link)
    return Object.entries(table.words).some(
      ([word, kind]) => TO_ONE.has(kind) && rest.startsWith(word, link[0].length),
    );
  const before = links.findLast((one) => one.end <= start);
  return before !== undefined && TO_ONE.has(before.value) && LEADS_IN.test(text.slice(before.end, start));
}

/** "Holding a sign": in somebody's hands; elsewhere such a word is of what is made, or of the copy. */
function isHeld(
  text: string,
  language: string,
  { start, end }: { start: number; end: number },
  links: readonly Mention<RelationKind>[],
): boolean {
  const holding = links.filter(({ value }) => value === 'holding' || value === 'with');
  return VERB_LAST.has(language)
    ? holding.some((link) => link.start >= end && link.start - end <= NEAR_VERB)
    : holding.some((link) => link.end <= start && LEADS_IN.test(text.slice(link.end, start)));
}
const NEAR_VERB = 4;

/** "A reading corner", "dancing shoes": what something is for, not what somebody does. */
const isPurpose = ({ folded }: Reading, end: number): boolean =>
  /^[\s-](?:corner|nook|room|chair|lamp|light|area|spot|hall|class|club|shoes?|boots|trip|school|gear|suit|pool|rod|pole|board|bag|stick|ground|path|season)s?(?!\p{L})/u.test(
    folded.slice(end),
  );

const KOREAN_COLOUR = /(?:빨간|노란|파란|하얀|검은|까만|흰|초록|분홍|갈색|회색)$/u;

const COUNTER = /^[本頭羽枚台杯匹개대]/u;
const NUMERAL = /(?:[一二三四五六七八九十数几两何\d]|(?<!\p{L})(?:한|두|세|네|다섯|여섯|일곱|여덟|몇))\s?$/u;

/** A sign between others of no meaning of its own: `骑马的`, not `马上`; `木の下`, not `木曜`. */
function isAlone(text: string, start: number, end: number): boolean {
  const [before, after] = [text[start - 1] ?? '', text[end] ?? ''];
  // "三本の", "세 개": it counts what is named beside it.
  if (COUNTER.test(text.slice(start, end)) && NUMERAL.test(text.slice(0, start))) return false;
  if (/\p{Script=Hangul}/u.test(text[start] ?? ''))
    return (
      (!/\p{L}/u.test(before) || KOREAN_COLOUR.test(text.slice(0, start))) &&
      /^(?:$|[^\p{L}]|[을를이가은는의과와도에])/u.test(text.slice(end))
    );
  const binds = /[\p{Script=Han}]/u;
  const free =
    /[的了着和与與在是有上下里中边邊旁前后後、，。骑騎只隻头頭匹条條个個位名棵朵辆輛艘架座片群走撑撐打拿看吃喝饮飲抱推拉吹弹彈钓釣喂追洗煮烤跑跳飞飛游坐躺睡红紅蓝藍白黑黒黄綠绿緑赤青紫灰棕粉橙大小老高两兩三四五六七一夜雨雪]/u;
  return (!binds.test(before) || free.test(before)) && (!binds.test(after) || free.test(after));
}

const isWithin = (part: Mention<unknown>, whole: Mention<unknown>): boolean =>
  part.start >= whole.start && part.end <= whole.end;

/** Those that overlap none of the taken ones. */
function apartFrom<Value>(
  taken: readonly Mention<unknown>[],
  mentions: readonly Mention<Value>[],
): Mention<Value>[] {
  return mentions.filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start));
}

/** "À côté de" names no coast: a word inside a longer phrase of place is no noun, but "à cheval sur" has its horse. */
function outsideLinks<Value>(
  links: readonly Mention<RelationKind>[],
  mentions: readonly Mention<Value>[],
): Mention<Value>[] {
  return mentions.filter(
    ({ start, end }) =>
      !links.some(
        (link) =>
          link.value !== 'riding' &&
          link.start <= start &&
          link.end >= end &&
          link.end - link.start > end - start,
      ),
  );
}

/** Those that overlap none of the taken ones, and those that hold one of them whole: `看书` beside its `书`. */
function aroundOrApart<Value>(
  taken: readonly Mention<unknown>[],
  mentions: readonly Mention<Value>[],
): Mention<Value>[] {
  return mentions.filter(({ start, end }) =>
    taken.every(
      (other) =>
        start >= other.end ||
        end <= other.start ||
        (start <= other.start && end >= other.end && end - start > other.end - other.start),
    ),
  );
}

/** `an orange cat`, `ein goldener Hund`: the fruit or metal is a colour before a noun. */
function namesColour(reading: Reading, language: string, start: number, end: number): boolean {
  const hue = colours.find(
    { ...reading, words: reading.words.filter((w) => w.start >= start && w.end <= end) },
    language,
  );
  if (!hue.some((mention) => mention.start === start && mention.end === end)) return false;
  return (
    /^\s\p{L}{3,}/u.test(reading.text.slice(end)) &&
    !/^\s(?:and|or|with|on|in|und|et|y|con)\s/u.test(reading.text.slice(end))
  );
}

/** German nouns are capitalized: `bauen` is no `Bauer`, unless the whole prompt is in small letters. */
const isGermanVerb = ({ text }: Reading, language: string, start: number, end: number): boolean =>
  language === 'de' && !/\p{Lu}/u.test(text.slice(start, end)) && /\p{Lu}/u.test(text.slice(1));
