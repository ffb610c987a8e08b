import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { home, outputOf, run, setUpHome, sizeOf } from './support/command-home.ts';
import { newEmail } from './support/start-service.ts';

setUpHome();

describe('a brief', () => {
  const prompt = 'Blog header: "Why we moved back to a monolith", dark';

  test('is saved, corrected, previewed free and drawn', async () => {
    await outputOf(['register', newEmail()]);
    const { out, err } = await run(['brief', prompt]);
    expect(err).toContain('Not printed on the card (request): Blog header');
    const read = JSON.parse(out);
    expect(read.blocks).toEqual([{ role: 'title', text: 'Why we moved back to a monolith' }]);
    const corrected = { ...read, look: 'swiss', blocks: [...read.blocks, { role: 'author', text: 'Ada' }] };
    writeFileSync(join(home, 'card.json'), JSON.stringify(corrected));

    const seed = await outputOf(['preview', '--brief', 'card.json', '-o', 'small.png']);
    const small = ['preview', '--brief', 'card.json', '--seed', seed.trim(), '-o', 'small.avif'];
    expect((await run(small)).err).toMatch(/Saved small\.avif: AVIF, \d+ kB/);
    expect(sizeOf(readFileSync(join(home, 'small.png')))).toEqual([600, 315]);
    expect(JSON.parse(await outputOf(['usage', '--json']))).toMatchObject({ creditsUsed: 0 });
    const draw = ['generate', '--brief', '-', '--seed', seed, '--json'];
    const drawn = JSON.parse(await outputOf(draw, JSON.stringify(corrected)));
    expect(drawn).toMatchObject({ brief: corrected, seed: Number(seed), reader: null });

    const wrong = { blocks: [read.blocks[0], read.blocks[0], { role: 'headline', text: 'A' }] };
    const refused = await run(['preview', '--brief', '-', '-o', 'none.png'], JSON.stringify(wrong));
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringMatching(/^error: `brief\.blocks\[2\]\.role` must be one of "eyebrow"/),
    ]);
    expect(existsSync(join(home, 'none.png'))).toBe(false);
  });

  test('is drawn around a picture: a file, an upload, or none that there is', async () => {
    await outputOf(['register', newEmail()]);
    writeFileSync(
      join(home, 'photo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#c02020"/></svg>',
    );
    const first = await run(['generate', `${prompt}, oil painting`, '--image', 'photo.svg', '--json']);
    expect(first.err).toMatch(/^warning: .*oil painting/m);
    const { brief, prompt: stored, warnings } = JSON.parse(first.out);
    expect([stored, warnings]).toEqual([`${prompt}, oil painting`, []]);
    expect(brief).toMatchObject({
      image: { upload: expect.stringMatching(/^up_/) },
      blocks: [{ role: 'title', text: 'Why we moved back to a monolith' }],
    });
    expect(await outputOf(['uploads', 'list'])).toMatch(/\tphoto.svg$/);
    const { upload } = brief.image;
    for (const given of [upload, `upload:${upload}`, 'photo.svg']) {
      const card = ['preview', '--brief', '-', '--image', given, '--seed', '1', '-o', 'small.png'];
      await outputOf(card, JSON.stringify({ blocks: brief.blocks }));
    }
    for (const [given, problem] of [
      ['none.jpg', /^error: none\.jpg: no such file/],
      [`up_${'2'.repeat(24)}`, /`brief\.image\.upload` is no upload of this account/],
      ['http://example.com/a.jpg', /`brief\.image\.url`/],
    ] as const) {
      const refused = await run(['generate', prompt, '--image', given]);
      expect([refused.code === 0, refused.out, refused.err]).toEqual([
        false,
        '',
        expect.stringMatching(problem),
      ]);
    }
    expect(JSON.parse(await outputOf(['usage', '--json']))).toMatchObject({ creditsUsed: 1 });
  });

  test('has its names from the catalogue', async () => {
    await outputOf(['register', newEmail()]);
    expect(await outputOf(['catalogue', 'looks'])).toMatch(/^swiss\t/m);
    expect(await outputOf(['catalogue', 'formats', 'story'])).toMatch(/^story\t.*\t1080x1920$/m);
    expect(await outputOf(['catalogue', 'illustrations', 'Fahrrad', '--language', 'de'])).toMatch(
      /^bicycle\tfahrrad/,
    );
    const page = JSON.parse(await outputOf(['catalogue', 'illustrations', '-n', '2', '--json']));
    expect(page).toMatchObject({
      total: expect.any(Number),
      entries: [{}, { thumbnailUrl: expect.stringMatching(/^http/) }],
    });
    const nothing = await run(['catalogue', 'styles', 'xyzzy']);
    expect([nothing.code, nothing.out, nothing.err]).toEqual([
      0,
      '',
      expect.stringContaining('Nothing matches'),
    ]);
  });
});
