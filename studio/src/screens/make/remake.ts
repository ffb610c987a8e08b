import type { Generation } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { readDraft, storeDraft } from '../../base/draft.ts';
import { goTo } from '../../base/router.tsx';
import { takeSavedBrand } from '../../base/saved-brand.ts';
import { EMPTY_BRIEF, isBlank } from './brief.ts';
import { toBasis } from './corrections.ts';
import { keepDesigns } from './kept-designs.ts';
import type { Draft } from './make-model.ts';
import { roundOf } from './seeds.ts';

/** What is being worked on in Make; undefined when it is empty. */
export function findWorkInMake(owner: string): string | undefined {
  const { prompt = '', corrections = {} } = readDraft<Draft>(owner, 'make');
  const texts = (corrections.blocks ?? []).map(({ text }) => text);
  return [prompt, ...texts].find((text) => !isBlank(text));
}

/** Opens Make with what the generation was drawn from. Throws when its design document cannot be read. */
export async function remake(owner: string, generation: Generation): Promise<void> {
  const { id, prompt, brief, seed, design, width, height, format, branded } = generation;
  const designMd = branded ? ((await api.designMd(id)) ?? '') : '';
  const draft: Draft = {
    prompt,
    corrections: { ...brief, format: { ...brief?.format, width, height } },
    basis: toBasis(prompt, { ...EMPTY_BRIEF, ...brief }),
    designMd,
    // Of the document as it was then, whatever became of the brand.
    brand: '',
    seed,
    seeds: roundOf(seed),
    format,
    ...(design && { kept: keepDesigns({ [seed]: design }, { ...EMPTY_BRIEF, ...brief }) }),
  };
  takeSavedBrand(owner, 'make');
  storeDraft(owner, 'make', draft);
  goTo('');
}
