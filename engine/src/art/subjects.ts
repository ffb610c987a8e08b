import type { Subject } from './subject.ts';
import { book } from './subjects/book.ts';
import { calendar } from './subjects/calendar.ts';
import { camera } from './subjects/camera.ts';
import { clock } from './subjects/clock.ts';
import { coffeeCup } from './subjects/coffee-cup.ts';
import { envelope } from './subjects/envelope.ts';
import { gift } from './subjects/gift.ts';
import { guitar } from './subjects/guitar.ts';
import { headphones } from './subjects/headphones.ts';
import { house } from './subjects/house.ts';
import { laptop } from './subjects/laptop.ts';
import { lightbulb } from './subjects/lightbulb.ts';
import { megaphone } from './subjects/megaphone.ts';
import { microphone } from './subjects/microphone.ts';
import { palette } from './subjects/palette.ts';
import { pencil } from './subjects/pencil.ts';
import { phone } from './subjects/phone.ts';
import { plant } from './subjects/plant.ts';
import { rocket } from './subjects/rocket.ts';
import { shoppingBag } from './subjects/shopping-bag.ts';
import { sneaker } from './subjects/sneaker.ts';
import { trophy } from './subjects/trophy.ts';

/** Every drawn subject, by name. Adding one: a file in `subjects/`, a line here. */
export const subjects: readonly Subject[] = [
  book,
  calendar,
  camera,
  clock,
  coffeeCup,
  envelope,
  gift,
  guitar,
  headphones,
  house,
  laptop,
  lightbulb,
  megaphone,
  microphone,
  palette,
  pencil,
  phone,
  plant,
  rocket,
  shoppingBag,
  sneaker,
  trophy,
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
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}
