import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { messagesOf } from './brief/warning.ts';
import { createEngine } from './create-engine.ts';
import { findTemplate, templates } from './templates/templates.ts';
import { valuesFromRequest } from './templates/values-from-request.ts';
import { understand } from './understand/understand.ts';

const engine = await createEngine();
const SIZE = { width: 600, height: 315, format: 'png' } as const;
const toPixels = (png: Uint8Array): Promise<Buffer> => sharp(png).removeAlpha().raw().toBuffer();
const PROMPT = 'Blog header "Why we moved back to a monolith" by Ada Lovelace, dark blue';

describe.each(templates.map(({ name }) => name))('a prompt in %s', (name) => {
  test("is the template's own card with the prompt's words, checked, and called by its name", async () => {
    const template = findTemplate(name);
    if (!template) throw new Error(name);
    const result = await engine.compose({ prompt: PROMPT, templateId: name, ...SIZE });
    const data = valuesFromRequest(template, understand((await engine.read(PROMPT)).brief));
    const card = await engine.renderCard(engine.parseCard({ template: name, data, ...SIZE }));
    expect([...data.values()]).toContain('Why we moved back to a monolith');
    // Signed cards come from a printer that keeps their grounds: other bytes, the very same pixels.
    expect(Buffer.compare(await toPixels(result.bytes), await toPixels(card))).toBe(0);
    expect(result.look).toBe(name);
    expect(result.quality.findings.filter(({ check }) => check === 'texts')).toEqual([]);
    expect(result.quality.minimumContrast).toBeGreaterThan(3);
  });

  test('does not depend on the seed', async () => {
    const draw = (seed: number) => engine.compose({ prompt: PROMPT, templateId: name, seed, ...SIZE });
    expect(Buffer.compare((await draw(1)).bytes, (await draw(2)).bytes)).toBe(0);
  });
});

test('words that the template has no room for are named in the warnings', async () => {
  const prompt = `"${'WIDEST WORDS WITHOUT MERCY '.repeat(7)}" "${'MMMM WWWW '.repeat(19)}"`;
  const { warnings } = await engine.compose({
    prompt,
    templateId: 'announcement',
    width: 256,
    height: 256,
    format: 'png',
  });
  expect(messagesOf(warnings).join()).toContain('The template announcement cannot fit all the text');
});

test('`default` and no template leave the choice to the composer', async () => {
  const draw = (templateId?: string) =>
    engine.compose({ prompt: PROMPT, seed: 3, ...SIZE, ...(templateId !== undefined && { templateId }) });
  const [chosen, named] = [await draw(), await draw('default')];
  expect(Buffer.compare(chosen.bytes, named.bytes)).toBe(0);
  expect(templates.map(({ name }) => name)).not.toContain(chosen.look);
});
