import { expect, test } from 'vitest';
import { saidBy } from './said-by.ts';

test.each(['Source: city council', 'Quelle: Stadtwerke', 'Source : INSEE', '出典:総務省'])(
  'no dash stands before a stated source: %s',
  (source) => expect(saidBy(source)).toBe(source),
);

test.each(['Ada Lovelace', 'Maria Lopes, COO, Fintra', 'Chinese proverb'])(
  'a dash leads to who said it: %s',
  (name) => expect(saidBy(name)).toBe(`— ${name}`),
);
