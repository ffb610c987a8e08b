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

const MANY = Array.from({ length: 10_000 }, (_, i) => `k${i}: v`).join('\n');
const BOMB = [
  'b0: &b0 [x, x]',
  ...Array.from({ length: 30 }, (_, i) => `b${i + 1}: &b${i + 1} [*b${i}, *b${i}]`),
];

/** What people and attackers send instead of a document; the secret word must not be seen in logs. */
export const BAD_DOCUMENTS: Readonly<Record<string, string>> = {
  nothing: '',
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
  'an alias bomb in code': `\`\`\`yaml\n${BOMB.join('\n')}\n\`\`\`\n`,
  '10,000 keys': documentOf(MANY),
  '40 kB of emphasis': documentOf('name: A') + '*a_ '.repeat(10_000),
  '40 kB of emphasis in a heading': `${documentOf('name: A')}## ${'*a_ '.repeat(10_000)}\n`,
  '40 kB of emphasis as tokens': documentOf('*a_ '.repeat(10_000)),
  '20 kB of brackets': documentOf(`a: ${'['.repeat(20_000)}`),
  '20 kB of brackets in prose': documentOf('name: A') + '['.repeat(20_000),
  '100 kB of brackets in code': `${documentOf('name: A')}\`\`\`yaml\n${'['.repeat(100_000)}\n\`\`\`\n`,
  '400 nested lists': documentOf('a:', ...Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}-`)),
  'names of objects': documentOf(
    '__proto__:',
    '  bg: "#fff"',
    'constructor: s3cr3t',
    'colors:',
    '  __proto__: "#fff"',
  ),
  'a number as a color': documentOf('colors:', '  background: 42', '  foreground: [1, 2]'),
  'no colors': documentOf('colors: null'),
  'comments that eat values': documentOf('colors:', '  background: #fff', '  foreground: #000'),
  'an empty heading': documentOf('typography:', '  heading: null', 'colors:', '  primary: "#fff"'),
  'control characters': documentOf('tagline: "\\u0007s3cr3t"', 'social:', '  title: "\\ud800"'),
  'half of a surrogate pair': documentOf('tagline: "\ud800"'),
  '2,900 references': slowDocument('s3cr3t'),
  'a web page': '<!doctype html><html><body>s3cr3t</body></html>',
  '257 kB': 'x'.repeat(257 * 1024),
  '129 kB of front matter': documentOf(`name: ${'x'.repeat(129 * 1024)}`),
};
