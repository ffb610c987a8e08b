import type { z } from 'zod';
import type { brief } from '../schemas/brief.ts';

type BriefInput = z.input<typeof brief>;

/** Good briefs, each with what it is for: complete, and with nothing in them that could be left to the composer. */
export const EXAMPLE_BRIEFS: readonly { purpose: string; brief: BriefInput }[] = [
  {
    purpose: 'A card for a talk',
    brief: {
      language: 'en',
      kind: 'event',
      blocks: [
        { role: 'eyebrow', text: 'Webinar' },
        { role: 'title', text: 'Why we moved back to a monolith' },
        { role: 'subtitle', text: 'Two years of microservices, and what we kept' },
        { role: 'person', text: 'Ada Nwosu', detail: 'Staff Engineer, Northwind' },
        { role: 'date', text: '12 March' },
        { role: 'time', text: '5 pm CET' },
        { role: 'action', text: 'Save your seat' },
        { role: 'contact', text: 'northwind.example/talks' },
      ],
      style: ['technical'],
      scheme: 'dark',
    },
  },
  {
    purpose: 'A menu in warm colors',
    brief: {
      language: 'en',
      kind: 'menu',
      blocks: [
        { role: 'brand', text: 'Café Lumen' },
        { role: 'title', text: 'Breakfast' },
        { role: 'item', text: 'Porridge with plums', value: '£5', label: 'Warm' },
        { role: 'item', text: 'Eggs on rye', value: '£8', label: 'Warm' },
        { role: 'item', text: 'Yoghurt and oats', value: '£4.50', label: 'Cold' },
        { role: 'note', text: 'Served until noon' },
      ],
      illustration: 'coffee-cup',
      colors: [
        { value: '#fff4e0', use: 'ground' },
        { value: '#b4532a', use: 'accent' },
      ],
    },
  },
];
