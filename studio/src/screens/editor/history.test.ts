import { expect, test } from 'vitest';
import { closeStep, record, redo, startHistory, undo } from './history.ts';

test('every step can be taken back and done again, and a new one forgets what was taken back', () => {
  let history = startHistory('');
  for (let step = 1; step <= 2000; step++) history = record(history, String(step));
  for (let step = 0; step < 2000; step++) history = undo(history);
  expect(history.present).toBe('');
  expect(undo(history).present).toBe('');
  history = redo(redo(history));
  expect(history.present).toBe('2');
  expect(redo(record(history, 'other')).present).toBe('other');
});

test('what is typed into one field is one step, until it is left', () => {
  let history = startHistory('');
  for (const text of ['T', 'Te', 'Tea']) history = record(history, text, 'title');
  history = record(closeStep(history), 'Tea!', 'title');
  expect(undo(history).present).toBe('Tea');
  expect(undo(undo(history)).present).toBe('');
  expect(record(history, history.present)).toBe(history);
});
