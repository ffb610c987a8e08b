import fc from 'fast-check';

const KEYS = [
  'colors',
  'background',
  'bg',
  'foreground',
  'text-muted',
  'muted',
  'accent',
  'primary',
  'surface-gradient',
  'typography',
  'heading',
  'fontFamily',
  'h1',
  'family',
  'social',
  'title',
  'description',
  'footer',
  'tagline',
  'logo',
  'name',
  'omitted',
  'components',
  '__proto__',
  'constructor',
  'toString',
  'default',
  'light',
  'dark',
];

const VALUES = [
  '"#fff"',
  '#fff',
  "'#AbCdEf'",
  '"#12345678"',
  'rgb(1, 2, 3)',
  'rgba(1,2,3,.5)',
  'rgb(999,0,0)',
  'oklch(0.7 0.4 150)',
  'oklch(none none none)',
  'hsl(200deg 50% 50%)',
  'rebeccapurple',
  'transparent',
  'currentColor',
  'var(--x, #fff)',
  '"linear-gradient(90deg, #fff 0%, rgba(0,0,0,.5) 100%)"',
  '"linear-gradient("',
  '"radial-gradient(circle at 50%, red, 20%, {colors.bg})"',
  '"{colors.background}"',
  '"{colors.nope}"',
  '"{colors}"',
  '"{typography.heading}"',
  'Newsreader, Georgia, serif',
  '"\'SF Pro Display\', x"',
  'Unknown Sans',
  '[Inter, sans-serif]',
  '["#fff", "#000"]',
  'null',
  '~',
  '42',
  '1e999',
  'true',
  '"\\u0000\\u200b"',
  '"\\ud83d"',
  '|\n    two\n    lines',
  'https://cards.example.com/logo.png',
  'http://127.0.0.1/x',
  'javascript:alert(1)',
  '{a: {b: {c: d}}}',
  '*alias',
  '&anchor x',
  '!!js/function x',
];

/** Documents of the right words in wrong places, broken ones, and any text at all. */
export function hostileDocument(): fc.Arbitrary<string> {
  const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary', maxLength: 30 }));
  const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...KEYS) }, fc.string({ maxLength: 12 }));
  const group = fc
    .tuple(key, fc.array(fc.tuple(key, value), { maxLength: 8 }))
    .map(([name, entries]) => `${name}:\n${entries.map(([k, v]) => `  ${k}: ${v}`).join('\n')}`);
  const flat = fc.tuple(key, value).map(([name, text]) => `${name}: ${text}`);
  const matter = fc.array(fc.oneof(group, flat), { maxLength: 6 }).map((parts) => parts.join('\n'));
  const shaped = fc
    .tuple(
      fc.constantFrom('', '\uFEFF', '\n', '```md\n'),
      matter,
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    .map(
      ([before, yaml, body]) => `${before}---\n${yaml}\n---\n${body}${before === '```md\n' ? '\n```' : ''}`,
    );
  return fc.oneof(
    { weight: 8, arbitrary: shaped },
    fc.string({ unit: 'binary', maxLength: 200 }),
    shaped.map((text) => text.replaceAll('\n', '\r\n')),
  );
}
