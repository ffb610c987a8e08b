/** A design document as `/design/design-md` would write it, with these front matter lines. */
export const documentOf = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n\n# Acme\n`;

export const ACME = documentOf(
  'name: "Acme"',
  'tagline: "Rockets for all"',
  'colors:',
  '  background: "#0b1020"',
  '  foreground: "#ffffff"',
  '  text-muted: "#a9b0c8"',
  '  primary: "#ff5533"',
  'typography:',
  '  heading:',
  '    fontFamily: "Newsreader, Georgia, serif"',
  'social:',
  '  title: "Acme rockets"',
  '  footer: "acme.example"',
);

/** Within the limits, and the linter takes its time all the same; another `name`, another document. */
export const slowDocument = (name: string, colors = 2900): string =>
  documentOf(
    `name: ${name}`,
    'colors:',
    ...Array.from({ length: colors }, (_, i) => `  c${i}: "{colors.c${i + 1}}"`),
  );

/** More than an account may have waiting to be read: behind one that takes its time. */
export const crowdOf = (name: string): string[] =>
  Array.from({ length: 60 }, (_, i) =>
    i < 4 ? slowDocument(`${name} ${i}`) : documentOf(`name: ${name} ${i}`),
  );

const MANY = Array.from({ length: 10_000 }, (_, i) => `k${i}: v`).join('\n');
const BOMB = [
  'b0: &b0 [x, x]',
  ...Array.from({ length: 30 }, (_, i) => `b${i + 1}: &b${i + 1} [*b${i}, *b${i}]`),
];

/** What people and attackers send instead of a document; the secret word must not be seen in logs. */
export const BAD_DOCUMENTS: Readonly<Record<string, string>> = {
  'no front matter': '# s3cr3t\n\nOur blue is #0000ff.\n',
  'broken YAML': documentOf('name: "s3cr3t', 'colors: ['),
  'duplicate keys': documentOf(
    'name: A',
    'name: s3cr3t',
    'colors:',
    '  primary: "#111"',
    '  primary: "#222"',
  ),
  'an alias bomb': documentOf(...BOMB),
  '10,000 keys': documentOf(MANY),
  '20 kB of brackets': documentOf(`a: ${'['.repeat(20_000)}`),
  '400 nested lists': documentOf('a:', ...Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}-`)),
  'control characters': documentOf('tagline: "\\u0007s3cr3t"', 'social:', '  title: "\\ud800"'),
  '2,900 references': slowDocument('s3cr3t'),
  'a web page': '<!doctype html><html><body>s3cr3t</body></html>',
  '257 kB': 'x'.repeat(257 * 1024),
  '129 kB of front matter': documentOf(`name: ${'x'.repeat(129 * 1024)}`),
};
