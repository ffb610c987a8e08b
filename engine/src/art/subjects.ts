import type { Subject } from './subject.ts';
import { coffeeCup } from './subjects/coffee-cup.ts';
import { microphone } from './subjects/microphone.ts';
import { sneaker } from './subjects/sneaker.ts';

/** Every drawn subject, by name. Adding one: a file in `subjects/`, a line here. */
export const subjects: readonly Subject[] = [coffeeCup, microphone, sneaker];

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
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}
