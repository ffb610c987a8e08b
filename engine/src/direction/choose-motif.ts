import { findMotifs, motifs } from '../art/motifs.ts';
import type { DesignRequest, Topic } from '../brief/design-request.ts';
import type { Random } from '../random.ts';
import { findTopics } from '../reader/find-topics.ts';
import { readText } from '../reader/reading/reading.ts';
import { listEmblems } from './illustration/list-emblems.ts';
import { toOwnWords } from './own-words.ts';

// Motifs that a look prefers when the topic leaves it open, best first.
const HOUSE_MOTIFS: Readonly<Record<string, readonly string[]>> = {
  engineering: ['iso-blocks', 'network', 'streams', 'contours'],
  geometric: ['bauhaus'],
};

// Looks whose art is a system of its own, in which a drawn subject would be out of place.
const WITHOUT_SUBJECT: readonly string[] = ['engineering', 'geometric', 'data'];
/** Motifs that are compositions of their own. Rays, rings, dots and facets say as little, and reviewers took them for filler. */
export const ABSTRACT: readonly string[] = ['arches', 'bauhaus', 'contours'];
// How many of the motifs for a topic show it plainly.
const TOPICAL = 3;

// Topics that a motif only hints at: a chip is not a padlock, a sprig is not dinner.
const FAINT: Readonly<Record<string, readonly Topic[]>> = {
  circuit: ['security', 'code'],
  coins: ['shopping'],
  books: ['legal'],
  // Anonymous people and speech bubbles say nothing about a trade, an article or a town.
  bubbles: ['people'],
  crowd: ['education', 'people'],
  lanes: ['health'],
  molecules: ['health'],
  // Heartbeats stand for hospitals, not for rest, diets or exercise.
  pulse: ['health'],
  // A planet stands for the sky, not for knowledge.
  orbits: ['science'],
  network: ['architecture'],
  stems: ['food'],
  streams: ['music'],
  waves: ['music'],
};

/** Returns the topics to illustrate: a job is about people first; a blog is about writing only if its words are. */
function topicsOf(request: DesignRequest): readonly Topic[] {
  const { kind, topics, copy, language } = toOwnWords(request);
  if (kind === 'hiring') return ['people', ...topics];
  if (!topics.includes('writing')) return topics;
  const others = topics.filter((topic) => topic !== 'writing');
  const said = findTopics(readText(`${copy.title}\n${copy.subtitle ?? ''}`), language);
  return said.includes('writing') ? [...others, 'writing'] : others;
}

/**
 * Chooses the most telling subject or motif that the look can show, else a motif for the topic, else an abstract one.
 */
export function chooseMotif(request: DesignRequest, look: string, random: Random): string {
  const house = (HOUSE_MOTIFS[look] ?? []).filter((name) => motifs.some((motif) => motif.name === name));
  if (look === 'geometric' && house[0]) return house[0];
  for (const set of listEmblems(request)) {
    const shown = set.filter((name) => !(isSubject(name) && WITHOUT_SUBJECT.includes(look)));
    if (shown.length > 0) return random.pick(isSubject(shown[0] ?? '') ? shown.filter(isSubject) : shown);
  }
  const topical = findTopical(topicsOf(request));
  if (topical.length > 0) return random.pick(topical.slice(0, TOPICAL));
  if (house.length > 0) return random.pick(house);
  return pickAbstract(random);
}

const pickAbstract = (random: Random): string => random.pick(ABSTRACT);

const isSubject = (name: string): boolean => name.startsWith('subject:');

// Subjects that a plot can show.
const PLOTTED: readonly string[] = ['subject:bar-chart', 'streams'];

/** Whether a look cannot show what the brief is about. */
export function cannotShowSubject(request: DesignRequest, look: string): boolean {
  const [telling] = listEmblems(request);
  if (!telling || !WITHOUT_SUBJECT.includes(look)) return false;
  if (look === 'data') return !request.copy.metric && !telling.some((name) => PLOTTED.includes(name));
  return look === 'geometric' || isSubject(telling[0] ?? '');
}

/** Rates how well a motif fits the subject of the brief, or else its topic, 0..1. */
export function rateMotif(request: DesignRequest, motif: string): number {
  const [telling] = listEmblems(request);
  if (telling) return telling.includes(motif) ? 1 : 0.3;
  const topics = topicsOf(request);
  if (topics.length === 0) return 1;
  const says = motifs.find(({ name }) => name === motif)?.topics ?? [];
  return topics.some((topic) => says.includes(topic) && !FAINT[motif]?.includes(topic)) ? 1 : 0.5;
}

/** Lists the motifs for the first topic that has any. */
function findTopical(topics: readonly Topic[]): string[] {
  const says = (name: string, topic: Topic): boolean => !FAINT[name]?.includes(topic);
  for (const topic of topics) {
    const found = findMotifs([topic]).filter(
      (motif) => motif.topics.includes(topic) && says(motif.name, topic),
    );
    if (found.length > 0) return found.map((motif) => motif.name);
  }
  return [];
}
