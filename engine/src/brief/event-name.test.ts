import { describe, expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

describe('the name of an event stands over a quoted title', () => {
  test.each([
    ['bike to work week poster, cyclists in the city, "Leave the car at home"', 'Bike to work week'],
    ['poster for a jazz night: a saxophone player, title "Blue Hour", Friday 9 pm', 'Jazz night'],
    ['Plakat für ein Weihnachtskonzert: Kirche im Schnee, Titel „Stille Nacht“', 'Weihnachtskonzert'],
    ['cartel de feria del libro con una niña leyendo, "Lee y vuela"', 'Feria del libro'],
    ['affiche pour une course à pied : un coureur, "Trail des Crêtes", 14 juin', 'Course à pied'],
    ['여름 음악 축제 포스터, 제목 "파도 소리", 7월 19일', '여름 음악 축제'],
    ['料理教室のチラシ「春の和食」4月12日(土)11時から', '料理教室'],
  ])('%s', (prompt, name) => expect(parseBrief(prompt).copy.eyebrow).toBe(name));
});

test('a described picture is no name', () => {
  expect(parseBrief('poster of a girl at a window, "Stay home"').copy.eyebrow).toBeUndefined();
  expect(parseBrief('a cat on a wall, title "Big Fish"').copy.eyebrow).toBeUndefined();
});

test('what is asked for by its event alone has it as title', () => {
  expect(parseBrief('yoga class poster: every Sunday 9am, Riverside Park, bring a mat').copy).toMatchObject({
    title: 'Yoga class',
    subtitle: 'Bring a mat',
    place: 'Riverside Park',
  });
});
