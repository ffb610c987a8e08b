import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileDocument } from '../read/hostile-document.fixture.ts';
import { lintDocument } from './lint-document.ts';
import { reduceDocument } from './reduce-document.ts';
import { runLinter } from './run-linter.ts';

const MATTER = '---\nname: Acme\ncolors:\n  primary: "#fff"\n---\n';
const OUT_OF_ORDER = ['## Typography', '', 'Words.', '', '## Colors', '', 'More.', ''];
describe('the linter counts the same in the part as in the whole', () => {
  const documents: Record<string, string[]> = {
    'headings out of order': OUT_OF_ORDER,
    'headings out of order, underlined': ['Typography', '---', '', 'Colors', '--', ''],
    'a paragraph of two lines above hyphens': ['Some', 'Typography', '---', '', '## Colors', ''],
    'headings inside code': ['```md', ...OUT_OF_ORDER, '```', ''],
    'headings inside code that is never closed': ['~~~', ...OUT_OF_ORDER],
    'headings inside a comment': ['<!--', ...OUT_OF_ORDER, '-->', ''],
    'headings after a comment of one line': ['<!-- x -->', '', ...OUT_OF_ORDER],
    'headings of other levels': ['# Typography', '### Typography', '## Colors', ''],
    'closed headings with blanks': ['  ## Typography ##', '##   Colors  ', '##', '##Layout', ''],
    'headings with marks': ['## **Typography**', '## `Colors`', '## [Layout](x)', '## Shapes & co', ''],
    'tokens in YAML code': ['```yaml', 'spacing:', '  sm: 4px', '```', ''],
    'tokens in YAML code with four fences': ['````yml', 'rounded:', '  sm: 4px', '```', '````', ''],
    'tokens twice': ['```yaml', 'colors:', '  a: "#000"', '```', ''],
    'YAML code in a list': ['- item', '', '  ```yaml', '  spacing:', '    sm: 4px', '  ```', ''],
    'YAML code that its list item ends': ['- item', '  ```yaml', 'colors:'],
    'YAML code that a dedent ends': ['- item', '', '  ```yaml', '  spacing:', ...OUT_OF_ORDER],
    'YAML code that a numbered item ends': ['1. item', '   ```yaml', '   a: b', ...OUT_OF_ORDER],
    'two unclosed codes': ['- ```yaml', '  spacing: {}', '', '```yaml', 'rounded: {}'],
    'YAML code in a quotation': ['> ```yaml', '> spacing:', '>   sm: 4px', '', ...OUT_OF_ORDER],
    'YAML code in a list in a list': ['- a', '  - b', '    ```yaml', '    rounded: {}', '  ```', ''],
    'a fence that is indented as code': ['Words.', '', '    ```yaml', '    spacing: {}', '', ...OUT_OF_ORDER],
    'headings in a list': ['- ## Typography', '- ## Colors', '  More.', ''],
    'other code': ['```css', 'colors: red', '```', '', '```', 'spacing:', '```', ''],
    'code with backticks in its first line': ['``` a`b', ...OUT_OF_ORDER, ''],
  };
  for (const matter of [MATTER, '', '\uFEFF']) {
    test.each(Object.keys(documents))(`${JSON.stringify(matter.slice(0, 4))} and %s`, (name) => {
      const document = matter + (documents[name] ?? []).join('\n');
      expect(lintDocument(document)?.summary).toEqual(runLinter(document).summary);
      expect(lintDocument(document.replaceAll('\n', '\r\n'))?.summary).toEqual(
        runLinter(document.replaceAll('\n', '\r\n')).summary,
      );
    });
  }

  test('a lone carriage return in the front matter', () => {
    const document = '---\ncolors: \r\u0000\n---\n';
    expect(lintDocument(document)?.summary).toEqual(runLinter(document).summary);
  });

  test('any document', () => {
    const line = fc.constantFrom(...Object.values(documents).flat());
    const body = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(
        fc.oneof(
          hostileDocument(),
          body.map((text) => MATTER + text),
        ),
        (document) => {
          expect(lintDocument(document)?.summary).toEqual(runLinter(document).summary);
        },
      ),
    );
  });
});

test('prose does not reach the linter', () => {
  expect(reduceDocument(`${MATTER}\n## Colors\n\n${'*a_ '.repeat(10_000)}`).text).toBe(
    `${MATTER}## Colors\n\n`,
  );
  expect(reduceDocument('*a_ '.repeat(10_000)).text).toBe('');
});
