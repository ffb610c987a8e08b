import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { ACME } from './support/design-documents.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';

const prompt = 'Blog header: "Why we moved back to a monolith", dark, engineering blog';

describeOperation(
  'createBrief',
  (api) => {
    describe('200', () => {
      test('what was understood, and what is unused and why; nothing is stored or charged', async () => {
        await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
        const key = await service.register();
        const before = await service.count();
        const { status, body } = await api(service, { key, body: { prompt } });
        expect(status).toBe(200);
        expect(body.reader).toBe('built-in');
        expect(body.brief).toMatchObject({ version: 1, language: 'en', kind: 'article', scheme: 'dark' });
        expect(body.brief.blocks).toContainEqual({ role: 'title', text: 'Why we moved back to a monolith' });
        expect(body.unused).toContainEqual({ text: 'Blog header', start: 0, end: 11, why: 'request' });
        expect(await service.count()).toEqual(before);
      });

      test.each(['built-in', undefined])('reader %s', async (reader) => {
        await using service = await shareService();
        const key = await service.register();
        const { status } = await api(service, { key, body: { prompt, ...(reader && { reader }) } });
        expect(status).toBe(200);
      });

      test('a design document leaves the brief as it is, and what of it cannot be applied is told', async () => {
        await using service = await shareService();
        const key = await service.register();
        const read = async (design_md?: string) =>
          (await api(service, { key, body: { prompt, design_md } })).body;
        const plain = await read();
        expect(await read(ACME)).toEqual(plain);
        const { brief, warning_details } = await read('# Acme\nWe like blue.');
        expect(brief).toEqual(plain.brief);
        expect(warning_details).toContainEqual(expect.objectContaining({ code: 'design_not_followed' }));
      });
    });

    describeRefusedFields(api, [
      ['prompt', {}],
      ['prompt', { prompt: ' ' }],
      ['prompt', { prompt: 'x'.repeat(4001) }],
      ['reader', { prompt, reader: 'oracle' }],
      ['design_md', { prompt, design_md: 'x'.repeat(300_000) }],
    ]);
  },
  { elsewhere: [503] },
);
