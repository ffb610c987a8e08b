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
  expect(definition.parameters).toMatchObject([{ type: 'text', name: 'title' }]);
  expect(definition.root?.style).toMatchObject({ backgroundColor: '#000000' });
  expect(definition.root?.children).toMatchObject([{ text: '{title}', color: '#ffffff' }]);
});

test('what it imports may be CommonJS that needs modules of Node', async () => {
  writeFileSync(
    join(folder, 'slug.cjs'),
    "const { join } = require('node:path');\nexports.slug = (name) => join('a', name);\n",
  );
  const { definition } = await read(
    'common.jsx',
    `import { slug } from './slug.cjs';
export default ({ title }) => <div tw="flex flex-col bg-black text-white"><h1>{title}</h1><p>{slug('post')}</p></div>;`,
  );
  expect(JSON.stringify(definition.root)).toContain('a/post');
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

  test('is drawn with a stand-in for each property, and has its defaults', async () => {
    const { definition, losses } = await read('BlogPost.vue', CARD);
    expect(definition.parameters).toEqual([
      { type: 'text', name: 'title', default: 'Untitled' },
      ...['tags1', 'tags2', 'tags3', 'tags4'].map((name) => ({ type: 'text', name })),
      { type: 'text', name: 'name' },
      { type: 'color', name: 'theme', default: '#102040' },
      { type: 'image', name: 'photo' },
    ]);
    expect(definition.root).toMatchObject({
      style: { flexDirection: 'column', backgroundColor: '{theme}' },
      children: [
        { text: '{title}', size: 60 },
        ...[1, 2, 3, 4].map((count) => ({ text: `{tags${count}}` })),
        { text: '{name}' },
        { type: 'image', parameter: 'photo' },
      ],
    });
    expect(losses).toMatchObject([
      { line: 10, what: 'tags: a list' },
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

describe('what the data of a component decides', () => {
  const draw = async (props: string, body: string, before = '') => {
    const { definition, losses } = await read(
      'decides.tsx',
      `${before}export default (${props}) => (\n<div style={{ display: 'flex', flexDirection: 'column' }}>\n${body}\n</div>\n);`,
    );
    return { ...definition, children: definition.root?.children, losses };
  };

  test('is a default', async () => {
    const made = await draw(
      "{ title = 'Hello', accent, post }",
      "<h1 style={{ color: accent ?? '#ff0000' }}>{title}</h1><p>by {post.author || 'Staff'}</p>",
    );
    expect(made.losses).toEqual([]);
    expect(made.parameters).toEqual([
      { type: 'text', name: 'title', default: 'Hello' },
      { type: 'text', name: 'author', default: 'Staff' },
      { type: 'color', name: 'accent', default: '#ff0000' },
    ]);
  });

  test('is a condition', async () => {
    const made = await draw(
      '{ author, featured, hasLogo = true }',
      "{author && <div style={{ display: 'flex' }}><b>by</b> <span>{author}</span></div>}{featured && <p>Featured</p>}{hasLogo && <p>Logo</p>}",
    );
    expect(made.losses).toEqual([]);
    expect(made.parameters).toEqual([
      { type: 'text', name: 'author' },
      { type: 'choice', name: 'featured', choices: ['no', 'yes'], default: 'no' },
      { type: 'choice', name: 'hasLogo', choices: ['yes', 'no'], default: 'yes' },
    ]);
    expect(made.children).toMatchObject([
      { type: 'box', when: { parameter: 'author' } },
      { text: 'Featured', when: { parameter: 'featured', is: 'yes' } },
      { text: 'Logo', when: { parameter: 'hasLogo', is: 'yes' } },
    ]);
  });

  test('is a choice, of colors and of everything else', async () => {
    const made = await draw(
      '{ theme, kind, size }: { theme?: string }',
      "<b style={{ color: theme === 'dark' ? 'white' : '#000' }}>a</b>{kind === 'post' ? <b>Post</b> : <p>Page</p>}<p style={{ ...SIZES[size ?? 'small'] }}>b</p>",
      'const SIZES = { small: { padding: 4 }, large: { padding: 8 } };\n',
    );
    expect(made.losses).toEqual([]);
    expect(made.parameters).toEqual([
      { type: 'choice', name: 'theme', choices: ['none', 'dark'], default: 'none' },
      { type: 'choice', name: 'kind', choices: ['none', 'post'], default: 'none' },
      { type: 'choice', name: 'size', choices: ['small', 'large', 'other'], default: 'small' },
    ]);
    expect(made.colors).toEqual([
      { name: 'themeColor1', by: { parameter: 'theme', colors: { dark: '#ffffff', none: '#000' } } },
    ]);
    expect(made.children).toMatchObject([
      { text: 'a', color: '{themeColor1}' },
      { text: 'Post', when: { parameter: 'kind', is: 'post' } },
      { text: 'Page', when: { parameter: 'kind', is: 'none' } },
      { style: { paddingTop: 4 }, when: { parameter: 'size', is: 'small' } },
      { style: { paddingTop: 8 }, when: { parameter: 'size', is: 'large' } },
      { when: { parameter: 'size', is: 'other' } },
    ]);
  });

  test('is a scheme, where classes are for a dark one', async () => {
    const made = await draw('{ title }', '<h1 tw="dark:text-white text-gray-900">{title}</h1>');
    expect(made.losses).toEqual([]);
    expect(made.parameters).toEqual([
      { type: 'text', name: 'title' },
      { type: 'choice', name: 'colorMode', choices: ['light', 'dark'], default: 'light' },
    ]);
    expect(made.colors?.[0]?.by?.colors).toEqual({ light: '#111827', dark: '#ffffff' });
  });

  test('is a list, as long as it is drawn', async () => {
    const made = await draw(
      '{ stats, tags }',
      "{stats.slice(0, 2).map((one) => <div key={one.label} style={{ display: 'flex' }}><b>{one.value}</b><span>{one.label}</span></div>)}<p>{tags.join(', ')}</p>",
    );
    expect(made.losses).toMatchObject([
      { line: 3, what: 'stats: a list', reason: expect.stringContaining('value1') },
    ]);
    expect(made.parameters?.map(({ name }) => name)).toEqual([
      'value1',
      'label1',
      'value2',
      'label2',
      'tags',
    ]);
    expect(made.children).toMatchObject([
      {
        when: { parameter: expect.stringContaining('1') },
        children: [{ text: '{value1}' }, { text: '{label1}' }],
      },
      { when: { parameter: expect.stringContaining('2') } },
      { text: '{tags}' },
    ]);
  });

  test('is the size of a long text', async () => {
    const made = await draw(
      '{ title }',
      '<h1 style={{ fontSize: title.length > 40 ? 30 : 96 }}>{title}</h1>',
    );
    expect(made.losses).toEqual([]);
    expect(made.children).toMatchObject([{ size: 96, minSize: 30 }]);
  });

  test('is no number, and what is passed over is named', async () => {
    const made = await draw(
      '{ count, items }',
      "<p>{count > 1 ? 'Many' : 'One'}</p><p>{items.length} of {items.map((one) => <b key={one}>{one}</b>)}</p>\n<p>© {new Date().getFullYear()}</p>",
      "import './card.css';\n",
    );
    expect(made.losses.map(({ line, what }) => `${line} ${what}`)).toEqual([
      "1 import './card.css'",
      '4 count > 1',
      '4 "202"',
      '4 items: a list',
      '4 2 of {{items1}}{{items2}}{{items3}}{{items4}}',
      '5 new Date()',
    ]);
  });

  test('has no name that every card uses itself', async () => {
    const made = await draw('{ width }', '<p>{width} cm</p>');
    expect(made.parameters).toEqual([{ type: 'text', name: 'width_2' }]);
  });

  test('is named with its line where a template cannot say it', async () => {
    const made = await draw(
      '{ author, kind, title, date }',
      [
        '<p>{author ? <b>{author}</b> : "Staff"}</p>',
        "<p style={{ color: kind === 'news' ? 'red' : 'blue' }}>{kind}</p>",
        '<p>{title.toUpperCase()}</p>',
        '<p>{author[0]}</p>',
        '<p style={{ padding: title.length > 40 ? 4 : 8 }}>{Number(date)}</p>',
      ].join('\n'),
    );
    expect(made.losses.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '3 "Staff"',
      '4 color by kind',
      '5 title.toUpperCase()',
      '6 a part of author',
      '7 padding: 4',
      '7 "NaN"',
    ]);
  });
});

test('what a component imports from where nothing is becomes parameters', async () => {
  const { definition, losses } = await read(
    'page.tsx',
    `import { getPost } from '@/lib/posts';
import { Logo } from '~/logo';
export default async function Image({ params }) {
  const post = await getPost((await params).slug);
  return <div style={{ display: 'flex' }}><Logo /><h1>{post.title ?? 'Untitled'}</h1><p>{new Date(post.date).toLocaleDateString()}</p></div>;
}`,
  );
  expect(definition.parameters).toEqual([
    { type: 'text', name: 'title', default: 'Untitled' },
    { type: 'text', name: 'date' },
  ]);
  expect(losses).toMatchObject([
    { line: 1, what: "import '@/lib/posts'" },
    { line: 2, what: "import '~/logo'" },
    { line: 5, what: '<Logo>' },
  ]);
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
