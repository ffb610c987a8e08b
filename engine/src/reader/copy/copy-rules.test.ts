import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { parsePrompt } from '../parse-prompt.ts';
import type { ParsedPrompt } from '../parsed-prompt.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { textsOf } from './unshown.ts';

type PromptCase = Pick<ParsedPrompt, 'prompt' | 'kind'>;

const cases: PromptCase[] = JSON.parse(
  readFileSync(new URL('../prompt-cases.json', import.meta.url), 'utf8'),
);

/** Words of a text as a card shows them, folded. */
const wordsOf = (text: string): string[] => readText(text).words.map(({ folded }) => folded);
const pick = (...items: string[]) => fc.constantFrom(...items);

const heads = pick(
  'Blog header about ',
  'reminder poster: ',
  'Make a banner for our newsletter: ',
  'Infographic style: ',
  'status update: ',
  'Create a card saying ',
  'flyer for ',
  'LinkedIn post about ',
);
const asks = pick(
  '',
  ', dark',
  ', in retro style',
  ', rainbow colors',
  ', make it minimal',
  ', blue background',
);
const topics = pick(
  'tidy gardens in small towns',
  'Quiet mornings by the sea',
  'two ways to mend a fence',
  'Lessons from a slow kitchen',
);
const events = pick('Harvest supper', 'Choir rehearsal', 'Clay workshop', 'Robotics meetup');
const days = pick('12 June', 'Saturday 3 May, 2 pm', 'Friday 8 November', 'July 4 at 9am');
const places = pick('Mill Hall', 'at the Old Dairy', 'Porto', 'Larch House, Leeds');
const details = pick('free entry', '£8', 'bring a friend', 'limited seats', '6 weeks', 'doors 7 PM');
const calls = pick('', '. Register at oakmill.org/join', '. Apply in store', '. Book now at 555 0142');
const REQUEST =
  /\b(?:poster|banner|flyer|header|infographic|style|background|create|make|post|reminder|status update|saying|rainbow colors)\b/i;

describe('copy of a request', () => {
  test('no word that asks stands in a title', () => {
    fc.assert(
      fc.property(heads, topics, asks, (head, topic, ask) => {
        const { copy } = parsePrompt(head + topic + ask);
        expect(copy.title).not.toMatch(REQUEST);
        expect(foldText(copy.title)).toBe(foldText(topic));
        expect(copy.title).toMatch(/^\p{Lu}/u);
      }),
    );
  });

  test('every word of an invitation is on the card', () => {
    fc.assert(
      fc.property(events, days, places, details, calls, (event, day, place, detail, call) => {
        const words = `${event}, ${day}, ${place}, ${detail}${call}`;
        const { copy } = parsePrompt(`Poster for ${words}`);
        const shown = textsOf(copy).flatMap(wordsOf);
        const missing = wordsOf(words).filter((word) => !shown.includes(word) && !/^(?:at|the)$/.test(word));
        expect(missing).toEqual([]);
        expect(copy.title).toBe(event);
        expect(copy.date).toContain(day);
      }),
    );
  });

  test('a numbered list is shown whole and in order, whatever its items say', () => {
    const items = fc.uniqueArray(
      pick('Keep it dark', 'Use no red', 'Walk', 'Sleep by 10', 'Be bold', 'Make tea'),
      {
        minLength: 3,
      },
    );
    fc.assert(
      fc.property(items, asks, (list, ask) => {
        const numbered = list.map((item, index) => `${index + 1}. ${item}`).join(' ');
        const { copy } = parsePrompt(`Cheat sheet: Better evenings. ${numbered}${ask}`);
        expect(copy.title).toBe('Better evenings');
        expect(copy.lines).toEqual(list.map((item, index) => `${index + 1}. ${item}`));
      }),
    );
  });

  test('a price list is shown line by line', () => {
    const dishes = fc.uniqueArray(pick('Soup', 'Rye bread', 'Green tea', 'Plum cake', 'Dal'), {
      minLength: 2,
    });
    fc.assert(
      fc.property(dishes, fc.integer({ min: 1, max: 99 }), (list, price) => {
        const lines = list.map((dish, index) => `${dish} ${price + index}.50`);
        expect(parsePrompt(`Lunch menu: ${lines.join(', ')}`).copy).toMatchObject({
          title: 'Lunch menu',
          lines,
        });
      }),
    );
  });

  test('what is said behind quoted words is shown or named', () => {
    fc.assert(
      fc.property(days, places, details, asks, (day, place, detail, ask) => {
        const words = `${day}, ${place}, ${detail}`;
        const { copy, warnings } = parsePrompt(`Event poster "Open Stage", ${words}${ask}`);
        const said = [...textsOf(copy), ...messagesOf(warnings)].flatMap(wordsOf);
        expect(wordsOf(words).filter((word) => !said.includes(word) && !/^(?:at|the)$/.test(word))).toEqual(
          [],
        );
        expect(copy.title).toBe('Open Stage');
      }),
    );
  });
});

describe('the table of prompts', () => {
  const quoted = cases.filter(({ prompt }) => parsePrompt(prompt).quotes.length > 1);

  test.each(quoted)('quoted words of $prompt stand on the card, each once', ({ prompt }) => {
    const request = parsePrompt(prompt);
    const all = textsOf(request.copy).join('\n');
    const found = findQuotes(prompt).quotes.map(({ text }) => text);
    for (const text of request.quotes) expect(all).toContain(text);
    for (const text of found.slice(0, 12)) expect(all.split(text).length - 1).toBeGreaterThan(0);
  });

  const asked = cases.filter(({ kind, prompt }) => kind !== 'picture' && !/[\n{<]|https?:/.test(prompt));

  test('copy holds no word that its prompt does not', () => {
    const labels = /^(?:blog|podcast|announcement|article)$/;
    for (const { prompt } of asked) {
      const { copy } = parsePrompt(prompt);
      const own = foldText(prompt);
      const strange = [copy.title, copy.subtitle ?? '', ...(copy.lines ?? [])]
        .flatMap(wordsOf)
        .filter((word) => !own.includes(word) && !labels.test(word));
      expect({ prompt, strange }).toEqual({ prompt, strange: [] });
    }
  });
});

describe('facts of a request', () => {
  test.each([
    ['invitation for Emma & Lucas, 14 September 2025, 3 pm, RSVP by 1 August', 'RSVP by 1 August'],
    ['invitation to the harvest supper, 14 September 2025, reply by 1 August', 'Reply by 1 August'],
  ])('the day of a reply is not that of the event: %s', (prompt, call) => {
    const { copy } = parsePrompt(prompt);
    expect(copy.callToAction).toBe(call);
    expect(copy.date).toContain('14');
    expect(copy.date).not.toContain('1 August');
  });

  test('notes come behind the day where the prompt says them behind it, and before it where before', () => {
    const said = (prompt: string) => parsePrompt(prompt).copy.notesLast;
    expect(said('poster: Yoga in the park, every Sunday, bring a mat')).toBe(true);
    expect(said('poster: Yoga in the park, bring a mat, every Sunday 9 am')).toBeUndefined();
    expect(said('poster "Yoga in the park" subtitle "Bring a mat", every Sunday')).toBeUndefined();
  });

  test('hours that head the items of an agenda stay with them, and none is the date', () => {
    const { copy } = parsePrompt('Team day: 9:00 Welcome, 9:30 Roadmap, 13:00 Lunch, 14:00 Retro');
    expect(copy).toEqual({
      title: 'Team day',
      lines: ['9:00 Welcome', '9:30 Roadmap', '13:00 Lunch', '14:00 Retro'],
    });
  });

  test('an author keeps an office and the house behind commas', () => {
    const of = (behind: string) =>
      parsePrompt(`quote card: "Ship small, ship often" - ${behind}`).copy.attribution;
    expect(of('Priya, COO, Fintra')).toBe('Priya, COO, Fintra');
    expect(of('Priya Nair, Head of Design')).toBe('Priya Nair, Head of Design');
    expect(of('Priya, dark background')).toBe('Priya');
  });
});

test.each(['company name Ledgerly', 'brand name Fernly', 'markenname Lumio'])(
  '%s: the name stands apart from the features, and its label is not told as missing',
  (words) => {
    const { copy, warnings } = parsePrompt(`changelog card: Release 4.1, dark mode, CSV export. ${words}`);
    expect(warnings).toEqual([]);
    expect(copy.lines).toEqual([words.split(' ').at(-1)]);
  },
);
