import { expect, test } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { registerOperator } from './support/operators.ts';
import { createTestService } from './support/test-service.ts';

describeOperation('getQueue', (api) => {
  test('200: what waits, what is drawn, and what failed, of all accounts and without prompts', async () => {
    const gate = Promise.withResolvers<void>();
    const painter = createPaintEngine();
    const engine = {
      ...painter,
      compose: async (...args: Parameters<typeof painter.compose>) => {
        if (args[0].prompt === 'doomed') throw new Error('cannot be drawn');
        await gate.promise;
        return await painter.compose(...args);
      },
    };
    await using service = await createTestService(
      { CARDWRIGHT_JOB_ATTEMPTS: '1', CARDWRIGHT_RENDER_CONCURRENCY: '1' },
      { engine },
    );
    const key = await registerOperator(service);
    expect((await api(service, { key })).body).toEqual({
      waiting: 0,
      drawing: 0,
      oldest_since: null,
      failures: [],
    });
    const ada = await service.register();
    const failed = await generate(service, ada, { prompt: 'doomed' });
    await generate(service, ada, { prompt: 'secret one' }, 'respond-async');
    await generate(service, ada, { prompt: 'secret two' }, 'respond-async');
    await expect
      .poll(async () => (await api(service, { key })).body)
      .toMatchObject({ waiting: 1, drawing: 1, oldest_since: expect.stringMatching(/Z$/) });
    const { body } = await api(service, { key });
    expect(body.failures).toEqual([
      {
        generation_id: failed.id,
        account_id: expect.stringMatching(/^usr_/),
        email: 'ada@example.com',
        error: expect.any(String),
        failed_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret|doomed/);
    gate.resolve();
  });
});
