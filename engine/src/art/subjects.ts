import type { Subject } from './subject.ts';
import { airplane } from './subjects/airplane.ts';
import { apple } from './subjects/apple.ts';
import { barChart } from './subjects/bar-chart.ts';
import { basketball } from './subjects/basketball.ts';
import { bicycle } from './subjects/bicycle.ts';
import { book } from './subjects/book.ts';
import { bread } from './subjects/bread.ts';
import { cake } from './subjects/cake.ts';
import { calendar } from './subjects/calendar.ts';
import { camera } from './subjects/camera.ts';
import { car } from './subjects/car.ts';
import { cat } from './subjects/cat.ts';
import { clock } from './subjects/clock.ts';
import { cloud } from './subjects/cloud.ts';
import { coffeeCup } from './subjects/coffee-cup.ts';
import { database } from './subjects/database.ts';
import { envelope } from './subjects/envelope.ts';
import { football } from './subjects/football.ts';
import { fox } from './subjects/fox.ts';
import { gear } from './subjects/gear.ts';
import { gift } from './subjects/gift.ts';
import { globe } from './subjects/globe.ts';
import { guitar } from './subjects/guitar.ts';
import { headphones } from './subjects/headphones.ts';
import { heart } from './subjects/heart.ts';
import { house } from './subjects/house.ts';
import { key } from './subjects/key.ts';
import { laptop } from './subjects/laptop.ts';
import { lightbulb } from './subjects/lightbulb.ts';
import { lighthouse } from './subjects/lighthouse.ts';
import { lock } from './subjects/lock.ts';
import { megaphone } from './subjects/megaphone.ts';
import { microphone } from './subjects/microphone.ts';
import { moon } from './subjects/moon.ts';
import { mountain } from './subjects/mountain.ts';
import { palette } from './subjects/palette.ts';
import { partyPopper } from './subjects/party-popper.ts';
import { pencil } from './subjects/pencil.ts';
import { phone } from './subjects/phone.ts';
import { pizza } from './subjects/pizza.ts';
import { plant } from './subjects/plant.ts';
import { robot } from './subjects/robot.ts';
import { rocket } from './subjects/rocket.ts';
import { sailboat } from './subjects/sailboat.ts';
import { shoppingBag } from './subjects/shopping-bag.ts';
import { sneaker } from './subjects/sneaker.ts';
import { tree } from './subjects/tree.ts';
import { trophy } from './subjects/trophy.ts';

/** Every drawn subject, by name. Adding one: a file in `subjects/`, a line here. */
export const subjects: readonly Subject[] = [
  airplane,
  apple,
  barChart,
  basketball,
  bicycle,
  book,
  bread,
  cake,
  calendar,
  camera,
  car,
  cat,
  clock,
  cloud,
  coffeeCup,
  database,
  envelope,
  football,
  fox,
  gear,
  gift,
  globe,
  guitar,
  headphones,
  heart,
  house,
  key,
  laptop,
  lightbulb,
  lighthouse,
  lock,
  megaphone,
  microphone,
  moon,
  mountain,
  palette,
  partyPopper,
  pencil,
  phone,
  pizza,
  plant,
  robot,
  rocket,
  sailboat,
  shoppingBag,
  sneaker,
  tree,
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
