import type { Brief, OgBrandParameters } from '../../../../client/src/index.ts';
import { liveApi } from '../../base/api.ts';

/** A card that is drawn with and without the brand. */
export type Sample = {
  title: string;
  draw(brand: SampleBrand | undefined, cancel: AbortSignal): Promise<Blob>;
};

export type SampleBrand = { designMd: string; params: OgBrandParameters };

const SEED = 7;

const ARTICLE: Brief = {
  kind: 'article',
  blocks: [
    { role: 'eyebrow', text: 'Engineering' },
    { role: 'title', text: 'Why we moved back to a monolith' },
    { role: 'person', text: 'Ada Lovelace' },
  ],
};
const ANNOUNCEMENT: Brief = {
  kind: 'announcement',
  blocks: [
    { role: 'title', text: 'Version 2.0 is here' },
    { role: 'subtitle', text: 'Twice as fast, half the size' },
    { role: 'action', text: 'See what is new' },
  ],
};
const CARD: OgBrandParameters = {
  title: 'Why we moved back to a monolith',
  description: 'What we gained, what we lost, and what we would do again.',
};

const ofBrief =
  (brief: Brief): Sample['draw'] =>
  async (brand, signal) => {
    const { bytes, type } = await liveApi.preview(brief, { designMd: brand?.designMd, seed: SEED, signal });
    return new Blob([bytes], { type });
  };

export const SAMPLES: readonly Sample[] = [
  {
    title: 'Brand card',
    draw: async (brand, signal) => {
      const params = { ...CARD, ...brand?.params };
      const { bytes, type } = await liveApi.previewCard('og_brand', params, { signal });
      return new Blob([bytes], { type });
    },
  },
  { title: 'Article', draw: ofBrief(ARTICLE) },
  { title: 'Announcement', draw: ofBrief(ANNOUNCEMENT) },
];
