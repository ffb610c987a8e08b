import { expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { loadEngine } from './support/test-service.ts';

describeOperation('listTemplates', (api) => {
  test('200: every template with its parameters, and an address that lacks nothing but the signature', async () => {
    await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
    const { status, body } = await api(service, { key: await service.register() });
    expect(status).toBe(200);
    const { templates } = await loadEngine();
    expect(templates.length).toBeGreaterThan(3);
    expect(body.templates.map(({ name }: { name: string }) => name)).toEqual(
      templates.map(({ name }) => name),
    );
    for (const { name, parameters, example, example_url } of body.templates) {
      expect(Object.keys(parameters.properties)).toEqual(expect.arrayContaining(Object.keys(example)));
      const url = new URL(example_url);
      expect(url.origin + url.pathname).toBe(`https://cards.example.com/i/${name}`);
      expect(Object.fromEntries(url.searchParams)).toEqual(example);
    }
  });
});
