import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../brief/warning.ts';
import { parsePrompt } from './parse-prompt.ts';
import type { ParsedPrompt } from './parsed-prompt.ts';

type PromptCase = Pick<ParsedPrompt, 'prompt' | 'language' | 'kind' | 'copy'> &
  Partial<Pick<ParsedPrompt, 'moods' | 'scheme' | 'colors' | 'subjects'>> & {
    platform?: string;
    warnings: number;
  };

const cases: PromptCase[] = JSON.parse(readFileSync(new URL('./prompt-cases.json', import.meta.url), 'utf8'));

describe('the table of prompts', () => {
  test.each(cases)('$prompt', (expected) => {
    const request = parsePrompt(expected.prompt);
    expect(request.copy).toEqual(expected.copy);
    expect({
      language: request.language,
      kind: request.kind,
      moods: request.moods,
      scheme: request.scheme,
      colors: request.colors,
      platform: request.platform?.name,
      warnings: request.warnings.length,
    }).toEqual({
      language: expected.language,
      kind: expected.kind,
      moods: expected.moods ?? [],
      scheme: expected.scheme,
      colors: expected.colors ?? [],
      platform: expected.platform,
      warnings: expected.warnings,
    });
    if (expected.subjects) expect(request.subjects).toEqual(expected.subjects);
  });
});

describe('parsePrompt', () => {
  test('a bare headline is the title, letter for letter but for a capital at its head', () => {
    for (const headline of ['No more meetings', 'Design systems at scale', 'iPhone 20 is here!']) {
      expect(parsePrompt(headline).copy).toEqual({ title: headline });
    }
    expect(parsePrompt('why not?').copy).toEqual({ title: 'Why not?' });
  });

  test('topics and subjects come from the words', () => {
    expect(parsePrompt('Blog header about Postgres indexing').topics[0]).toBe('data');
    expect(parsePrompt('Plakat für ein Konzert mit Gitarre').subjects).toEqual(['guitar']);
    expect(parsePrompt('Black Friday at Red Hat').colors).toEqual([]);
  });

  test('a pasted article is cut to its title and lead', () => {
    const lead = 'Last spring our build took forty minutes on a good day.';
    const article = `Why we rewrote our build system in Rust\n${lead} ${'Nobody liked that at all, "ever". '.repeat(100)}`;
    const { copy, warnings } = parsePrompt(article.slice(0, 4000));
    expect(copy.title).toBe('Why we rewrote our build system in Rust');
    expect(copy.subtitle).toContain(lead);
    expect(copy.subtitle?.length).toBeLessThanOrEqual(140);
    expect(messagesOf(warnings)).toEqual([
      'The prompt is long: the card shows its title and its first words.',
    ]);
  });

  test('quotations in a pasted article do not become its title', () => {
    const article = `The day we stopped. "Go," she said. ${'Nobody went anywhere that day. '.repeat(20)}`;
    expect(parsePrompt(article).copy.title).toContain('The day we stopped');
  });

  test('more quotations than a card has room for are said to be left out', () => {
    const request = parsePrompt(Array.from({ length: 100 }, (_, index) => `"text ${index}"`).join(' '));
    expect(request.quotes).toHaveLength(12);
    expect(messagesOf(request.warnings)).toContain(
      'The prompt quotes 100 texts: the card has room for the first 12.',
    );
  });

  test('what is not possible is said in words', () => {
    const { warnings } = parsePrompt(
      'Poster for the bake sale, oil painting, add our logo, in the style of Monet, rounded corners',
    );
    expect(messagesOf(warnings).join('\n')).toContain('“oil painting”');
    expect(messagesOf(warnings).join('\n')).toContain('“our logo”');
    expect(messagesOf(warnings).join('\n')).toContain('“in the style of Monet”');
    expect(messagesOf(warnings).join('\n')).toContain('“rounded corners”');
  });

  test.each([
    ['Blog post about tea, title on the right', 'right'],
    ['Poster of a fox with the title "Wild" on the left', 'left'],
    ['Poster about tea, centered', 'center'],
    ['Plakat "Sommerfest", Titel unten', 'bottom'],
    ['Affiche "Fête d’été", titre à droite', 'right'],
    ['Cartel "Feria", título a la izquierda', 'left'],
    ['海报“夏日”，标题居中', 'center'],
  ])('%s: the words stand %s', (prompt, wish) => {
    const request = parsePrompt(prompt);
    expect(request.layout?.map((ask) => ask.wish)).toEqual([wish]);
    expect(request.copy.title).not.toMatch(/title|Titel|titre|título|标题|left|right/i);
  });

  test('a title that stands to the left of something is no ask', () => {
    expect(parsePrompt('Poster "Go West" left of the road').layout).toBeUndefined();
  });

  test('nothing visible gives a title all the same', () => {
    expect(parsePrompt('\u200b\u202e\u0000').copy.title).toBe('Untitled');
  });
});
