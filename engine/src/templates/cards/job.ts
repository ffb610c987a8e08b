import { BUTTON, headed, TEXT, titleSlot } from '../../specs/slots.ts';
import type { Region, Slot } from '../../specs/spec.ts';
import { toPair, toPart, toTemplate } from '../card-template.ts';
import { CTA_RULE, DESCRIPTION_RULE, SITE_RULE, textRule } from '../rules.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { labelsOf } from './fact-labels.ts';

const WANTED: Slot[] = [titleSlot('text', { voice: 'display' }), TEXT];
const TERMS: Slot = {
  of: 'fact',
  as: 'facts',
  size: { px: { wide: 34, square: 42, story: 46 } },
  gap: { wide: 60, banner: 40, square: 64, story: 76 },
};
const EMPLOYER: Slot = { of: 'brand', as: 'brand' };

// What to do comes last; a wide card has room for it at the end of its head alone.
const REGION: Region = {
  ground: 'strong',
  flow: {
    wide: headed([{ row: [EMPLOYER, BUTTON], join: 'apart', cross: 'middle' }], WANTED, [TERMS]),
    tall: headed([EMPLOYER], WANTED, [TERMS, { ...BUTTON, gap: { wide: 44, square: 60, story: 72 } }]),
  },
};

/** A poster in one strong color: who is wanted, and on which terms. */
export const job = toTemplate({
  name: 'job',
  version: 18,
  labels: true,
  description:
    'A vacancy on one strong color: title, company, place, remote, salary, contract, and a button.',
  parameters: [
    textRule('title', 'The job title.'),
    DESCRIPTION_RULE,
    textRule('company', 'The employer.'),
    textRule('place', 'The location.'),
    textRule('remote', 'Such as "Remote in Europe".'),
    textRule('salary', 'Such as "€75,000 to €90,000".'),
    textRule('kind', 'Such as "Full time".'),
    CTA_RULE,
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    company: 'Halden is hiring',
    title: 'Senior acoustic engineer',
    place: 'Rotterdam',
    remote: 'Hybrid, 2 days',
    salary: '€75k to €90k',
    kind: 'Full time',
    cta: 'Apply by 30 June',
  },
  region: REGION,
  toContent: ({
    values: { title, description, company, place, remote, salary, kind, cta, site },
    language,
  }) => {
    const labels = labelsOf(language);
    const fact = (name: string, text: string | undefined) => {
      const label = labels?.[name];
      return toPart('fact', text, label ? { detail: label } : {});
    };
    return {
      parts: [
        ...toPair('brand', company, site),
        ...toPart('title', title),
        ...toPart('text', description, { optional: 3 }),
        ...fact('place', place),
        ...fact('remote', remote),
        ...fact('salary', salary),
        ...fact('kind', kind),
        ...toPart('action', cta),
      ],
    };
  },
});
