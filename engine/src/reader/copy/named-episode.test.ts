import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteEpisode } from './named-episode.ts';

test.each([
  [
    'cover for episode 8 of the podcast Coffee with Strangers: The quiet bus',
    'Coffee with Strangers · Episode 8',
    'The quiet bus',
  ],
  [
    'portada para el episodio 3 del podcast Pan con Historia: El trigo antiguo',
    'Pan con Historia · Episodio 3',
    'El trigo antiguo',
  ],
  [
    'cover art for the podcast Slow Food Stories: Why bread matters',
    'Slow Food Stories',
    'Why bread matters',
  ],
])('a show keeps its whole name over its episode: %s', (prompt, eyebrow, title) => {
  expect(parsePrompt(prompt).copy).toEqual({ title, eyebrow });
});

test.each([
  'poster for the show of the year: bring friends',
  'Podcast Deep Roots, episode 4',
  'Why my podcast Failed: Lessons',
])('elsewhere the text stays: %s', (text) => expect(quoteEpisode(text, 'en')).toBe(text));
