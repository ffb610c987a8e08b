import { foldText, type Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { STARTERS } from '../vocabulary/function-words.ts';
import type { Action, Posture } from '../vocabulary/postures.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';
import { isObject } from './object-marks.ts';
import type { SceneThing, ThingMention } from './things.ts';

const SENTENCE = /[.!?。！？\n]/u;
// A finite verb stands behind who does it, and right before what it is done to.
const BEFORE_ITS_OBJECT: ReadonlySet<string> = new Set(['pl', 'uk', 'ru', 'id', 'ar']);
// It is also said of what stands on something.
const ABOVE_IN_HINDI = 'ऊपर';
const IN_ONE_BREATH =
  /^\s*(?:,|&|and|und|et|y|e|en|och|og|oraz|i|ve|ile|dan|та|й|і|и|와|과|と|和|أو|و|और)(?!\p{L}{3})/iu;
// What somebody is on does not do what is said next: "a woman on a bench reading".
const STILL: ReadonlySet<string> = new Set(
  'bench chair armchair sofa couch stool bed table desk roof wall fence branch rock rug blanket hammock swing balloon umbrella hat backpack bag suitcase basket lantern torch flag sword guitar camera book cup bucket stick cane'.split(
    ' ',
  ),
);

/** A verb belongs to the noun that it stands right before ("a sleeping cat", "眠る猫"), else to the one before it. */
export function addActions(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  things: SceneThing[],
  mentioned: readonly ThingMention[],
): { verb: SceneMention; index: number }[] {
  const done: { verb: SceneMention; index: number }[] = [];
  for (const verb of mentions) {
    if (verb.part !== 'action') continue;
    const words = reading.text.slice(verb.start, verb.end);
    const next = mentioned.find(({ mention }) => mention.start >= verb.end && !isObject(reading, mention));
    const last = mentioned.findLast(
      ({ mention, index }) =>
        mention.end <= verb.start &&
        !isObject(reading, mention) &&
        !(isGround(reading, mention, mentions) && !isAlive(things[index]?.noun ?? '')) &&
        !(STILL.has(things[index]?.noun ?? '') && mentioned[0]?.index !== index) &&
        !isTaken(reading, mention, mentions) &&
        !(mentioned[0]?.index !== index && isDoneTo(reading, language, mention, mentions)) &&
        !mentions.some((m) => m.part === 'relation' && m.behind === mention.end) &&
        !(verb.value === 'reading' && things[index]?.noun === 'book'),
    );
    // "A girl with an umbrella walking her dog": the umbrella does nothing with its hands.
    const person = verb.tool
      ? mentioned.findLast(
          ({ mention, index }) =>
            mention.end <= verb.start &&
            isPerson(things[index]?.noun ?? '') &&
            !SENTENCE.test(reading.text.slice(mention.end, verb.start)),
        )
      : undefined;
    const named = person
      ? joinedWith(reading, person, mentioned, mentions).filter(({ index }) =>
          isPerson(things[index]?.noun ?? ''),
        )
      : next &&
          !(last && STILL.has(things[next.index]?.noun ?? '')) &&
          standsBefore(reading, language, verb, next.mention, last)
        ? withThose(reading, language, next, mentioned, mentions)
        : last
          ? (subjectOf(reading, language, verb, last, mentioned) ??
            joinedWith(reading, last, mentioned, mentions))
          : next
            ? [next]
            : [];
    const doers = aliveOf(reading, verb, named, mentioned, things);
    for (const { index } of doers) {
      const thing = things[index];
      if (thing) done.push({ verb, index });
      if (!thing || (verb.value === 'walking' && LIES_ACROSS.test(thing.noun))) continue;
      // "Sitting on a bench, reading": what the hands do says more than the seat.
      const still = thing.posture === 'sitting' || thing.posture === 'standing';
      if (still && OF_HANDS.has(verb.value) && !thing.tool) thing.posture = verb.value as Posture;
      if (thing.action && !verb.tool && (verb.value === 'unseen' || thing.posture)) continue;
      thing.action = words;
      // "Sitting on a pier, fishing": the tool joins the posture.
      if (verb.tool) thing.tool = verb.tool;
      if (verb.value !== 'unseen' && !(verb.tool && thing.posture)) thing.posture = verb.value;
    }
  }
  return done;
}

// Right behind their noun: the mark of who does something, and of who does it along.
const SUBJECT: Readonly<Record<string, RegExp>> = {
  ko: /^(?:이|가|은|는|께서)(?!\p{L})/u,
  ja: /^(?:が|は)/u,
};
const COMPANION: Readonly<Record<string, RegExp>> = {
  ko: /^(?:이?랑|와|과)(?!\p{L})/u,
  ja: /^と/u,
};

/** "한 소년이 강아지와 함께 달리고", "少年が犬と走る": who is marked as the doer, with the one who does it along. */
function subjectOf(
  { text }: Reading,
  language: string,
  verb: SceneMention,
  last: ThingMention,
  mentioned: readonly ThingMention[],
): ThingMention[] | undefined {
  const mark = SUBJECT[language];
  const subject = mentioned.findLast(
    ({ mention }) =>
      mention.end <= verb.start &&
      mark?.test(text.slice(mention.end)) &&
      !SENTENCE.test(text.slice(mention.end, verb.start)),
  );
  if (!subject || subject === last) return undefined;
  const along =
    verb.value !== 'playing' &&
    subject.mention.end <= last.mention.start &&
    COMPANION[language]?.test(text.slice(last.mention.end));
  return along ? [subject, last] : [subject];
}

const isAlive = (noun: string): boolean => isPerson(noun) || isCreature(noun);

// "A bridge crossing a river": nobody walks.
const LIES_ACROSS = /bridge|road|path|river|track|train|boat|ship|ferry|plane/;
// Done with the hands, on whatever one sits.
const OF_HANDS: ReadonlySet<Action> = new Set(['reading', 'working']);
// What nobody does who is not alive, or made to be.
const OF_THE_LIVING: ReadonlySet<Action> = new Set([
  'reading',
  'working',
  'dancing',
  'waving',
  'playing',
  'jumping',
  'running',
  'walking',
]);

/** "喝咖啡的猫", "一只猫在喝咖啡": what only the living do is done by them, not by the thing that stands nearer. */
function aliveOf(
  { text }: Reading,
  verb: Extract<SceneMention, { part: 'action' }>,
  doers: readonly ThingMention[],
  mentioned: readonly ThingMention[],
  things: readonly SceneThing[],
): readonly ThingMention[] {
  const alive = ({ index }: ThingMention): boolean => isAlive(things[index]?.noun ?? '');
  if ((!verb.tool && !OF_THE_LIVING.has(verb.value)) || doers.some(alive)) return doers;
  const before = mentioned.findLast(
    (one) =>
      one.mention.end <= verb.start && alive(one) && !SENTENCE.test(text.slice(one.mention.end, verb.start)),
  );
  const after = mentioned.find(
    (one) =>
      one.mention.start >= verb.end && alive(one) && !SENTENCE.test(text.slice(verb.end, one.mention.start)),
  );
  const doer = before ?? after;
  return doer ? [doer] : doers;
}

/** `Pije kawę i czyta`: what stands right behind a finite verb does not do what is said next. */
function isDoneTo(
  { text }: Reading,
  language: string,
  thing: SceneMention,
  mentions: readonly SceneMention[],
): boolean {
  // "अख़बार पढ़ रहा है": in Hindi it stands right before the verb, and is joined to nobody.
  if (language === 'hi')
    return (
      !/(?:और|व|,)\s*$/u.test(text.slice(0, thing.start)) &&
      mentions.some(({ part, start }) => part === 'action' && /^\s$/u.test(text.slice(thing.end, start)))
    );
  return (
    BEFORE_ITS_OBJECT.has(language) &&
    mentions.some(({ part, end }) => part === 'action' && /^\s$/u.test(text.slice(end, thing.start)))
  );
}

/** "A girl holding a red umbrella": what somebody has in the hands does nothing itself. */
function isTaken({ text }: Reading, thing: SceneMention, mentions: readonly SceneMention[]): boolean {
  const before = mentions.findLast(
    ({ part, end }) => end <= thing.start && part !== 'colour' && part !== 'number',
  );
  return (
    before?.part === 'relation' &&
    before.value === 'holding' &&
    mentions.indexOf(before) > 0 &&
    !/[,;，、]/.test(text.slice(before.end, thing.start))
  );
}

/** "Seven birds over the sea": what is over a place flies. */
export function addFlight(
  reading: Reading,
  mentions: readonly SceneMention[],
  things: readonly SceneThing[],
  mentioned: readonly ThingMention[],
): void {
  for (const [at, word] of mentions.entries()) {
    if (
      word.part !== 'relation' ||
      (word.value !== 'over' && reading.text.slice(word.start, word.end) !== ABOVE_IN_HINDI)
    )
      continue;
    const behind = word.behind !== undefined;
    // "A man on a dock, fog over the lake": it is the fog that is over it.
    const last = mentions.findLast(({ end }) => end <= word.start);
    if (!behind && last?.part === 'sign' && (last.value.weather || last.value.sight)) continue;
    const place = behind
      ? mentions.find(({ end }) => end === word.behind)
      : mentions.slice(at + 1).find(({ start }) => start >= word.end);
    if (place?.part !== 'sign' && place?.part !== 'unknown') continue;
    const before = mentioned.findLast(({ mention }) => mention.end <= Math.min(word.start, place.start));
    const flyer = before ?? (behind ? mentioned.find(({ mention }) => mention.start >= word.end) : undefined);
    for (const { index } of flyer ? joinedWith(reading, flyer, mentioned, mentions) : []) {
      const thing = things[index];
      if (thing) thing.posture ??= 'flying';
    }
  }
}

// Verbs of being somewhere have no object that could stand behind them.
const SOMEWHERE: ReadonlySet<unknown> = new Set(
  'lying sitting standing flying swimming walking running'.split(' '),
);

/** "У печки, рядом спит кот": a verb that begins its clause, with nothing but small words before it. */
function opensClause({ text }: Reading, language: string, verb: SceneMention, last: ThingMention): boolean {
  const clause = /[,;،]\s*((?:\p{L}+\s)*)$/u.exec(text.slice(last.mention.end, verb.start));
  return (
    clause !== null &&
    SOMEWHERE.has(verb.value) &&
    foldText(clause[1] ?? '')
      .split(' ')
      .every((word) => word === '' || isSmallWord(word, language))
  );
}

function standsBefore(
  reading: Reading,
  language: string,
  verb: SceneMention,
  next: SceneMention,
  last: ThingMention | undefined,
): boolean {
  const gap = reading.text.slice(verb.end, next.start);
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(
    reading.text.slice(verb.start, verb.end),
  );
  // "坐在树下": what follows says where.
  if (/在$/u.test(reading.text.slice(verb.start, verb.end))) return last === undefined;
  if (last && opensClause(reading, language, verb, last)) return /^\s(?:\p{L}+\s){0,2}$/u.test(gap);
  if (unspaced) return /^(?:[ていたるるのう的着了]{0,4}|\s)[\p{L}]{0,4}$/u.test(gap) && gap.length <= 6;
  // "Czyta książkę", "membaca buku": without articles, what follows a verb is its object; a participle is no verb.
  if (last && BEFORE_ITS_OBJECT.has(language))
    return /(?:ąc|щ)\p{L}{0,3}$/u.test(reading.text.slice(verb.start, verb.end));
  // "Gitar çalan bir kadın": the participle stands before who does it, whatever stands before itself.
  if (language === 'tr')
    return /[ae]n$/u.test(reading.text.slice(verb.start, verb.end)) && /^(?:\s\p{L}+){0,3}\s$/u.test(gap);
  if (!/^\s(?:\p{L}+\s)?$/u.test(gap) || STARTERS[language]?.has(gap.trim().toLowerCase())) return false;
  // "A boy riding horses": the verb follows its noun at once.
  return !last || !/^\s$/.test(reading.text.slice(last.mention.end, verb.start));
}

const UP_TO_GROUND = /^\s(?:[\p{L}'’]+[\s'’]){0,2}$/u;

/** Whether a word of place is said of the noun. */
const isGround = ({ text }: Reading, noun: SceneMention, mentions: readonly SceneMention[]): boolean =>
  mentions.some(
    (one) =>
      one.part === 'relation' &&
      PLACED.has(one.value) &&
      (one.behind === undefined
        ? one.end <= noun.start && UP_TO_GROUND.test(text.slice(one.end, noun.start))
        : one.behind === noun.end),
  );

const PLACED: ReadonlySet<string> = new Set(['on', 'in', 'under', 'over', 'beside', 'behind', 'in-front-of']);

const NEARBY = /^\s(?:[\p{L}'’]+\s){1,3}$/u;

// What is said before its noun is said of all that follow it in one breath.
const SAID_BEFORE: ReadonlySet<string> = new Set(['tr', 'ja', 'ko', 'zh', 'hi']);

/** `Kek yapan bir anne ve kızı`, `踊る母と娘`: people that are named together. */
function withThose(
  reading: Reading,
  language: string,
  first: ThingMention,
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): ThingMention[] {
  const second = mentioned[mentioned.indexOf(first) + 1];
  const together =
    second !== undefined &&
    SAID_BEFORE.has(language) &&
    isPerson(String(first.mention.value)) &&
    isPerson(String(second.mention.value)) &&
    joinedWith(reading, second, mentioned, mentions).includes(first);
  return together ? [first, second] : [first];
}

/** "A boy and a girl dancing": all that are named in one breath. */
export function joinedWith(
  reading: Reading,
  last: ThingMention,
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): ThingMention[] {
  const joined = [last];
  for (let at = mentioned.indexOf(last); at > 0; at--) {
    const [before, after] = [mentioned[at - 1], mentioned[at]];
    // "On a bench, his dog sleeping": the bench is where somebody is.
    if (!before || !after || isGround(reading, before.mention, mentions)) break;
    const gap = reading.text.slice(before.mention.end, after.mention.start);
    const between = mentions.filter(
      ({ part, start, end }) =>
        (part === 'relation' || part === 'action' || part === 'sign' || part === 'garment') &&
        start >= before.mention.end &&
        end <= after.mention.start,
    );
    // "A mother and her daughter", "мама с дочкой": what one of them does both do.
    const together =
      between.every((one) => one.part === 'relation' && one.value === 'with') &&
      isPerson(String(before.mention.value)) &&
      isPerson(String(after.mention.value)) &&
      NEARBY.test(gap);
    // A particle may be part of the word before it or behind: `母と`, `وابنتها`.
    const joins =
      gap === ''
        ? reading.text.slice(after.mention.start - 1, after.mention.start)
        : gap + (/^و/u.exec(reading.text.slice(after.mention.start))?.[0] ?? '');
    if (!(together || (between.length === 0 && IN_ONE_BREATH.test(joins)))) break;
    joined.push(before);
  }
  return joined;
}
