import { findMotifs, motifs } from '../art/motifs.ts';
import { findSubject } from '../art/subjects.ts';
import type { Brief } from '../brief/brief.ts';
import type { Random } from '../random.ts';

// What a look draws when the topic leaves it open; the first names suit it best.
const HOUSE_MOTIFS: Readonly<Record<string, readonly string[]>> = {
  engineering: ['iso-blocks', 'network', 'streams', 'contours'],
  geometric: ['bauhaus'],
};

// Looks whose art is a system of its own: a drawn subject would be a foreign body in it.
export const WITHOUT_SUBJECT: readonly string[] = ['engineering', 'geometric'];
// Of the motifs that speak about the topic, the first few do it plainly.
const TOPICAL = 3;

/** A drawn subject if the brief names one, else a motif about its topic, else an abstract one. */
export function chooseMotif(brief: Brief, look: string, random: Random): string {
  const subject = WITHOUT_SUBJECT.includes(look) ? undefined : findSubject(brief.subjects);
  if (subject) return `subject:${subject.name}`;
  const house = (HOUSE_MOTIFS[look] ?? []).filter((name) => motifs.some((motif) => motif.name === name));
  if (look === 'geometric' && house[0]) return house[0];
  const found = findMotifs(brief.topics);
  const topical = found.filter((motif) => motif.topics.some((topic) => brief.topics.includes(topic)));
  if (topical.length > 0) return random.pick(topical.slice(0, TOPICAL)).name;
  return house.length > 0 ? random.pick(house) : random.pick(found.length > 0 ? found : motifs).name;
}
