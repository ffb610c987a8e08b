import { describe, expect, test } from 'vitest';
import { motifs } from '../art/motifs.ts';
import { subjects } from '../art/subjects.ts';
import { MATTERS } from '../brief/vocabulary/matters.ts';
import { emblemsOf } from './emblems.ts';

const drawn = new Set([...subjects.map(({ name }) => `subject:${name}`), ...motifs.map(({ name }) => name)]);

describe('the emblems of matters', () => {
  test.each(MATTERS.map(({ value }) => value.name))('%s is said by drawings that there are', (matter) => {
    const emblems = emblemsOf(matter);
    expect(emblems.filter((name) => name.startsWith('subject:'))).not.toEqual([]);
    expect(emblems.filter((name) => !drawn.has(name))).toEqual([]);
  });
});
