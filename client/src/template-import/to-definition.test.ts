import { templateDefinition } from '@cardwright/contract';
import { fromHtml } from '@takumi-rs/helpers/html';
import { expect, test } from 'vitest';
import { type SourceNode, toDefinition } from './to-definition.ts';

const convert = (html: string) => toDefinition(fromHtml(html).node as SourceNode, html);

test('a page with styles becomes a template that the service takes, with its parameters', () => {
  const { definition, losses } =
    convert(`<div style="display:flex; flex-direction:column; width:100%; height:100%;
    padding:64px 80px; background:linear-gradient(to right, #102040, rgba(1,2,3,.5) 80%); color:white; font-family:Inter">
    <div style="font-size:72px; font-weight:700; line-height:1.1; margin:0">{{title}}</div>
    <div style="font-size:2rem; color:{{accent}}; text-align:center; line-clamp:2">by {{ author }}, fast</div>
    <img src="{{photo}}" width="120" height="120" style="border-radius:60px; object-fit:contain">
  </div>`);
  expect(losses).toEqual([]);
  expect(() => templateDefinition.parse(definition)).not.toThrow();
  expect(definition.parameters).toEqual([
    { type: 'text', name: 'title' },
    { type: 'text', name: 'author' },
    { type: 'color', name: 'accent' },
    { type: 'image', name: 'photo' },
  ]);
  expect(definition.root.style).toMatchObject({
    flexDirection: 'column',
    paddingTop: 64,
    paddingLeft: 80,
    gradient: { angle: 90, stops: [{ color: '#102040' }, { color: 'rgba(1,2,3,.5)', at: 80 }] },
  });
  expect(definition.root.children).toMatchObject([
    { type: 'text', text: '{title}', font: 'Inter', weight: 700, size: 72, minSize: 36, color: '#ffffff' },
    { type: 'text', text: 'by {author}, fast', size: 32, color: '{accent}', align: 'center', maxLines: 2 },
    { type: 'image', parameter: 'photo', fit: 'contain', style: { width: 120, borderRadius: 60 } },
  ]);
});

test('a text in a flex container is aligned as the container says', () => {
  const { definition, losses } = convert(
    '<div style="display:flex"><div style="display:flex; align-items:center; justify-content:center; gap:4px; opacity:.5; width:48px">S</div></div>',
  );
  expect(losses).toMatchObject([{ line: 1, what: 'opacity: 0.5', reason: 'is not for texts' }]);
  expect(() => templateDefinition.parse(definition)).not.toThrow();
  expect(definition.root.children).toMatchObject([
    { text: 'S', align: 'center', verticalAlign: 'center', style: { width: 48 } },
  ]);
});

test('what cannot be carried over is named with its line and the reason', () => {
  const { losses } = convert(`<div style="display:flex">
  <p style="filter:blur(4px); color:rebeccapurple">A <b>b</b></p>
  <img src="https://example.com/logo.png">
  <span tw="text-6xl">{{title}}</span>
</div>`);
  expect(losses).toMatchObject([
    { line: 2, what: 'color: rebeccapurple', reason: expect.stringContaining('#rrggbb') },
    { line: 2, what: 'filter: blur(4px)', reason: 'is not part of templates' },
    { line: 2, what: 'A b', reason: 'becomes one text in one style' },
    { line: 3, reason: expect.stringContaining('{{photo}}') },
    { line: 4, what: 'tw="text-6xl"', reason: expect.stringContaining('Tailwind') },
  ]);
});
