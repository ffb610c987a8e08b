import { createHmac } from 'node:crypto';

const [base, key, template, expires, ...data] = process.argv.slice(2);
if (!expires) {
  console.error('Usage: node sign.mjs BASE_URL API_KEY TEMPLATE EXPIRES name=value ...');
  process.exit(2);
}
const pairs = [
  ...data.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  ['expires', expires],
];
const query = pairs
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  .join('&');
const signature = createHmac('sha256', key).update(`/i/${template}?${query}`).digest('hex');
console.log(`${base}/i/${template}?${query}&sig=${key.split('_')[1]}.${signature}`);
