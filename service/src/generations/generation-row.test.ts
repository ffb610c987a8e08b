import { expect, test } from 'vitest';
import { type GenerationRow, toNewGeneration } from './generation-row.ts';

const ROW: GenerationRow = {
  id: 'gen_1',
  account_id: 'usr_1',
  brief: null,
  reading_key: null,
  brief_text: null,
  reader: null,
  prompt: 'a fox',
  template_id: 'default',
  width: 1200,
  height: 630,
  format: 'png',
  seed: 1,
  engine: null,
  design_md: null,
  design: null,
  status: 'completed',
  image_token: 'token',
  stage: null,
  painter: null,
  painting_key: null,
  painting_object: null,
  paintings: 0,
  image_object: 'object',
  error: null,
  failure_code: null,
  warnings: '[]',
  quality: null,
  credits_used: 1,
  period: '2026-11',
  created_at: '2026-11-21T05:00:00.000Z',
  completed_at: '2026-11-21T05:00:01.000Z',
};

test('warnings are read as they were stored', () => {
  const warning = { code: 'no_drawing', message: 'No fox.', words: ['fox'] };
  expect(toNewGeneration({ ...ROW, warnings: JSON.stringify([warning]) }).warnings).toEqual([warning]);
});

test('a sentence that an earlier version stored has the code `other`', () => {
  expect(toNewGeneration({ ...ROW, warnings: '["No fox."]' }).warnings).toEqual([
    { code: 'other', message: 'No fox.', words: [] },
  ]);
});
