import type { Subject } from './subject.ts';
import { airplane } from './subjects/airplane.ts';
import { apple } from './subjects/apple.ts';
import { balloon } from './subjects/balloon.ts';
import { barChart } from './subjects/bar-chart.ts';
import { basketball } from './subjects/basketball.ts';
import { bear } from './subjects/bear.ts';
import { bicycle } from './subjects/bicycle.ts';
import { book } from './subjects/book.ts';
import { box } from './subjects/box.ts';
import { bread } from './subjects/bread.ts';
import { briefcase } from './subjects/briefcase.ts';
import { burger } from './subjects/burger.ts';
import { cactus } from './subjects/cactus.ts';
import { cake } from './subjects/cake.ts';
import { calendar } from './subjects/calendar.ts';
import { camera } from './subjects/camera.ts';
import { car } from './subjects/car.ts';
import { cat } from './subjects/cat.ts';
import { christmasTree } from './subjects/christmas-tree.ts';
import { clapperboard } from './subjects/clapperboard.ts';
import { clock } from './subjects/clock.ts';
import { cloud } from './subjects/cloud.ts';
import { cocktail } from './subjects/cocktail.ts';
import { coffeeCup } from './subjects/coffee-cup.ts';
import { compass } from './subjects/compass.ts';
import { creditCard } from './subjects/credit-card.ts';
import { database } from './subjects/database.ts';
import { deer } from './subjects/deer.ts';
import { dog } from './subjects/dog.ts';
import { donut } from './subjects/donut.ts';
import { dumbbell } from './subjects/dumbbell.ts';
import { envelope } from './subjects/envelope.ts';
import { flower } from './subjects/flower.ts';
import { football } from './subjects/football.ts';
import { fox } from './subjects/fox.ts';
import { gamepad } from './subjects/gamepad.ts';
import { gear } from './subjects/gear.ts';
import { gift } from './subjects/gift.ts';
import { globe } from './subjects/globe.ts';
import { graduationCap } from './subjects/graduation-cap.ts';
import { guitar } from './subjects/guitar.ts';
import { headphones } from './subjects/headphones.ts';
import { heart } from './subjects/heart.ts';
import { hourglass } from './subjects/hourglass.ts';
import { house } from './subjects/house.ts';
import { iceCream } from './subjects/ice-cream.ts';
import { key } from './subjects/key.ts';
import { laptop } from './subjects/laptop.ts';
import { lightbulb } from './subjects/lightbulb.ts';
import { lighthouse } from './subjects/lighthouse.ts';
import { lock } from './subjects/lock.ts';
import { magnifier } from './subjects/magnifier.ts';
import { megaphone } from './subjects/megaphone.ts';
import { microphone } from './subjects/microphone.ts';
import { moon } from './subjects/moon.ts';
import { mountain } from './subjects/mountain.ts';
import { mushroom } from './subjects/mushroom.ts';
import { palette } from './subjects/palette.ts';
import { paperPlane } from './subjects/paper-plane.ts';
import { partyPopper } from './subjects/party-popper.ts';
import { pencil } from './subjects/pencil.ts';
import { phone } from './subjects/phone.ts';
import { piggyBank } from './subjects/piggy-bank.ts';
import { pizza } from './subjects/pizza.ts';
import { planet } from './subjects/planet.ts';
import { plant } from './subjects/plant.ts';
import { pumpkin } from './subjects/pumpkin.ts';
import { rabbit } from './subjects/rabbit.ts';
import { robot } from './subjects/robot.ts';
import { rocket } from './subjects/rocket.ts';
import { sailboat } from './subjects/sailboat.ts';
import { scales } from './subjects/scales.ts';
import { shoppingBag } from './subjects/shopping-bag.ts';
import { sneaker } from './subjects/sneaker.ts';
import { suitcase } from './subjects/suitcase.ts';
import { sun } from './subjects/sun.ts';
import { tShirt } from './subjects/t-shirt.ts';
import { target } from './subjects/target.ts';
import { tree } from './subjects/tree.ts';
import { trophy } from './subjects/trophy.ts';
import { umbrella } from './subjects/umbrella.ts';
import { whale } from './subjects/whale.ts';

/** Every drawn subject, by name. Adding one: a file in `subjects/`, a line here. */
export const subjects: readonly Subject[] = [
  airplane,
  apple,
  balloon,
  barChart,
  basketball,
  bear,
  bicycle,
  book,
  box,
  bread,
  briefcase,
  burger,
  cactus,
  cake,
  calendar,
  camera,
  car,
  cat,
  christmasTree,
  clapperboard,
  clock,
  cloud,
  cocktail,
  coffeeCup,
  compass,
  creditCard,
  database,
  deer,
  dog,
  donut,
  dumbbell,
  envelope,
  flower,
  football,
  fox,
  gamepad,
  gear,
  gift,
  globe,
  graduationCap,
  guitar,
  headphones,
  heart,
  hourglass,
  house,
  iceCream,
  key,
  laptop,
  lightbulb,
  lighthouse,
  lock,
  magnifier,
  megaphone,
  microphone,
  moon,
  mountain,
  mushroom,
  palette,
  paperPlane,
  partyPopper,
  pencil,
  phone,
  piggyBank,
  pizza,
  planet,
  plant,
  pumpkin,
  rabbit,
  robot,
  rocket,
  sailboat,
  scales,
  shoppingBag,
  sneaker,
  suitcase,
  sun,
  tShirt,
  target,
  tree,
  trophy,
  umbrella,
  whale,
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
