import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateDefinition } from '@cardwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importTemplate } from './import-template.ts';
import { keepPictures } from './keep-pictures.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-import-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, source: string) {
  const file = join(folder, name);
  writeFileSync(file, source);
  const imported = await importTemplate(file);
  expect(() => templateDefinition.parse(imported.definition)).not.toThrow();
  return { ...imported, file };
}

test.each([
  [
    'route.tsx',
    `import { ImageResponse } from 'next/og';
export async function GET(request: Request) {
  const font = await fetch(new URL('./Inter.ttf', import.meta.url)).then((answer) => answer.arrayBuffer());
  const title = new URL(request.url).searchParams.get('title')?.slice(0, 100) ?? 'No title';
  console.log(title);
  return new ImageResponse(<div tw="flex bg-black"><h1 tw="text-white m-0">{title}</h1></div>, { fonts: [{ data: font }] });
}`,
  ],
  [
    'api.jsx',
    `import { ImageResponse } from '@vercel/og';
export default function handler(request) {
  const { searchParams } = request.nextUrl;
  return new ImageResponse(<div tw="flex bg-black"><h1 tw="text-white m-0">{searchParams.get('title')}</h1></div>);
}`,
  ],
  [
    'satori.jsx',
    `import satori from 'satori';
export default async function draw({ title }) {
  const svg = await satori(<div tw="flex bg-black"><h1 tw="text-white m-0">{title}</h1></div>, {});
  return new TextDecoder().decode(svg.notThere.bytes);
}`,
  ],
])('%s: what answers a request or draws with satori is a component as well', async (name, source) => {
  const { definition, losses } = await read(name, source);
  expect(losses).toEqual([]);
  expect(definition.parameters).toEqual([{ type: 'text', name: 'title' }]);
  expect(definition.root?.style).toMatchObject({ backgroundColor: '#000000' });
  expect(definition.root?.children).toMatchObject([{ text: '{title}', color: '#ffffff' }]);
});

describe('a component of Vue', () => {
  const CARD = `<script setup lang="ts">
const { title = 'Untitled', tags, theme = '#102040' } = defineProps<{ title?: string; tags?: string[]; theme?: string }>();
const site = useSiteConfig();
const short = computed(() => title.slice(0, 80));
</script>

<template>
  <div class="w-full h-full flex flex-col" :style="{ backgroundColor: theme }">
    <h1 class="text-[60px] text-white">{{ short }}</h1>
    <span v-for="tag in tags" :key="tag">{{ tag }}</span>
    <p v-if="site.name" class="text-white">{{ site.name }}</p>
    <UIcon name="star" />
    <NuxtImg src="{{photo}}" width="80" height="80" />
  </div>
</template>

<style scoped>h1 { color: red }</style>
`;

  test('is drawn with a placeholder for each text, and has its defaults', async () => {
    const { definition, losses } = await read('BlogPost.vue', CARD);
    expect(definition.parameters).toEqual([
      { type: 'text', name: 'title', default: 'Untitled' },
      { type: 'text', name: 'name' },
      { type: 'color', name: 'theme', default: '#102040' },
      { type: 'image', name: 'photo' },
    ]);
    expect(definition.root).toMatchObject({
      style: { flexDirection: 'column', backgroundColor: '{theme}' },
      children: [{ text: '{title}', size: 60 }, { text: '{name}' }, { type: 'image', parameter: 'photo' }],
    });
    expect(losses).toMatchObject([
      { line: 2, what: 'tags: Array' },
      { line: 12, what: '<UIcon>' },
      { line: 17, what: '<style>' },
    ]);
  });

  test('without a script is its template', async () => {
    const { definition } = await read('Plain.vue', '<template><div class="flex">Hold fast</div></template>');
    expect(definition.root?.children).toMatchObject([{ text: 'Hold fast' }]);
  });

  test.each([
    ['<template><div></template>', /Broken\.vue:1: /],
    ['<script setup>\nconst a = ;\n</script><template><p>a</p></template>', /Broken\.vue/],
    ['<script setup>\nthrow new Error("no data");\n</script><template><p>a</p></template>', /no data/],
  ])('that is broken says where: %s', async (source, message) => {
    await expect(read('Broken.vue', source)).rejects.toThrow(message);
  });
});

test('a fault in a component is named with its line', async () => {
  await expect(read('card.tsx', 'export default () => (\n  <div>{</div>\n);')).rejects.toThrow(
    /card\.tsx:2: /,
  );
  await expect(read('none.tsx', 'export const card = 1;')).rejects.toThrow('must export a component');
});

test('images that a card always has are uploaded, and one that cannot be read is named', async () => {
  const { file, ...imported } = await read(
    'logo.html',
    '<div style="display:flex"><svg width="9" height="9"><rect width="9" height="9" /></svg><img src="none.png"></div>',
  );
  const put: string[] = [];
  const { definition, losses } = await keepPictures(imported, file, async (bytes) => {
    put.push(new TextDecoder().decode(bytes));
    return 'upload:up_8mzkq4n2vw9r3xtc6d5yh7jb';
  });
  expect(put).toEqual([expect.stringContaining('<svg')]);
  expect(definition.parameters).toEqual([
    { type: 'image', name: 'image1', default: 'upload:up_8mzkq4n2vw9r3xtc6d5yh7jb' },
    { type: 'image', name: 'image2' },
  ]);
  expect(losses).toMatchObject([{ what: 'image none.png', reason: expect.stringContaining('ENOENT') }]);
});
