import { findMotifs, motifs } from '../art/motifs.ts';
import type { Brief, Topic } from '../brief/brief.ts';
import { readText } from '../brief/reading/reading.ts';
import { findTopics } from '../brief/topics.ts';
import type { Random } from '../random.ts';
import { listEmblems } from './name-subject.ts';

// What a look draws when the topic leaves it open; the first names suit it best.
const HOUSE_MOTIFS: Readonly<Record<string, readonly string[]>> = {
  engineering: ['iso-blocks', 'network', 'streams', 'contours'],
  geometric: ['bauhaus'],
};

// Looks whose art is a system of its own: a drawn subject would be a foreign body in it.
const WITHOUT_SUBJECT: readonly string[] = ['engineering', 'geometric', 'data'];
// Of the motifs that speak about the topic, the first few do it plainly.
const TOPICAL = 3;

// Motifs that touch a topic without saying it: a chip is no padlock, a sprig no dinner.
const FAINT: Readonly<Record<string, readonly Topic[]>> = {
  circuit: ['security', 'code'],
  coins: ['shopping'],
  books: ['legal'],
  // Anonymous people and speech balloons say nothing of a trade, an article or a town.
  bubbles: ['people'],
  crowd: ['education', 'people'],
  lanes: ['health'],
  molecules: ['health'],
  // Heartbeats belong to hospitals, not to rest, diets and gymnastics.
  pulse: ['health'],
  // A planet says the sky, not knowledge.
  orbits: ['science'],
  network: ['architecture'],
  stems: ['food'],
  streams: ['music'],
  waves: ['music'],
};

/** A job is about people before it is about its trade; a card for a blog, not about writing unless its words are. */
function topicsOf({ kind, topics, copy, language }: Brief): readonly Topic[] {
  if (kind === 'hiring') return ['people', ...topics];
  if (!topics.includes('writing')) return topics;
  const others = topics.filter((topic) => topic !== 'writing');
  const said = findTopics(readText(`${copy.title}\n${copy.subtitle ?? ''}`), language);
  return said.includes('writing') ? [...others, 'writing'] : others;
}

/** What says the brief best of all that the look can show, else a motif about its topic, else an abstract one. */
export function chooseMotif(brief: Brief, look: string, random: Random): string {
  const house = (HOUSE_MOTIFS[look] ?? []).filter((name) => motifs.some((motif) => motif.name === name));
  if (look === 'geometric' && house[0]) return house[0];
  for (const set of listEmblems(brief)) {
    const shown = set.filter((name) => !(isSubject(name) && WITHOUT_SUBJECT.includes(look)));
    if (shown.length > 0) return random.pick(isSubject(shown[0] ?? '') ? shown.filter(isSubject) : shown);
  }
  const topical = findTopical(topicsOf(brief));
  if (topical.length > 0) return random.pick(topical.slice(0, TOPICAL));
  if (house.length > 0) return random.pick(house);
  return random.pick(motifs.filter((motif) => motif.topics.length === 0)).name;
}

const isSubject = (name: string): boolean => name.startsWith('subject:');

// Plots say these; tiles say nothing but themselves.
const PLOTTED: readonly string[] = ['subject:bar-chart', 'streams'];

/** Whether a look would leave unsaid what the brief names. */
export function hidesMatter(brief: Brief, look: string): boolean {
  const [telling] = listEmblems(brief);
  if (!telling || !WITHOUT_SUBJECT.includes(look)) return false;
  if (look === 'data') return !brief.copy.metric && !telling.some((name) => PLOTTED.includes(name));
  return look === 'geometric' || isSubject(telling[0] ?? '');
}

/** How much of what the brief is about a motif says, 0..1: what it names, else its topic. */
export function saysOf(brief: Brief, motif: string): number {
  const [telling] = listEmblems(brief);
  if (telling) return telling.includes(motif) ? 1 : 0.3;
  const topics = topicsOf(brief);
  if (topics.length === 0) return 1;
  const says = motifs.find(({ name }) => name === motif)?.topics ?? [];
  return topics.some((topic) => says.includes(topic) && !FAINT[motif]?.includes(topic)) ? 1 : 0.5;
}

/** Motifs that say the first topic that any motif says. */
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
