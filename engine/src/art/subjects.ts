import type { Subject } from './subject.ts';
import { animals } from './subjects/animals.ts';
import { buildings } from './subjects/buildings.ts';
import { food } from './subjects/food.ts';
import { home } from './subjects/home.ts';
import { music } from './subjects/music.ts';
import { plants } from './subjects/plants.ts';
import { sky } from './subjects/sky.ts';
import { sports } from './subjects/sports.ts';
import { tools } from './subjects/tools.ts';
import { trades } from './subjects/trades.ts';
import { vehicles } from './subjects/vehicles.ts';

/** Every drawn subject. Adding one: a file in a folder of `subjects/`, a line in that folder's list. */
export const subjects: readonly Subject[] = [
  ...animals,
  ...buildings,
  ...food,
  ...home,
  ...music,
  ...plants,
  ...sky,
  ...sports,
  ...vehicles,
  ...tools,
  ...trades,
];

const byNoun = new Map<string, Subject>();
for (const subject of subjects) for (const noun of subject.nouns) byNoun.set(noun, subject);

/** The subject of the first noun that has one; plurals and capitals are understood. */
export function findSubject(nouns: readonly string[]): Subject | undefined {
  for (const noun of nouns) {
    for (const form of singularForms(noun.trim().toLowerCase())) {
      const subject = byNoun.get(form);
      if (subject !== undefined) return subject;
    }
  }
  return undefined;
}

/** Throws for a name that no subject has: names come from `subjects`, not from users. */
export function getSubject(name: string): Subject {
  const subject = subjects.find((candidate) => candidate.name === name);
  if (subject === undefined) throw new Error(`no subject is named ${name}`);
  return subject;
}

/** The word and what it may be the plural of: `shoes` shoe, `boxes` box, `parties` party, `loaves` loaf. */
function singularForms(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  // `boxes`, `dishes`, `tomatoes`; `rates` is no plural of `rat`.
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}
