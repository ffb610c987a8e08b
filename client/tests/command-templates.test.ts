import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home, outputOf, run, setUpHome, sizeOf } from './support/command-home.ts';
import { newEmail } from './support/start-service.ts';

setUpHome();

test('a template of your own is pushed, looked at, signed, pulled and deleted', async () => {
  await outputOf(['register', newEmail()]);
  const text = { type: 'text', text: '{title}', size: 90, minSize: 20, maxLines: 2, color: '#ffffff' };
  const template = {
    description: 'For launches.',
    parameters: [{ type: 'text', name: 'title' }],
    root: { type: 'box', style: { backgroundColor: '#203040' }, children: [text] },
  };
  writeFileSync(join(home, 'launch.json'), JSON.stringify(template));
  expect(await outputOf(['template', 'push', 'launch.json'])).toBe('launch.v1');
  expect(await outputOf(['template', 'push', 'launch.json'])).toBe('launch.v1');
  expect(
    await outputOf(['template', 'push', '-', 'launch'], JSON.stringify({ ...template, description: '' })),
  ).toBe('launch.v2');
  expect(await outputOf(['template', 'list'])).toBe('launch\t2\ttitle');
  expect(await outputOf(['template', 'pull', 'launch', '--version', '1'])).toContain('For launches.');
  // To the letter, also one of ours.
  const pulled = await outputOf(['template', 'pull', 'launch']);
  expect(await outputOf(['template', 'push', '-', 'launch'], pulled)).toBe('launch.v2');
  expect(await outputOf(['template', 'pull', 'launch'])).toBe(pulled);
  const ours = await outputOf(['template', 'pull', 'event']);
  expect(await outputOf(['template', 'push', '-', 'evening'], ours)).toBe('evening.v1');
  expect(await outputOf(['template', 'pull', 'evening'])).toBe(ours);
  await outputOf(['template', 'delete', 'evening']);
  await outputOf(['template', 'preview', 'launch', 'title=Hi', '--size', '1080x1080', '-o', 'card.png']);
  expect(sizeOf(readFileSync(join(home, 'card.png')))).toEqual([600, 600]);
  const url = await outputOf(['sign', 'launch.v1', 'title=Hi', '--expires-in', '1d']);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  await outputOf(['template', 'delete', 'launch']);
  expect((await fetch(url)).status).toBe(400);
  expect((await run(['template', 'pull', 'launch'])).code).not.toBe(0);

  writeFileSync(
    join(home, 'wrong.json'),
    JSON.stringify({ root: { type: 'box', children: [{ type: 'svg' }] } }),
  );
  const wrong = await run(['template', 'push', 'wrong.json']);
  expect([wrong.code === 0, wrong.err]).toEqual([false, expect.stringContaining('root.children[0].type')]);
});

test('a card of @vercel/og becomes a template, and what it cannot have is listed', async () => {
  await outputOf(['register', newEmail()]);
  const card = `import { ImageResponse } from '@vercel/og';
export default function Card({ title, author = 'us' }: { title: string; author?: string }) {
  const ink: string = '#ffffff';
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', padding: 80, background: '#102040' }}>
      <h1 style={{ fontSize: 80, color: ink, margin: 0 }}>{title}</h1>
      <p style={{ fontSize: 30, color: ink, filter: 'blur(2px)' }}>by {author}</p>
    </div>,
    { width: 1200, height: 630 },
  );
}
`;
  writeFileSync(join(home, 'card.tsx'), card);
  const missing = await run(['template', 'push', 'card.tsx']);
  expect([missing.code === 0, missing.err]).toEqual([
    false,
    expect.stringContaining('npm install --save-dev'),
  ]);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(home, 'node_modules'));
  const { out, err } = await run(['template', 'push', 'card.tsx']);
  expect([out, err]).toEqual(['card.v1\n', expect.stringContaining('card.tsx:7: filter: blur(2px): ')]);
  const { parameters } = JSON.parse(await outputOf(['template', 'pull', 'card']));
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['title', 'author']);
  await outputOf(['template', 'preview', 'card', 'title=Hi', 'author=me', '-o', 'card.png']);
  expect(sizeOf(readFileSync(join(home, 'card.png')))).toEqual([600, 315]);
});
