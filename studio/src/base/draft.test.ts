import { afterEach, expect, test, vi } from 'vitest';
import { createDraft, readDraft } from './draft.ts';

const createStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
};

afterEach(() => vi.unstubAllGlobals());

test('what one account is working on is shown to it, also in a new tab, and to no other account', () => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  createDraft('ada', 'cards', { title: '' }).value = { title: 'Hold fast' };
  vi.stubGlobal('sessionStorage', createStorage());
  expect(readDraft('ada', 'cards')).toEqual({ title: 'Hold fast' });
  expect(createDraft('ada', 'cards', { title: '' }).value).toEqual({ title: 'Hold fast' });
  expect(createDraft('bob', 'cards', { title: '' }).value).toEqual({ title: '' });
});

test('what is done in another tab replaces nothing', () => {
  vi.stubGlobal('localStorage', createStorage());
  const first = createStorage();
  vi.stubGlobal('sessionStorage', first);
  createDraft('ada', 'cards', { title: '' }).value = { title: 'Hold fast' };
  vi.stubGlobal('sessionStorage', createStorage());
  createDraft('ada', 'cards', { title: '' }).value = { title: 'Let go' };
  vi.stubGlobal('sessionStorage', first);
  expect(createDraft('ada', 'cards', { title: '' }).value).toEqual({ title: 'Hold fast' });
});
