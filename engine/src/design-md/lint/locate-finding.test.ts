import { expect, test } from 'vitest';
import { lintDocument } from './lint-document.ts';
import { locateFindings } from './locate-finding.ts';

const DOCUMENT = `---
name: Acme
colors:
  background: "#fff"
  bad: "notacolor"
typography:
  heading:
    fontFamily: Inter
    fontSize: huge
rounded: { sm: x }
colours:
  bad: b
---

## Typography

Words.

## Colors
`;

const linesOf = (document: string) =>
  Object.fromEntries(
    (lintDocument(document)?.findings ?? []).map(({ path, message, line }) => [
      path ?? message.slice(0, 20),
      line,
    ]),
  );

test('each finding is at the line of its token, of its heading, or at none', () => {
  expect(linesOf(DOCUMENT)).toMatchObject({
    'colors.bad': 5,
    'typography.heading.fontSize': 9,
    'rounded.sm': 10,
    colors: 3,
    colours: 11,
    spacing: undefined,
    "Section 'Typography'": 15,
  });
});

test.each([
  ['CR LF', DOCUMENT.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${DOCUMENT}`],
])('%s changes no line', (_, document) => {
  expect(linesOf(document)).toEqual(linesOf(DOCUMENT));
});

test('tokens in code are found in the body', () => {
  const document = '# Acme\n\n```yaml\ncolors:\n  primary: "nope"\n```\n';
  expect(linesOf(document)).toMatchObject({ 'colors.primary': 5 });
});

test('broken YAML is said in one sentence, at its line', () => {
  const findings = lintDocument('---\nname: Acme\na: [1\n---\n')?.findings;
  expect(findings).toHaveLength(1);
  expect(findings?.[0]).toMatchObject({ severity: 'warning', line: 3 });
  expect(findings?.[0]?.message).not.toContain('\n');
});

test('a key of the same name elsewhere is not mistaken for it', () => {
  const document = '---\nfoo:\n  bad: 1\ncolors:\n  bad: 2\n---\n';
  const at = (path: string) => locateFindings(document, [{ severity: 'error', message: 'x', path }])[0]?.line;
  expect(['foo.bad', 'colors.bad', 'colors.none', 'none.bad', 'bad'].map(at)).toEqual([
    3,
    5,
    4,
    undefined,
    undefined,
  ]);
});

test('lines of blanks and colons, as long as a document may have them, take no time', () => {
  const hostile = [
    ' '.repeat(120_000),
    `${' '.repeat(120_000)}x`,
    ':'.repeat(120_000),
    `"${"'".repeat(120_000)}`,
  ];
  const finding = { severity: 'error', message: 'x', path: 'colors.bad' } as const;
  for (const line of hostile) {
    const document = `---\ncolors:\n${line}\n  bad: 1\n---\n`;
    expect(
      locateFindings(
        document,
        Array.from({ length: 100 }, () => finding),
      )[99]?.line,
    ).toBe(4);
  }
});
