import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Brief } from './brief.ts';
import { parseBrief, platformSize } from './parse-brief.ts';

type PromptCase = Pick<Brief, 'prompt' | 'language' | 'kind' | 'copy'> &
  Partial<Pick<Brief, 'moods' | 'scheme' | 'colors' | 'subjects'>> & { platform?: string; warnings: number };

const cases: PromptCase[] = JSON.parse(readFileSync(new URL('./prompt-cases.json', import.meta.url), 'utf8'));

describe('the table of prompts', () => {
  test.each(cases)('$prompt', (expected) => {
    const brief = parseBrief(expected.prompt);
    expect(brief.copy).toEqual(expected.copy);
    expect({
      language: brief.language,
      kind: brief.kind,
      moods: brief.moods,
      scheme: brief.scheme,
      colors: brief.colors,
      platform: brief.platform?.name,
      warnings: brief.warnings.length,
    }).toEqual({
      language: expected.language,
      kind: expected.kind,
      moods: expected.moods ?? [],
      scheme: expected.scheme,
      colors: expected.colors ?? [],
      platform: expected.platform,
      warnings: expected.warnings,
    });
    if (expected.subjects) expect(brief.subjects).toEqual(expected.subjects);
  });
});

describe('parseBrief', () => {
  test('a bare headline is the title, letter for letter but for a capital at its head', () => {
    for (const headline of ['No more meetings', 'Design systems at scale', 'iPhone 20 is here!']) {
      expect(parseBrief(headline).copy).toEqual({ title: headline });
    }
    expect(parseBrief('why not?').copy).toEqual({ title: 'Why not?' });
  });

  test('topics and subjects come from the words', () => {
    expect(parseBrief('Blog header about Postgres indexing').topics[0]).toBe('data');
    expect(parseBrief('Plakat für ein Konzert mit Gitarre').subjects).toEqual(['guitar']);
    expect(parseBrief('Black Friday at Red Hat').colors).toEqual([]);
  });

  test('a pasted article is cut to its title and lead', () => {
    const lead = 'Last spring our build took forty minutes on a good day.';
    const article = `Why we rewrote our build system in Rust\n${lead} ${'Nobody liked that at all, "ever". '.repeat(100)}`;
    const { copy, warnings } = parseBrief(article.slice(0, 4000));
    expect(copy.title).toBe('Why we rewrote our build system in Rust');
    expect(copy.subtitle).toContain(lead);
    expect(copy.subtitle?.length).toBeLessThanOrEqual(140);
    expect(warnings).toEqual(['The prompt is long: the card shows its title and its first words.']);
  });

  test('quotations in a pasted article do not become its title', () => {
    const article = `The day we stopped. "Go," she said. ${'Nobody went anywhere that day. '.repeat(20)}`;
    expect(parseBrief(article).copy.title).toContain('The day we stopped');
  });

  test('more quotations than a card has room for are said to be left out', () => {
    const brief = parseBrief(Array.from({ length: 100 }, (_, index) => `"text ${index}"`).join(' '));
    expect(brief.quotes).toHaveLength(12);
    expect(brief.warnings).toContain('The prompt quotes 100 texts: the card has room for the first 12.');
  });

  test('what is not possible is said in words', () => {
    const { warnings } = parseBrief(
      'Poster for the bake sale, oil painting, add our logo, in the style of Monet, rounded corners',
    );
    expect(warnings.join('\n')).toContain('“oil painting”');
    expect(warnings.join('\n')).toContain('“our logo”');
    expect(warnings.join('\n')).toContain('“in the style of Monet”');
    expect(warnings.join('\n')).toContain('“rounded corners”');
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
    const brief = parseBrief(prompt);
    expect(brief.layout?.map((ask) => ask.wish)).toEqual([wish]);
    expect(brief.copy.title).not.toMatch(/title|Titel|titre|título|标题|left|right/i);
  });

  test('a title that stands to the left of something is no ask', () => {
    expect(parseBrief('Poster "Go West" left of the road').layout).toBeUndefined();
  });

  test('nothing visible gives a title all the same', () => {
    expect(parseBrief('\u200b\u202e\u0000').copy.title).toBe('Untitled');
  });
});

describe('platformSize', () => {
  test('pixels win over the platform, the platform over a ratio', () => {
    expect(platformSize('LinkedIn post about tea, 1080x1080')).toEqual({ width: 1080, height: 1080 });
    expect(platformSize('16:9 LinkedIn banner: tea')).toEqual({ width: 1584, height: 396 });
    expect(platformSize('9:16 poster about tea')).toEqual({ width: 1080, height: 1920 });
  });

  test('a platform or size that is copy sets no size', () => {
    expect(platformSize('TikTok trends 2026')).toBeUndefined();
    expect(platformSize('Poster "Grow on LinkedIn"')).toBeUndefined();
    expect(platformSize('poster about tea, 100x99999')).toBeUndefined();
  });
});
