import { type ExampleTexts, findExample, type SignedCard, type Snippet } from './snippet.ts';

type Values = {
  base: string;
  template: string;
  expires: string;
  /** `name=value`, as the examples take their arguments. */
  data: readonly string[];
};

type Language = {
  name: string;
  /** Below `examples/`: the tested program, which reads its values from its arguments. */
  file: string;
  command: string;
  /** The lines that read the arguments: from the first that starts like this to the next that starts like that. */
  arguments: readonly [from: string, to: string];
  /** The same values, written down, in place of those lines. The key stays in the environment. */
  write(values: Values): string[];
  /** What only reading arguments needed. */
  rename?: readonly [from: string, to: string];
};

// JavaScript, Python, Go and Java read JSON's strings as their own.
const double = (text: string): string => JSON.stringify(text);
const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const KEY = 'CARDWRIGHT_API_KEY';

const list = (data: readonly string[], quote: (text: string) => string, indent = '  '): string =>
  data.map((pair) => `\n${indent}${quote(pair)},`).join('');

export const LANGUAGES: readonly Language[] = [
  {
    name: 'JavaScript',
    file: 'signing/sign.mjs',
    command: 'node sign.mjs',
    arguments: ['const [base,', '}'],
    write: ({ base, template, expires, data }) => [
      `const base = ${double(base)};`,
      `const key = process.env.${KEY};`,
      `const template = ${double(template)};`,
      `const expires = ${double(expires)};`,
      `const data = [${list(data, double)}\n];`,
    ],
  },
  {
    name: 'Python',
    file: 'signing/sign.py',
    command: 'python3 sign.py',
    arguments: ['if len(sys.argv)', 'base, key'],
    write: ({ base, template, expires, data }) => [
      `base = ${double(base)}`,
      `key = os.environ["${KEY}"]`,
      `template = ${double(template)}`,
      `expires = ${double(expires)}`,
      `data = [${list(data, double, '    ')}\n]`,
    ],
    rename: ['import hashlib, hmac, sys', 'import hashlib, hmac, os'],
  },
  {
    name: 'PHP',
    file: 'signing/sign.php',
    command: 'php sign.php',
    arguments: ['if ($argc', '$data ='],
    write: ({ base, template, expires, data }) => [
      `$base = ${single(base)};`,
      `$key = getenv('${KEY}');`,
      `$template = ${single(template)};`,
      `$expires = ${single(expires)};`,
      `$data = [${list(data, single, '    ')}\n];`,
    ],
  },
  {
    name: 'Ruby',
    file: 'signing/sign.rb',
    command: 'ruby sign.rb',
    arguments: ['if ARGV.length', 'base, key'],
    write: ({ base, template, expires, data }) => [
      `base = ${single(base)}`,
      `key = ENV.fetch("${KEY}")`,
      `template = ${single(template)}`,
      `expires = ${single(expires)}`,
      `data = [${list(data, single)}\n]`,
    ],
  },
  {
    name: 'Go',
    file: 'signing/sign.go',
    command: 'go run sign.go',
    arguments: ['if len(os.Args)', 'base, key'],
    write: ({ base, template, expires, data }) => [
      `base := ${double(base)}`,
      `key := os.Getenv("${KEY}")`,
      `template := ${double(template)}`,
      `expires := ${double(expires)}`,
      `data := []string{${list(data, double, '\t\t')}\n\t}`,
    ],
  },
  {
    name: 'Java',
    file: 'signing/Sign.java',
    command: 'java Sign.java',
    arguments: ['if (args.length', 'String[] data'],
    write: ({ base, template, expires, data }) => [
      `String base = ${double(base)}, template = ${double(template)}, expires = ${double(expires)};`,
      `String key = System.getenv("${KEY}");`,
      `String[] data = {${list(data, double, '      ')}\n    };`,
    ],
  },
  {
    name: 'Shell',
    file: 'signing/sign.sh',
    command: 'bash sign.sh',
    arguments: ['if [ -z', 'data=('],
    write: ({ base, template, expires, data }) => [
      `base=${inShell(base)} template=${inShell(template)} expires=${inShell(expires)}`,
      `key=$${KEY}`,
      `data=(${data.map((pair) => `\n  ${inShell(pair)}`).join('')}\n)`,
    ],
  },
];

/** The program that signs the card's URL and prints it. */
export function toProgram(language: Language, card: SignedCard, texts: ExampleTexts): Snippet {
  const { file, rename, write } = language;
  const data = Object.entries({ ...card.params, ...card.options }).map(([name, value]) => `${name}=${value}`);
  const lines = findExample(texts, file).split('\n');
  const [from, to] = findArguments(language, lines);
  const indent = /^\s*/.exec(lines[from] ?? '')?.[0] ?? '';
  const written = write({ base: card.baseUrl, template: card.template, expires: card.expires, data });
  const code = [
    ...lines.slice(0, from),
    ...written.map((line) => indent + line),
    ...lines.slice(to + 1),
  ].join('\n');
  const path = file.split('/').at(-1) ?? file;
  return { path, code: rename === undefined ? code : code.replace(...rename) };
}

function findArguments({ file, arguments: [first, last] }: Language, lines: readonly string[]) {
  const from = lines.findIndex((line) => line.trimStart().startsWith(first));
  const to = lines.findIndex((line, index) => index > from && line.trimStart().startsWith(last));
  if (from < 0 || to < 0) throw new Error(`examples/${file} reads its arguments in another way`);
  return [from, to] as const;
}
