import { expect, test } from 'vitest';
import { readText } from '../../reading/reading.ts';
import { collectMentions } from './find-scene-mentions.ts';
import { PASSES, resolveMentions } from './resolve-mentions.ts';

test.each(PASSES)('without $name its example is read otherwise', (pass) => {
  const [language, text] = pass.example;
  const reading = readText(text);
  const mentions = collectMentions(reading, language);
  const without = PASSES.filter((other) => other !== pass);
  expect(resolveMentions(reading, language, mentions, without)).not.toEqual(
    resolveMentions(reading, language, mentions),
  );
});
