import { describe, expect, test } from 'vitest';
import { findFrontMatter } from './find-front-matter.ts';

const MATTER = 'name: Acme\ncolors:\n  primary: "#fff"\n';

describe('front matter is found', () => {
  test.each([
    ['as the format has it', `---\n${MATTER}---\n\n# Acme\n`],
    ['after a byte order mark', `\uFEFF---\n${MATTER}---\n`],
    ['with CR LF', `---\n${MATTER}---\n`.replaceAll('\n', '\r\n')],
    ['with CR alone', `---\n${MATTER}---\n`.replaceAll('\n', '\r')],
    ['without a line break at its end', `---\n${MATTER}---`],
    ['with blanks after the fences', `--- \n${MATTER}---\t\n`],
    ['after blank lines', `\n \n---\n${MATTER}---\n`],
    ['closed as YAML closes a document', `---\n${MATTER}...\n`],
  ])('%s', (_, document) => {
    expect(findFrontMatter(document)).toMatchObject({ yaml: MATTER, problems: [] });
  });

  test.each([
    ['backticks', '```', '```'],
    ['backticks with a language', '```markdown', '```'],
    ['four backticks', '````md', '````'],
    ['tildes', '~~~', '~~~'],
  ])('inside a code fence of %s, which is told', (_, open, close) => {
    const { yaml, linesBefore, problems } = findFrontMatter(
      `\n${open}\n---\n${MATTER}---\n# Acme\n\n\`\`\`css\na {}\n\`\`\`\n${close}\n`,
    );
    expect([yaml, linesBefore]).toEqual([MATTER, 3]);
    expect(problems).toEqual([expect.stringContaining('remove the fence')]);
  });
});

describe('without front matter, the document is told what to change', () => {
  test.each([
    ['nothing at all', '', 'has no front matter'],
    ['prose', '# Acme\n\nOur blue is #0000ff.\n', 'has no front matter'],
    ['a thematic break', '# Acme\n\n---\n\nMore.\n', 'has no front matter'],
    ['code that begins the document', '```css\na {}\n```\n', 'has no front matter'],
    ['a heading before it', `# Acme\n\n---\n${MATTER}---\n`, 'move its `---` to the first line'],
    ['no closing fence', `---\n${MATTER}`, 'is not closed'],
  ])('%s', (_, document, said) => {
    expect(findFrontMatter(document)).toMatchObject({
      yaml: undefined,
      problems: [expect.stringContaining(said)],
    });
  });
});
