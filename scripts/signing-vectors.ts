// Writes contract/signing-vectors.json: what any implementation of the signature must reproduce.
// `npm run vectors`; with `--check` it fails when the file is stale.
import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIALECTS } from '../contract/src/signing/dialects.ts';
import { parseQueryPairs } from '../contract/src/signing/query-pairs.ts';
import { acceptedSigningTexts, toSigningText } from '../contract/src/signing/signing-text.ts';

// Of the form of a key, and of no account.
const KEY = 'cw_vectors2k_5d1f0c6a9be347288f5a1c0e7d946b3f21a8e5c7d0b9f4e6a3c2d1b0f8e7d6c5';
const EXPIRES = '1893456000';

const CASES: { name: string; path: string; data: Record<string, string> }[] = [
  { name: 'one word', path: '/i/og_standard', data: { title: 'Hello' } },
  { name: 'no data', path: '/i/og_standard', data: {} },
  {
    name: 'names sort by code unit',
    path: '/i/og_brand',
    data: { a: '1', B: '2', _c: '3', 'a-b': '4', 'a.b': '5', a1: '6' },
  },
  { name: 'a space, a plus, a percent sign', path: '/i/og_standard', data: { title: '50% more + a space' } },
  {
    name: 'where the dialects differ',
    path: '/i/og_standard',
    data: { title: "~tilde* (star) 'quote' bang!" },
  },
  { name: 'separators in values', path: '/i/og_standard', data: { title: 'a=b&c=d?e#f/g;h' } },
  { name: 'colors', path: '/i/og_brand', data: { bg: '#0b1020', fg: 'rgb(255, 255, 255)', title: 'Brand' } },
  {
    name: 'many scripts',
    path: '/i/announcement',
    data: { title: 'Grüße Привет 日本語 مرحبا हिन्दी 한국어 ไทย' },
  },
  { name: 'emoji and joiners', path: '/i/announcement', data: { title: '🚀 👩‍🚀 🇩🇪' } },
  { name: 'a new line', path: '/i/og_standard', data: { title: 'one\ntwo' } },
  { name: 'an empty value', path: '/i/og_standard', data: { title: 'x', description: '' } },
  {
    name: 'a text that looks encoded',
    path: '/i/og_standard',
    data: { title: '%41 is not A, and a+b is not a b' },
  },
  {
    name: 'control parameters',
    path: '/i/og_standard',
    data: { title: 'x', format: 'jpeg', width: '1080', height: '1080' },
  },
];

const sign = (text: string): string => createHmac('sha256', KEY).update(text).digest('hex');

const vectors = CASES.map(({ name, path, data }) => {
  const pairs = Object.entries({ ...data, expires: EXPIRES }).map(([key, value]) => ({ name: key, value }));
  const canonical = toSigningText(path, pairs);
  const query = canonical.slice(path.length + 1);
  return {
    name,
    path,
    parameters: Object.fromEntries(pairs.map((pair) => [pair.name, pair.value])),
    canonical,
    signature: sign(canonical),
    url: `${canonical}&sig=${KEY.split('_')[1]}.${sign(canonical)}`,
    accepted: [...acceptedSigningTexts(path, parseQueryPairs(query))].map((text) => ({
      text,
      signature: sign(text),
    })),
  };
});

const file = join(import.meta.dirname, '../contract/signing-vectors.json');
const content = `${JSON.stringify(
  {
    about:
      'HMAC-SHA256(key, canonical) in hex. Made by scripts/signing-vectors.ts; every text under "accepted" decodes to the same parameters.',
    api_key: KEY,
    dialects: DIALECTS.map(({ name }) => name),
    vectors,
  },
  null,
  2,
)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== content) {
    console.error('contract/signing-vectors.json is stale: run npm run vectors');
    process.exit(1);
  }
} else {
  writeFileSync(file, content);
  console.log(`${vectors.length} vectors in contract/signing-vectors.json`);
}
