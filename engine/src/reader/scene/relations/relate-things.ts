import type { RelationKind, SceneRelation } from '../../../brief/scene-ask.ts';
import type { SceneSign } from '../../../brief/setting.ts';
import { inflectionOf } from '../../../lexicon/inflection.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import type { Reading } from '../../reading/reading.ts';
import { findCoordinated } from '../mentions/assign-actions.ts';
import { isGrammaticalObject } from '../mentions/is-grammatical-object.ts';
import { isAlive, isAnimal } from '../mentions/resolve-parents.ts';
import type { SceneMention, ThingMention } from '../mentions/scene-mention.ts';
import { isPerson } from '../things/is-person.ts';
import { isSeveral } from '../things/is-several.ts';
import { fillContainers } from './fill-containers.ts';
import { AND_ANOTHER, hasInvertedOrder, IT, ON_IT, STANDS_ON_IT } from './inverted-order.ts';

type Target = { start: number; end: number; thing?: number; surface?: string };
type RelationMention = Extract<SceneMention, { part: 'relation' }>;

const SENTENCE = /[.!?。！？\n]/u;
const OF_SIDE = bilingualRule('iu')`^\s?${'sideLinks'}\s?(?:\p{L}+\s){0,3}$`;
const SIDE_LEAD = bilingualRule('iu')`[.,;:，、]\s?${'sideLeads'}?\s?$`;
const LAID = setOf('laid');
/** The surface of figures that are in the water of a place. */
const WATER = 'water';
const WATERS = setOf('relating-waters');
const TAKES = new Set<RelationKind>(['riding', 'holding', 'around']);
// Relations that are verbs, which follow their object in verb-final languages.
const BY_VERB = new Set<RelationKind>([...TAKES, 'watching']);

// Where the last clause begins.
const LAST_CLAUSE = /[,;.:][^,;.:]*$/u;
const LAST_SENTENCE = /[;.:][^;.:]*$/u;

/** Finds the relations of things to each other and to surfaces: on, under, beside. */
export function relateThings(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  mentioned: readonly ThingMention[],
): SceneRelation[] {
  const targets = listTargets(mentions, mentioned);
  const found: SceneRelation[] = [];
  for (const word of mentions) {
    if (word.part !== 'relation') continue;
    // "With a cat on it, and a lamp": the cat is not on the lamp.
    if (IT.test(reading.text.slice(word.end))) {
      const pair = word.value === 'on' ? undefined : findReferred(reading.text, word.start, mentioned);
      if (pair) add(found, { kind: word.value, ...pair });
      continue;
    }
    if (isSide(word.value)) {
      addSideRelation(found, reading, language, word, targets, mentioned);
      continue;
    }
    const pair = findPair(reading, language, word, targets, mentioned, mentions);
    if (!pair) continue;
    const { to } = pair;
    const partner =
      word.value === 'between' ? findSecondOfBetween(reading, language, to, targets) : undefined;
    // "A dog under a tree beside a bicycle": both relations are the dog's, except as follows.
    // "At a table with a cake": the cake is on the table.
    const laid = word.value === 'with' && LAID.has(String(pair.of.mention.value));
    // "A dragon over a castle on a hill": the castle is on the hill.
    // "A cat beside a robot reading a paper": the robot holds the paper.
    const taker = BY_VERB.has(word.value) && isAlive(String(pair.of.mention.value));
    const earlier =
      laid || taker
        ? undefined
        : found.find(
            (relation) => 'to' in relation && relation.to === pair.of.index && relation.kind !== 'over',
          );
    const joined = findCoordinated(reading, language, pair.of, mentioned, mentions).map(({ index }) => index);
    // "A desk with a laptop, a cup and a cat on the windowsill": only the cat is on the windowsill.
    const owner = found.find(
      (relation) =>
        relation.kind === 'with' &&
        'to' in relation &&
        relation.to === joined.at(-1) &&
        LAID.has(nounOf(relation.of, mentioned)),
    );
    const elsewhere = owner && !earlier && word.value !== 'with' && to.thing !== owner.of;
    if (elsewhere) for (const of of joined.slice(1)) add(found, { kind: 'with', of: owner.of, to: of });
    const heads = earlier ? [earlier.of] : elsewhere ? [pair.of.index] : joined;
    for (const of of heads) {
      if (to.thing === of) continue;
      // "A rug with a cat on it": the cat is on the rug.
      if (to.thing !== undefined && word.value === 'with' && ON_IT(language).test(reading.text.slice(to.end)))
        add(found, { kind: 'on', of: to.thing, to: of });
      else if (to.thing !== undefined)
        add(found, { kind: kindOf(word.value, { of, to: to.thing }, mentioned), of, to: to.thing });
      // In a window means on its sill.
      else if (to.surface === 'windowsill' && word.value === 'in')
        add(found, { kind: 'on', of, surface: to.surface });
      else if (to.surface !== undefined && (to.surface !== WATER || word.value === 'in'))
        add(found, { kind: word.value, of, surface: to.surface });
      if (partner !== undefined && partner !== of) add(found, { kind: 'between', of, to: partner });
    }
  }
  for (const { mention, index } of mentioned) {
    if (!STANDS_ON_IT(language).test(reading.text.slice(mention.end))) continue;
    const clause = reading.text.slice(0, mention.start).search(LAST_CLAUSE);
    const host = mentioned.findLast((one) => one.mention.end <= clause);
    if (host && host.index !== index) add(found, { kind: 'on', of: index, to: host.index });
  }
  for (const { surface, start } of targets) {
    const named = found.some((relation) => 'surface' in relation && relation.surface === surface);
    // "窓辺で眠る猫": the first thing is on a windowsill without a relation.
    if (surface && surface !== WATER && !named && mentioned.length > 0)
      found.push({ kind: leadsBeside(mentions, start) ? 'beside' : 'on', of: 0, surface });
  }
  return resolveFences(
    fillContainers(reading, language, shareGround(moveRidersToMounts(found, mentioned)), mentioned, mentions),
    mentioned,
  );
}

/** "A squirrel on a branch, an owl above it": the owl is above what the sentence is about. */
function findReferred(
  text: string,
  before: number,
  mentioned: readonly ThingMention[],
): { of: number; to: number } | undefined {
  const of = mentioned.findLast(({ mention }) => mention.end <= before);
  const clause = of ? text.slice(0, of.mention.start).search(LAST_CLAUSE) : -1;
  const start = text.slice(0, Math.max(0, clause)).search(LAST_SENTENCE);
  const to = mentioned.find(({ mention }) => mention.start > start && mention.end <= clause);
  return of && to && of.index !== to.index ? { of: of.index, to: to.index } : undefined;
}

const nounOf = (thing: number, mentioned: readonly ThingMention[]): string =>
  String(mentioned.find(({ index }) => index === thing)?.mention.value);

/** Corrects relations that the things rule out: nobody follows a counter, and people "on" a screen are watching it. */
function kindOf(
  kind: RelationKind,
  { of, to }: { of: number; to: number },
  mentioned: readonly ThingMention[],
): RelationKind {
  if (kind === 'on' && SCREENS.has(nounOf(to, mentioned)) && isPerson(nounOf(of, mentioned)))
    return 'watching';
  const goes = mentioned.some(
    ({ mention, index }) =>
      index === to && (isAlive(String(mention.value)) || MOVES.test(String(mention.value))),
  );
  return kind === 'following' && !goes ? 'behind' : kind;
}
const SCREENS = setOf('screens');
const MOVES =
  /(?<!\p{L})(?:car|bus|truck|train|tractor|cart|wagon|carriage|bicycle|boat|ship|sled|butterfly|kite|bee)$/u;

/** Whether "beside" precedes a mention: "by the window, an armchair". */
const leadsBeside = (mentions: readonly SceneMention[], at: number): boolean => {
  const last = mentions.findLast(({ part, end }) => end <= at && part !== 'unknown');
  const link = last?.part === 'sign' ? mentions[mentions.indexOf(last) - 1] : last;
  return link?.part === 'relation' && link.value === 'beside';
};

/** Moves what a rider is on to the mount: "a knight riding a horse on a bridge". */
function moveRidersToMounts(
  relations: readonly SceneRelation[],
  mentioned: readonly ThingMention[],
): SceneRelation[] {
  const isMount = (thing: number): boolean =>
    mentioned.some(({ mention, index }) => index === thing && isAnimal(String(mention.value)));
  return relations.map((relation) => {
    const ridden = relations.find(
      (one) => one.kind === 'riding' && one.of === relation.of && 'to' in one && isMount(one.to),
    );
    const to = ridden && 'to' in ridden ? ridden.to : undefined;
    const stays = to === undefined || !BORNE.has(relation.kind) || ('to' in relation && relation.to === to);
    return stays ? relation : { ...relation, of: to };
  });
}
const BORNE: ReadonlySet<RelationKind> = new Set(['on', 'in', 'under']);

/** Puts both neighbours on what the one between them is on: "a dog between two cats on a sofa". */
function shareGround(relations: readonly SceneRelation[]): SceneRelation[] {
  const hosts = (thing: number): number[] =>
    relations.flatMap((one) => (one.of === thing && one.kind === 'between' && 'to' in one ? [one.to] : []));
  return relations.flatMap((relation): SceneRelation[] => {
    if (relation.kind !== 'on' && relation.kind !== 'in') return [relation];
    const known = new Set(relations.filter(({ kind }) => kind === relation.kind).map(({ of }) => of));
    const also = hosts(relation.of).filter(
      (of) => !known.has(of) && !('to' in relation && relation.to === of),
    );
    return [...also, relation.of].map((of) => ({ ...relation, of }));
  });
}

/** Resolves "through a fence": whoever looks through it is behind it; a second figure is on the far side. */
function resolveFences(
  relations: readonly SceneRelation[],
  mentioned: readonly ThingMention[],
): SceneRelation[] {
  const isFence = (thing: number): boolean =>
    mentioned.some(({ mention, index }) => index === thing && FENCES.has(String(mention.value)));
  return relations.flatMap((relation): SceneRelation[] => {
    if (relation.kind !== 'in' || !('to' in relation) || !isFence(relation.to)) return [relation];
    const { of, to } = relation;
    const own = relations.filter((one) => one.of === of && 'to' in one && one !== relation);
    const near = own.find((one) => one.kind === 'beside');
    // "Feeding a pony through the fence": the thing that is named before the fence.
    const at = mentioned.findIndex(({ index }) => index === to);
    const named = own.length === 0 ? mentioned[at - 1]?.index : undefined;
    const other = near && 'to' in near ? near.to : named;
    return other !== undefined && other !== of
      ? [
          { kind: 'in-front-of', of, to },
          { kind: 'behind', of: other, to },
        ]
      : [{ kind: 'behind', of, to }];
  });
}
const FENCES = setOf('fences');

const isSide = (kind: RelationKind): kind is 'left-of' | 'right-of' =>
  kind === 'left-of' || kind === 'right-of';

/** Adds a side: of the thing after it ("to the left of the house"), otherwise of the main thing ("a sailboat to the left"). */
function addSideRelation(
  found: SceneRelation[],
  { text }: Reading,
  language: string,
  { value, start, end }: RelationMention,
  targets: readonly Target[],
  mentioned: readonly ThingMention[],
): void {
  const next = targets.find((target) => target.start >= end);
  const named = next && OF_SIDE(language).test(text.slice(end, next.start)) ? next.thing : undefined;
  const before = mentioned.findLast(({ mention }) => mention.end <= start);
  // "On the left a house": refers to the next thing.
  const led = before === undefined || SIDE_LEAD(language).test(text.slice(before.mention.end, start));
  const of = led && named === undefined ? next?.thing : before?.index;
  const to = named ?? mentioned.find(({ index }) => index !== of)?.index;
  if (of !== undefined && to !== undefined && of !== to) add(found, { kind: value, of, to });
}

/** Finds the second thing of "between a cat and a dog". */
function findSecondOfBetween(
  { folded }: Reading,
  language: string,
  first: Target,
  targets: readonly Target[],
): number | undefined {
  const next = targets.find(({ start }) => start >= first.end);
  return next && AND_ANOTHER(language).test(folded.slice(first.end, next.start)) ? next.thing : undefined;
}

/** Adds a relation unless the two have one ("sitting on top of"); riding replaces being on. */
function add(found: SceneRelation[], relation: SceneRelation): void {
  const same = found.findIndex(
    (other) =>
      other.of === relation.of &&
      ('to' in other && 'to' in relation
        ? other.to === relation.to
        : 'surface' in other && 'surface' in relation && other.surface === relation.surface),
  );
  if (same < 0) found.push(relation);
  else if (TAKES.has(relation.kind) && !TAKES.has(found[same]?.kind ?? 'riding')) found[same] = relation;
}

/** Finds who acts on a thing and therefore has its relations: in "a boy reading a book under a tree" the boy is under it. */
function findDoer(
  { mention }: ThingMention,
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): ThingMention | undefined {
  const earlier = mentioned.findLast((other) => other.mention.end <= mention.start);
  // "A lamp and a sleeping cat on the rug": lamps do not act.
  if (!earlier || !isAlive(String(earlier.mention.value))) return undefined;
  // "Having tea": the verb includes its object.
  const between = mentions.filter(
    ({ part, start, end }) =>
      start >= earlier.mention.end && (end <= mention.start || (part === 'action' && end <= mention.end)),
  );
  const done = between.some(({ part }) => part === 'action');
  return done && !between.some(({ part }) => part === 'relation' || part === 'sign') ? earlier : undefined;
}

function listTargets(mentions: readonly SceneMention[], mentioned: readonly ThingMention[]): Target[] {
  const laid = mentioned.some(({ mention }) => LAID.has(String(mention.value)));
  const things = new Map(mentioned.map(({ mention, index }) => [mention as SceneMention, index]));
  return mentions.flatMap((mention): Target[] => {
    const { start, end } = mention;
    const thing = things.get(mention);
    if (thing !== undefined) return [{ start, end, thing }];
    if (mention.part !== 'sign' || (laid && carriesWeather(mention, mentions))) return [];
    const surface = mention.value.surface ?? (WATERS.has(mention.value.place ?? '') ? WATER : undefined);
    return surface ? [{ start, end, surface }] : [];
  });
}

/** Whether it is weather that a sign relates to: "a desk with a cup and rain on the window". */
function carriesWeather(sign: SceneMention, mentions: readonly SceneMention[]): boolean {
  const before = mentions.filter(({ end }) => end <= sign.start).toSorted((a, b) => a.start - b.start);
  const [what, how] = before.slice(-2);
  return how?.part === 'relation' && what?.part === 'sign' && what.value.weather !== undefined;
}

const PLANTS = setOf('plants');

/** Whether "with" belongs to a place and not to the thing before: "a dog in a meadow with wildflowers". */
function belongsToPlace(
  reading: Reading,
  language: string,
  link: RelationMention,
  { mention }: ThingMention,
  mentions: readonly SceneMention[],
): boolean {
  const place = mentions.findLast(({ end }) => end <= link.start);
  const next = mentions.find(({ part, start }) => part === 'thing' && start >= link.end);
  return (
    place?.part === 'sign' &&
    place.value.place !== undefined &&
    reading.text.slice(place.end, link.start).trim() === '' &&
    next?.part === 'thing' &&
    (PLANTS.has(next.value) || !isPerson(String(mention.value))) &&
    isSeveral(reading, language, next)
  );
}

/** Whether a sign is a place and not a state: a "snowy" fence is not in a snowfield. */
const namesPlace = ({ place, season, weather, sight }: SceneSign): boolean =>
  place !== undefined && weather === undefined && (season === undefined || sight === 'ice');

function findPair(
  reading: Reading,
  language: string,
  word: RelationMention,
  targets: readonly Target[],
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): { of: ThingMention; to: Target } | undefined {
  const near = (from: number, to: number): boolean => !SENTENCE.test(reading.text.slice(from, to));
  const before = targets.findLast(({ end, start }) => end <= word.start && near(start, word.start));
  const after = targets.find(({ start, end }) => start >= word.end && near(word.end, end));
  const thingBefore = (at: number) =>
    mentioned.findLast(({ mention }) => mention.end <= at && near(mention.start, at));
  const thingAfter = (at: number) =>
    mentioned.find(
      ({ mention }) =>
        mention.start >= at &&
        near(at, mention.end) &&
        !isGrammaticalObject(reading, language, mention) &&
        // "在树下看书": the book is part of the verb.
        !mentions.some(
          ({ part, start, end }) => part === 'action' && start <= mention.start && end >= mention.end,
        ),
    );
  if (word.behind !== undefined || (BY_VERB.has(word.value) && inflectionOf(language).verbLast)) {
    if (!before || (word.behind !== undefined && word.behind !== before.end)) return undefined;
    // "猫在桌子上" names the cat before the table, "桌子上的猫" after it.
    const next = thingAfter(word.end);
    const close =
      next &&
      !mentions.some(
        // "다리 위의 자전거를 탄 소녀": the girl on the bicycle is on the bridge. Of fireworks and a boat, the fireworks are over it.
        (one) =>
          ((one.part === 'relation' && !BY_VERB.has(one.value)) ||
            (one.part === 'sign' && one.value.sight !== undefined)) &&
          one.start >= word.end &&
          one.end <= next.mention.start,
      );
    const earlier = thingBefore(before.start);
    const of =
      close && (!earlier || (language !== 'hi' && next.mention.start - word.end <= 12)) ? next : earlier;
    return of && of.index !== before.thing ? { of, to: before } : undefined;
  }
  if (!after) return undefined;
  // "A woman reading, a dog at her feet": she does not hold the dog.
  if (word.value === 'holding' && /[,;，、]/.test(reading.text.slice(word.end, after.start)))
    return undefined;
  // "A wall of books and a reading girl": books hold nobody.
  const held = mentioned.find(({ index }) => index === after.thing)?.mention;
  if (
    word.value === 'holding' &&
    held &&
    isPerson(String(held.value)) &&
    !isAlive(String(thingBefore(word.start)?.mention.value))
  )
    return undefined;
  const nearest = thingBefore(word.start);
  const behind = thingAfter(after.end);
  if (
    behind &&
    hasInvertedOrder(reading, language, word, after, behind.mention, mentions, nearest !== undefined)
  )
    return { of: behind, to: after };
  const of = nearest && (findDoer(nearest, mentioned, mentions) ?? nearest);
  if (of) {
    // "On a snowy fence", "in a mountain river": a place before the noun only modifies it.
    const between = mentions.some(
      (mention) =>
        (mention.part === 'relation' ||
          mention.part === 'unknown' ||
          (mention.part === 'sign' &&
            namesPlace(mention.value) &&
            after.surface !== WATER &&
            // "A cafe table" in English; in other languages a genitive: `na polu maków`.
            !(language === 'en' && reading.text.slice(mention.end, after.start) === ' '))) &&
        mention.start >= word.end &&
        mention.end <= after.start,
    );
    // "At" also introduces hours and places.
    const loose = word.value === 'around' && /[,;]/u.test(reading.text.slice(word.end, after.start));
    // "In a red coat, feeding pigeons": clothes.
    const dressed =
      word.value === 'in' &&
      mentions.some(({ part, start, end }) => part === 'garment' && start >= word.end && end <= after.start);
    // A sign takes the preposition before a comma or a verb: "under the blossoms, two friends", "im Regen spazieren".
    const done = (from: number): boolean =>
      mentions.some(({ part, start }) => part === 'action' && start >= from && start < after.start);
    const closed = mentions.some(
      ({ part, start, end }) =>
        part === 'sign' &&
        start >= word.end &&
        end <= after.start &&
        (/^\s?,/u.test(reading.text.slice(end, after.start)) || done(end)),
    );
    const ofPlace = word.value === 'with' && belongsToPlace(reading, language, word, of, mentions);
    return between || loose || closed || dressed || ofPlace ? undefined : { of, to: after };
  }
  // "骑马的宇航员": the rider follows the mount.
  const second = thingAfter(after.end);
  return TAKES.has(word.value) && second ? { of: second, to: after } : undefined;
}
