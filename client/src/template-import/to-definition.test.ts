import { templateDefinition } from '@cardwright/contract';
import { fromHtml } from '@takumi-rs/helpers/html';
import { expect, test } from 'vitest';
import { readClasses } from './read-classes.ts';
import type { SourceNode } from './source-node.ts';
import { listClasses, toDefinition } from './to-definition.ts';

const convert = async (html: string) => {
  const node = fromHtml(html).node as SourceNode;
  return toDefinition(node, html, { classes: await readClasses(listClasses(node)) });
};

test('a page with styles becomes a template that the service takes, with its parameters', async () => {
  const { definition, losses } =
    await convert(`<div style="display:flex; flex-direction:column; width:100%; height:100%;
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
  expect(definition.root?.style).toMatchObject({
    flexDirection: 'column',
    paddingTop: 64,
    paddingLeft: 80,
    gradient: { angle: 90, stops: [{ color: '#102040' }, { color: 'rgba(1,2,3,.5)', at: 80 }] },
  });
  expect(definition.root?.children).toMatchObject([
    { type: 'text', text: '{title}', font: 'Inter', weight: 700, size: 72, minSize: 36, color: '#ffffff' },
    { type: 'text', text: 'by {author}, fast', size: 32, color: '{accent}', align: 'center', maxLines: 2 },
    { type: 'image', parameter: 'photo', fit: 'contain', style: { width: 120, borderRadius: 60 } },
  ]);
});

test('a text in a flex container is aligned as the container says', async () => {
  const { definition, losses } = await convert(
    '<div style="display:flex"><div style="display:flex; align-items:center; justify-content:center; gap:4px; opacity:.5; width:48px">S</div></div>',
  );
  expect(losses).toEqual([]);
  expect(() => templateDefinition.parse(definition)).not.toThrow();
  expect(definition.root?.children).toMatchObject([
    {
      text: 'S',
      color: 'rgba(0, 0, 0, 0.5)',
      align: 'center',
      verticalAlign: 'center',
      style: { width: 48 },
    },
  ]);
});

test('what cannot be carried over is named with its line and the reason', async () => {
  const { losses } = await convert(`<div style="display:flex">
  <p style="filter:blur(4px); color:teal-ish">A <b>b</b></p>
  <img src="https://example.com/{{author}}.png">
  <span tw="text-6xl card-title">{{title}}</span>
</div>`);
  expect(losses).toMatchObject([
    { line: 2, what: 'color: teal-ish', reason: expect.stringContaining('#rrggbb') },
    { line: 2, what: 'filter: blur(4px)', reason: 'is not part of templates' },
    { line: 2, what: 'A b', reason: 'becomes one text in one style' },
    { line: 3, reason: 'its whole URL is the parameter image1' },
    { line: 4, what: 'class card-title', reason: expect.stringContaining('Tailwind') },
  ]);
});

test('classes of Tailwind and UnoCSS are styles, in their own order and for the width of a card', async () => {
  const { definition, losses } =
    await convert(`<div class="flex flex-col p-10 px-20 bg-gray-900/50 bg-gradient-to-r from-blue-500 to-[#ff0000] hover:p-0">
  <div class="text-6xl md:text-[80px] 2xl:text-9xl font-bold text-white/50 tracking-tight uppercase">Fast {{title}}</div>
  <div style="padding-left: 4px" class="p-2 flex space-x-4 rounded-2xl border border-[#123456]">a<b>b</b></div>
</div>`);
  expect(losses).toMatchObject([{ line: 2, what: 'text-transform: uppercase' }]);
  expect(() => templateDefinition.parse(definition)).not.toThrow();
  expect(definition.root?.style).toMatchObject({
    flexDirection: 'column',
    paddingLeft: 80,
    paddingRight: 80,
    paddingTop: 40,
    backgroundColor: 'rgba(17, 24, 39, 0.5)',
    gradient: { angle: 90, stops: [{ color: '#3b82f6', at: 0 }, { at: 100 }] },
  });
  expect(definition.root?.children).toMatchObject([
    { text: 'FAST {title}', size: 80, weight: 700, color: 'rgba(255, 255, 255, 0.5)', letterSpacing: -0.025 },
    {
      style: {
        paddingLeft: 4,
        paddingTop: 8,
        columnGap: 16,
        borderRadius: 16,
        borderWidth: 1,
        borderColor: '#123456',
      },
    },
  ]);
});

test('what a template says in another way is said so', async () => {
  const { definition, losses, pictures } =
    await convert(`<div style="display:flex; flex-direction:column; background:url('/ground.png') center">
  <div style="opacity:.5; border-bottom:4px solid red"><p style="color:#ffffff">One</p><p style="color:rgb(0 0 0 / 50%)">Two</p></div>
  <img src="logo.svg" style="margin-top:auto" width="40" height="40">
  <h1 style="background:linear-gradient(90deg, navy 0%, red); background-clip:text; color:transparent">Three</h1>
</div>`);
  expect(losses).toMatchObject([{ line: 4, what: 'background-clip: text' }]);
  expect(() => templateDefinition.parse(definition)).not.toThrow();
  expect(pictures).toEqual([
    { parameter: 'image1', source: 'logo.svg' },
    { parameter: 'image2', source: '/ground.png' },
  ]);
  expect(definition.root?.children).toMatchObject([
    { type: 'image', parameter: 'image2', fit: 'cover', style: { position: 'absolute', width: '100%' } },
    {
      children: [
        { text: 'One', color: 'rgba(255, 255, 255, 0.5)' },
        { text: 'Two', color: 'rgba(0, 0, 0, 0.25)' },
        { type: 'box', style: { position: 'absolute', bottom: 0, height: 4, backgroundColor: '#ff0000' } },
      ],
    },
    { type: 'box', style: { flexGrow: 1 } },
    { type: 'image', parameter: 'image1' },
    { text: 'Three', color: '#000080' },
  ]);
});

test('colors of OKLCH are those of sRGB, in gradients too', async () => {
  const { definition, losses } = await convert(
    '<div style="display:flex; color:oklch(62.8% 0.2577 29.23); background:linear-gradient(15deg, oklch(100% 0 0), oklab(0 0 0 / 50%) 80%)"><p>a</p></div>',
  );
  expect(losses).toEqual([]);
  expect(definition.root?.children).toMatchObject([{ color: '#ff0000' }]);
  expect(definition.root?.style).toMatchObject({
    gradient: { stops: [{ color: '#ffffff' }, { color: 'rgba(0, 0, 0, 0.5)', at: 80 }] },
  });
});

test('an image shows its middle in its own colors, and a box turns', async () => {
  const { definition, losses, pictures } = await convert(`<div style="display:flex; color:#102040">
    <img src="{{photo}}" width="40" height="40" style="object-fit:cover; object-position:top">
    <svg width="9" height="9"><path d="M0 0h9v9z" fill="currentColor" /></svg>
    <div style="width:9px; height:9px; transform:translateX(4px) rotate(0.25turn) scale(1.5)"></div>
  </div>`);
  expect(losses).toMatchObject([
    { line: 2, what: 'object-position: top' },
    { line: 4, what: 'transform: translateX(4px) scale(1.5)' },
  ]);
  expect(pictures).toMatchObject([{ source: expect.stringContaining('fill="#102040"') }]);
  expect(definition.root?.children?.[2]?.style).toMatchObject({ rotate: 90 });
});

test('a card that is a single text has its ground', async () => {
  const { definition } = await convert('<p style="background:#a00000; color:#ffffff">{{title}}</p>');
  expect(definition.root).toMatchObject({
    type: 'box',
    style: { backgroundColor: '#a00000' },
    children: [{ text: '{title}', color: '#ffffff' }],
  });
});

test('a brace of the text is doubled, so that it stays one', async () => {
  const { definition } = await convert('<div style="display:flex"><p>{slug} of {{title}} {</p></div>');
  expect(definition.parameters).toEqual([{ type: 'text', name: 'title' }]);
  expect(definition.root?.children).toMatchObject([{ text: '{{slug}} of {title} {{' }]);
});

test('lines end where the author ends them, and nowhere else', async () => {
  const { definition, losses } = await convert(`<div style="display:flex; flex-direction:column">
    <div>First<br>Second
      line</div><div>To<br/>{{title}}</div><div style="white-space:pre-wrap">a    b\nc</div></div>`);
  expect(losses).toEqual([]);
  expect(definition.root?.children).toMatchObject([
    { text: 'First\nSecond line' },
    { text: 'To\n{title}' },
    { text: 'a b\nc' },
  ]);
});

test('prefixes for a width win over plain classes, and ! over all, whatever their order', async () => {
  const { definition, losses } = await convert(
    '<div class="flex"><div class="md:p-8 p-4"><p>a</p></div><div class="!p-4 p-8 lg:p-12"><p>b</p></div><div class="flex lg:flex-row flex-col"><p>c</p></div></div>',
  );
  expect(losses).toEqual([]);
  expect(definition.root?.children).toMatchObject([
    { style: { paddingTop: 32 } },
    { style: { paddingTop: 16 } },
    { style: { flexDirection: 'row' } },
  ]);
});
