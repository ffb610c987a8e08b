import { expect, test } from 'vitest';
import { formatAttribution } from './format-attribution.ts';

test.each(['Source: city council', 'Quelle: Stadtwerke', 'Source : INSEE', '出典:総務省'])(
  'no dash stands before a stated source: %s',
  (source) => expect(formatAttribution(source)).toBe(source),
);

test.each(['Ada Lovelace', 'Maria Lopes, COO, Fintra', 'Chinese proverb'])(
  'a dash leads to who said it: %s',
  (name) => expect(formatAttribution(name)).toBe(`— ${name}`),
);
