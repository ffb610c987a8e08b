import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

describe('the name of an event stands over a quoted title', () => {
  test.each([
    ['bike to work week poster, cyclists in the city, "Leave the car at home"', 'Bike to work week'],
    ['poster for a jazz night: a saxophone player, title "Blue Hour", Friday 9 pm', 'Jazz night'],
    ['Plakat für ein Weihnachtskonzert: Kirche im Schnee, Titel „Stille Nacht“', 'Weihnachtskonzert'],
    ['cartel de feria del libro con una niña leyendo, "Lee y vuela"', 'Feria del libro'],
    ['affiche pour une course à pied : un coureur, "Trail des Crêtes", 14 juin', 'Course à pied'],
    ['여름 음악 축제 포스터, 제목 "파도 소리", 7월 19일', '여름 음악 축제'],
    ['料理教室のチラシ「春の和食」4月12日(土)11時から', '料理教室'],
  ])('%s', (prompt, name) => expect(parsePrompt(prompt).copy.eyebrow).toBe(name));
});

test('a described picture is no name', () => {
  expect(parsePrompt('poster of a girl at a window, "Stay home"').copy.eyebrow).toBeUndefined();
  expect(parsePrompt('a cat on a wall, title "Big Fish"').copy.eyebrow).toBeUndefined();
});

test('what is asked for by its event alone has it as title', () => {
  expect(parsePrompt('yoga class poster: every Sunday 9am, Riverside Park, bring a mat').copy).toMatchObject({
    title: 'Yoga class',
    subtitle: 'Bring a mat',
    place: 'Riverside Park',
  });
});

test.each([
  ['दिवाली सेल कार्ड: सभी साड़ियों पर 25% की छूट, 5 नवंबर तक', 'दिवाली सेल'],
  ['Black Friday banner: 60% off all headphones, until Sunday', 'Black Friday'],
  ['Sommerschlussverkauf Banner: 50% auf alle Sandalen, bis 31. August', 'Sommerschlussverkauf'],
  ['kış indirimi afişi: tüm montlarda %30 indirim', 'Kış indirimi'],
  ['letnia wyprzedaż plakat: -30% na wszystkie sukienki', 'Letnia wyprzedaż'],
  ['summer clearance poster: 40% off all swimwear', 'Summer clearance'],
])('a sale keeps the name that stands before the word for the card: %s', (prompt, name) => {
  expect(parsePrompt(prompt).copy.eyebrow).toBe(name);
});

test.each([
  ['pumpkin patch banner, a scarecrow in a field of pumpkins, "Open daily 10-6"', 'Pumpkin patch'],
  ['petting zoo banner, two goats in a meadow, "Open weekends 10-4"', 'Petting zoo'],
  ['corn maze flyer, a scarecrow at sunset, "Get lost with us"', 'Corn maze'],
])('what one comes to stands over its hours: %s', (prompt, name) => {
  expect(parsePrompt(prompt).copy.eyebrow).toBe(name);
});

test.each([
  ["locandina sagra del vino con una vigna, Sagra dell'Uva, 20-21 settembre, Montalto", "Sagra dell'Uva"],
  ['poster for a wine festival with a vineyard, Riverside Wine Festival, 20 May', 'Riverside Wine Festival'],
  ['Plakat für ein Weinfest mit Weinberg, Weinfest Oberdorf, 20. September', 'Weinfest Oberdorf'],
  ['affiche fête du vin avec une vigne, Fête des Vendanges, 20 septembre', 'Fête des Vendanges'],
  ['cartel feria del libro con libros, Feria del Libro de Cádiz, 3 de mayo', 'Feria del Libro de Cádiz'],
])('%s: a name that repeats the occasion is the title', (prompt, title) => {
  const { copy } = parsePrompt(prompt);
  expect(copy.title).toBe(title);
  expect(copy.date).toBeDefined();
});

test('a name with capitals behind the thing that is asked for is the whole title', () => {
  const titles = {
    'Locandina Sagra della Castagna, 18 e 19 ottobre': 'Sagra della Castagna',
    'Cartel Fiesta de la Vendimia, 3 de octubre, Haro': 'Fiesta de la Vendimia',
    'Affiche Fête de la Musique, 21 juin, Lyon': 'Fête de la Musique',
  };
  for (const [prompt, title] of Object.entries(titles)) expect(parsePrompt(prompt).copy.title).toBe(title);
});
