import type { Action, Posture, SceneThing } from '../../../brief/scene-ask.ts';
import { foldText } from '../../../lexicon/fold-text.ts';
import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { startersIn } from '../../../lexicon/word-lists.ts';
import type { Reading } from '../../reading/reading.ts';
import { isSmallWord } from '../../reading/small-words.ts';
import { isPerson } from '../things/is-person.ts';
import { isGrammaticalObject } from './is-grammatical-object.ts';
import { isAlive } from './resolve-parents.ts';
import type { SceneMention, ThingMention } from './scene-mention.ts';

const SENTENCE = /[.!?。！？\n]/u;
// Here a finite verb follows its subject and directly precedes its object.
const BEFORE_ITS_OBJECT: ReadonlySet<string> = new Set(['pl', 'uk', 'ru', 'id', 'ar']);
// Words that mean both "above" and "on".
const ABOVE = languageRule('u')`^${'above'}$`;
const IN_ONE_BREATH = bilingualRule('iu')`^\s*(?:,|&|${'and'})(?!\p{L}{3})`;
const ENDS_JOINED = languageRule('u')`(?:${'and'}|,)\s*$`;
const JOINED_AND = languageRule('u')`^${'joinedAnd'}`;
const LOCATIVE = languageRule('u')`${'locativeVerb'}$`;
const VERB_TAIL = languageRule('u')`^(?:${'verbTail'}{0,4}|\s)[\p{L}]{0,4}$`;
const PARTICIPLE = languageRule('u')`${'participle'}\p{L}{0,3}$`;
// Furniture and held things never do what the next verb says: "a woman on a bench reading".
const STILL = setOf('still');

/**
 * Assigns each verb to the things that do it, and sets their posture, action and tool. A verb belongs to the noun that it
 * directly precedes ("a sleeping cat", "眠る猫"), otherwise to the noun before it. Returns every verb with its doer.
 */
export function assignActions(
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
    const next = mentioned.find(
      ({ mention }) => mention.start >= verb.end && !isGrammaticalObject(reading, language, mention),
    );
    const last = mentioned.findLast(
      ({ mention, index }) =>
        mention.end <= verb.start &&
        !isGrammaticalObject(reading, language, mention) &&
        !(isGround(reading, mention, mentions) && !isAlive(things[index]?.noun ?? '')) &&
        !(STILL.has(things[index]?.noun ?? '') && mentioned[0]?.index !== index) &&
        !isHeldByOther(reading, mention, mentions) &&
        !(mentioned[0]?.index !== index && isVerbObject(reading, language, mention, mentions)) &&
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
      ? findCoordinated(reading, language, person, mentioned, mentions).filter(({ index }) =>
          isPerson(things[index]?.noun ?? ''),
        )
      : next &&
          !(last && STILL.has(things[next.index]?.noun ?? '')) &&
          precedesDoer(reading, language, verb, next.mention, last)
        ? withCompanion(reading, language, next, mentioned, mentions)
        : last
          ? (findMarkedSubject(reading, language, verb, last, mentioned) ??
            findCoordinated(reading, language, last, mentioned, mentions))
          : next
            ? [next]
            : [];
    const doers = chooseLivingDoers(reading, verb, named, mentioned, { things, mentions });
    for (const { index } of doers) {
      const thing = things[index];
      if (thing) done.push({ verb, index });
      if (!thing || (verb.value === 'walking' && LIES_ACROSS.test(thing.noun))) continue;
      // "Sitting on a bench, reading": what the hands do matters more than the seat.
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

// Particles after a noun that mark the subject, and whoever joins in.
const SUBJECT = languageRule('u')`^${'subjectMark'}`;
const COMPANION = languageRule('u')`^${'companionMark'}`;

/** Finds the noun that is marked as the subject, with its companion: "한 소년이 강아지와 함께 달리고", "少年が犬と走る". */
function findMarkedSubject(
  { text }: Reading,
  language: string,
  verb: SceneMention,
  last: ThingMention,
  mentioned: readonly ThingMention[],
): ThingMention[] | undefined {
  const mark = SUBJECT(language);
  const subject = mentioned.findLast(
    ({ mention }) =>
      mention.end <= verb.start &&
      mark.test(text.slice(mention.end)) &&
      !SENTENCE.test(text.slice(mention.end, verb.start)),
  );
  if (!subject || subject === last) return undefined;
  const along =
    verb.value !== 'playing' &&
    subject.mention.end <= last.mention.start &&
    COMPANION(language).test(text.slice(last.mention.end));
  return along ? [subject, last] : [subject];
}

// "A bridge crossing a river": nobody walks.
const LIES_ACROSS = /bridge|road|path|river|track|train|boat|ship|ferry|plane/;
// Done with the hands, in any posture.
const OF_HANDS: ReadonlySet<Action> = new Set(['reading', 'working']);
// Only the living do these, and what is drawn as if alive.
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

/** Replaces lifeless doers of an action of the living by the nearest creature: "喝咖啡的猫", "一只猫在喝咖啡". */
function chooseLivingDoers(
  { text }: Reading,
  verb: Extract<SceneMention, { part: 'action' }>,
  doers: readonly ThingMention[],
  mentioned: readonly ThingMention[],
  { things, mentions }: { things: readonly SceneThing[]; mentions: readonly SceneMention[] },
): readonly ThingMention[] {
  // "In its mouth" is said of who has one.
  const ofBody = mentions.some(
    ({ part, start, end }) => part === 'relation' && start === verb.start && end < verb.end,
  );
  const alive = ({ index }: ThingMention): boolean => isAlive(things[index]?.noun ?? '');
  if ((!verb.tool && !ofBody && !OF_THE_LIVING.has(verb.value)) || doers.some(alive)) return doers;
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

/** Whether a noun is the object of a verb, so that it does not do what the next verb says: `Pije kawę i czyta`. */
function isVerbObject(
  { text }: Reading,
  language: string,
  thing: SceneMention,
  mentions: readonly SceneMention[],
): boolean {
  // "अख़बार पढ़ रहा है": a Hindi object directly precedes its verb and is not coordinated.
  if (language === 'hi')
    return (
      !ENDS_JOINED(language).test(text.slice(0, thing.start)) &&
      mentions.some(({ part, start }) => part === 'action' && /^\s$/u.test(text.slice(thing.end, start)))
    );
  return (
    BEFORE_ITS_OBJECT.has(language) &&
    mentions.some(({ part, end }) => part === 'action' && /^\s$/u.test(text.slice(end, thing.start)))
  );
}

/** Whether somebody holds the thing, so that it does nothing itself: "a girl holding a red umbrella". */
function isHeldByOther({ text }: Reading, thing: SceneMention, mentions: readonly SceneMention[]): boolean {
  const before = mentions.findLast(
    ({ part, end }) => end <= thing.start && part !== 'color' && part !== 'number',
  );
  return (
    before?.part === 'relation' &&
    before.value === 'holding' &&
    mentions.indexOf(before) > 0 &&
    !/[,;，、]/.test(text.slice(before.end, thing.start))
  );
}

/** Makes whatever is over a place fly: "seven birds over the sea". */
export function assignFlight(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  things: readonly SceneThing[],
  mentioned: readonly ThingMention[],
): void {
  for (const [at, word] of mentions.entries()) {
    if (
      word.part !== 'relation' ||
      (word.value !== 'over' && !ABOVE(language).test(reading.text.slice(word.start, word.end)))
    )
      continue;
    const behind = word.behind !== undefined;
    // "A man on a dock, fog over the lake": the fog is over it, not the man.
    const last = mentions.findLast(({ end }) => end <= word.start);
    if (!behind && last?.part === 'sign' && (last.value.weather || last.value.sight)) continue;
    const place = behind
      ? mentions.find(({ end }) => end === word.behind)
      : mentions.slice(at + 1).find(({ start }) => start >= word.end);
    if (place?.part !== 'sign' && place?.part !== 'unknown') continue;
    const before = mentioned.findLast(({ mention }) => mention.end <= Math.min(word.start, place.start));
    const flyer = before ?? (behind ? mentioned.find(({ mention }) => mention.start >= word.end) : undefined);
    for (const { index } of flyer ? findCoordinated(reading, language, flyer, mentioned, mentions) : []) {
      const thing = things[index];
      if (thing) thing.posture ??= 'flying';
    }
  }
}

// These verbs take no object.
const SOMEWHERE: ReadonlySet<unknown> = new Set(
  'lying sitting standing flying swimming walking running'.split(' '),
);

/** Whether a verb begins its clause, after small words at most: "у печки, рядом спит кот". */
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

function precedesDoer(
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
  // "坐在树下": a place follows.
  if (LOCATIVE(language).test(reading.text.slice(verb.start, verb.end))) return last === undefined;
  if (last && opensClause(reading, language, verb, last)) return /^\s(?:\p{L}+\s){0,2}$/u.test(gap);
  if (unspaced) return VERB_TAIL(language).test(gap) && gap.length <= 6;
  // "Czyta książkę", "membaca buku": the noun after a verb is its object, but the noun after a participle is its doer.
  if (last && BEFORE_ITS_OBJECT.has(language))
    return PARTICIPLE(language).test(reading.text.slice(verb.start, verb.end));
  // "Gitar çalan bir kadın": a participle precedes its doer, whatever comes before it.
  if (language === 'tr')
    return /[ae]n$/u.test(reading.text.slice(verb.start, verb.end)) && /^(?:\s\p{L}+){0,3}\s$/u.test(gap);
  if (!/^\s(?:\p{L}+\s)?$/u.test(gap) || startersIn(language).has(gap.trim().toLowerCase())) return false;
  // "A boy riding horses": a verb that directly follows a noun belongs to that one.
  return !last || !/^\s$/.test(reading.text.slice(last.mention.end, verb.start));
}

const UP_TO_GROUND = /^\s(?:[\p{L}'’]+[\s'’]){0,2}$/u;

/** Whether the noun is where somebody is, by its preposition. */
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

// A verb before a noun applies to all nouns that are coordinated with it.
const SAID_BEFORE: ReadonlySet<string> = new Set(['tr', 'ja', 'ko', 'zh', 'hi']);

/** Adds the person who is coordinated with the doer: `Kek yapan bir anne ve kızı`, `踊る母と娘`. */
function withCompanion(
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
    findCoordinated(reading, language, second, mentioned, mentions).includes(first);
  return together ? [first, second] : [first];
}

/** Finds the things that are coordinated with one, itself first: "a boy and a girl dancing". */
export function findCoordinated(
  reading: Reading,
  language: string,
  last: ThingMention,
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): ThingMention[] {
  const joined = [last];
  for (let at = mentioned.indexOf(last); at > 0; at--) {
    const [before, after] = [mentioned[at - 1], mentioned[at]];
    // "On a bench, his dog sleeping": the bench is a place here.
    if (!before || !after || isGround(reading, before.mention, mentions)) break;
    const gap = reading.text.slice(before.mention.end, after.mention.start);
    const between = mentions.filter(
      ({ part, start, end }) =>
        (part === 'relation' || part === 'action' || part === 'sign' || part === 'garment') &&
        start >= before.mention.end &&
        end <= after.mention.start,
    );
    // "A mother and her daughter", "мама с дочкой": both do what one of them does.
    const together =
      between.every((one) => one.part === 'relation' && one.value === 'with') &&
      isPerson(String(before.mention.value)) &&
      isPerson(String(after.mention.value)) &&
      NEARBY.test(gap);
    // A conjunction may be attached to the word before or after it: `母と`, `وابنتها`.
    const joins =
      gap === ''
        ? reading.text.slice(after.mention.start - 1, after.mention.start)
        : gap + (JOINED_AND(language).exec(reading.text.slice(after.mention.start))?.[0] ?? '');
    if (!(together || (between.length === 0 && IN_ONE_BREATH(language).test(joins)))) break;
    joined.push(before);
  }
  return joined;
}
