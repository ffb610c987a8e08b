import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const hasPhp = spawnSync('php', ['--version']).status === 0;

/** Calls a function of the plugin with each list of arguments. */
function callPhp(file: string, name: string, calls: readonly unknown[][]): unknown[] {
  const program = `require $argv[1];
    foreach (json_decode(stream_get_contents(STDIN), true) as $arguments) $results[] = ('Cardwright\\\\' . $argv[2])(...$arguments);
    echo json_encode($results);`;
  const output = execFileSync(
    'php',
    ['-d', 'display_errors=stderr', '-r', program, join(import.meta.dirname, file), name],
    {
      input: JSON.stringify(calls),
      encoding: 'utf8',
    },
  );
  return JSON.parse(output) as unknown[];
}

type Vectors = {
  api_key: string;
  vectors: { path: string; parameters: Record<string, string>; url: string }[];
};

// Where there is no PHP, `npm test` leaves these out.
describe.skipIf(!hasPhp)('the plugin for WordPress', () => {
  test('signs as the service has it', () => {
    const { api_key, vectors } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../contract/signing-vectors.json'), 'utf8'),
    ) as Vectors;
    const signed = callPhp(
      '../cardwright/sign-card.php',
      'sign_card',
      vectors.map(({ path, parameters: { expires, ...parameters } }) => [
        'https://cards.example.com',
        api_key,
        path.replace('/i/', ''),
        parameters,
        { expires },
      ]),
    );
    expect(signed).toEqual(vectors.map(({ url }) => `https://cards.example.com${url}`));
  });

  test('leaves out what makes a URL too long, the last first', () => {
    const [url] = callPhp('../cardwright/sign-card.php', 'sign_card', [
      [
        'https://cards.example.com',
        'cw_a_b',
        'article',
        { title: 'é'.repeat(150), author: 'Ada', description: '語'.repeat(200) },
        { expires: 1 },
      ],
    ]) as [string];
    expect([...new URL(url).searchParams.keys()]).toEqual(['author', 'expires', 'title', 'sig']);
  });

  const TAGS = {
    'og:image': '<meta property="og:image" content="CARD">',
    'twitter:card': '<meta name="twitter:card" content="summary_large_image">',
  };
  const ours = Object.values(TAGS).join('\n');
  const theirs =
    "<meta content='https://example.com/up/sea-1024x576.jpg?v=2' property='og:image' />\n<meta property=og:image:width content=1024>\n";
  test('adds to a head the tags that it lacks, and no second image', () => {
    const heads: [string, string, string[], string][] = [
      ['a head without an image', '<title>a > b</title>\n', [], `<title>a > b</title>\n${ours}\n`],
      [
        'one with a card of its own kind',
        '<meta name="twitter:card" content="summary">',
        [],
        `<meta name="twitter:card" content="summary">${TAGS['og:image']}\n`,
      ],
      ['one with an image', theirs, [], theirs],
      ['one with another image than the featured one', theirs, ['lake'], theirs],
      [
        'one with the featured image, in another size',
        `<title>a</title>${theirs}<meta name="twitter:card" content="summary">`,
        ['sea'],
        `<title>a</title>${ours}\n`,
      ],
      [
        'a whole page, from the head on',
        '<meta name="a" content="og:image"></head><meta property="og:image">',
        [],
        `<meta name="a" content="og:image">${ours}\n</head><meta property="og:image">`,
      ],
    ];
    const results = callPhp(
      '../cardwright/tag-head.php',
      'tag_head',
      heads.map(([, head, replaceable]) => [head, TAGS, replaceable]),
    );
    expect(heads.map(([name], at) => [name, results[at]])).toEqual(
      heads.map(([name, , , expected]) => [name, expected]),
    );
  });
});
