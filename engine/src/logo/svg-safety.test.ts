import { expect, test } from 'vitest';
import { sniffImageType } from './image-type.ts';
import { prepareSvg } from './svg-safety.ts';

const BYTES = 255_000;
const fill = (unit: string): string => unit.repeat(Math.floor((BYTES - 200) / unit.length));
const toSvg = (content: string): Uint8Array =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

// It is asked on the thread that answers; each of these took seconds to minutes.
test.each([
  ['document types that nobody ends', fill('<!DOCTYPE')],
  ['comments that nobody ends', fill('<!--')],
  ['CDATA that nobody ends', fill('<![CDATA[')],
  ['spaces before a reference', `<g fill="url(${fill(' ')}#a)"/>`],
  ['spaces before no reference', `<g fill="url(${fill(' ')}x)"/>`],
  ['spaces in a property', `<g fill="var(--a,${fill(' ')}x("/>`],
  ['references', fill('href ')],
  ['light-dark()', fill('light-dark()')],
  ['properties', `<style>${fill('--a:#fff;')}</style>`],
])('an SVG of %s is looked through in the time of its size', (_, content) => {
  const before = process.cpuUsage();
  prepareSvg(toSvg(content));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});

test.each([
  ['<g fill="url( #a )"/>', true],
  [`<g fill='url( " #a")'/>`, true],
  ['<g fill="url( https://example.com/a.svg#a)"/>', false],
  ['<!-- <script> --><g/>', false],
  ['<!DOCTYPE svg PUBLIC "x"><g/>', true],
  ['<!DOCTYPE svg [<!ELEMENT a ANY>]><g/>', false],
  ['<![CDATA[ <g><g> ]]><g/>', true],
])('%s: safe is %s', (content, isSafe) => {
  expect('svg' in prepareSvg(toSvg(content))).toBe(isSafe);
});

test('what begins with spaces alone is no image, and soon', () => {
  const before = process.cpuUsage();
  for (let times = 0; times < 20; times += 1) expect(sniffImageType(Buffer.alloc(4096, ' '))).toBeUndefined();
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(150);
});
