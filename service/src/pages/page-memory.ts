import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import type { KnownPage, PageMemory } from './create-page-reader.ts';

const KEPT_PAGES = 5000;

/** Remembers pages until the process ends. */
export function createPageMemory(): PageMemory {
  const pages = new LRUCache<string, KnownPage>(atMost(KEPT_PAGES));
  return {
    find: async (url) => pages.get(url),
    keep: async (url, page) => void pages.set(url, page),
  };
}
