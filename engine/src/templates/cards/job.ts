import { inkOn } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Composition } from '../../layout/composition.ts';
import { CTA_RULE, DESCRIPTION_RULE, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';

const DESIGN: Design = {
  name: 'job',
  title: { family: 'Archivo', weight: 850, lineHeight: 0.98, letterSpacing: -0.035, variation: '"wdth" 108' },
  body: 'Archivo',
  schemes: {
    light: { ground: '#ffd84d', ink: '#16130a', accent: '#16130a' },
    dark: { ground: '#20180a', ink: '#ffe27a', accent: '#ffd84d' },
  },
};

/** A poster in one strong color: who is wanted, and an arrow that says to come in. */
export const job: Template = {
  name: 'job',
  version: 1,
  description: 'A vacancy: title, company, place, remote, salary, kind of contract, and what to do.',
  parameters: [
    textRule('title', 'Who is wanted.'),
    DESCRIPTION_RULE,
    textRule('company', 'Who hires.'),
    textRule('place', 'Where.'),
    textRule('remote', 'Such as "Remote in Europe".'),
    textRule('salary', 'Such as "€75,000 to €90,000".'),
    textRule('kind', 'Such as "Full time".'),
    CTA_RULE,
    ...BRAND_RULES,
  ],
  example: {
    company: 'Parcelwise is hiring',
    title: 'Senior product designer',
    place: 'Rotterdam',
    remote: 'Hybrid, 2 days',
    salary: '€75k to €90k',
    kind: 'Full time',
    cta: 'Apply by 30 June',
    site: 'parcelwise.example.com/jobs',
  },
  compose: composeJob,
};

async function composeJob(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.title ?? values.description);
  const facts = kit.facts(
    [
      ['place', values.place],
      ['globe', values.remote],
      ['money', values.salary],
      ['bag', values.kind],
    ],
    'label',
    { color: colors.ink, weight: 650, share: 0.04, maxLines: 2, mark: colors.ink },
  );
  const foot = [
    values.cta
      ? kit.chip('call-to-action', values.cta, {
          ground: colors.accent,
          color: inkOn(colors.accent),
          share: 0.042,
          weight: 700,
          radius: 0.5,
        })
      : undefined,
    values.site ? text('label', values.site, { color: colors.ink, weight: 600 }) : undefined,
  ].filter((block) => block !== undefined);
  const column = await kit.column(
    [
      await kit.logo(),
      put(
        0,
        2,
        values.company
          ? text('eyebrow', values.company, {
              color: colors.ink,
              weight: 700,
              share: 0.046,
              gap: unit * 0.02,
            })
          : undefined,
      ),
      put(1, 0, values.title ? await kit.title(values.title) : undefined),
      put(
        1,
        values.title ? 3 : 0,
        values.description ? kit.description(values.description, !values.title, 2) : undefined,
      ),
      put(
        1,
        2,
        facts.length > 0 ? { ...flowBlock(facts, unit * 0.05, unit * 0.022), gap: unit * 0.05 } : undefined,
      ),
      put(2, 1, foot.length > 0 ? flowBlock(foot, unit * 0.035, unit * 0.02) : undefined),
    ],
    { align },
  );
  const drawn = drawDoor(kit);
  return kit.finish({
    ground: align === 'right' ? `<g transform="matrix(-1 0 0 1 ${kit.width} 0)">${drawn}</g>` : drawn,
    column,
  });
}

/** Stripes at one edge, and an arrow out of the last corner. */
function drawDoor({ wide, safe, width, height, short, colors }: CardKit): string {
  const tint = mix(colors.ground, colors.ink, 0.12);
  const room = (wide ? safe.x : safe.y) - short * 0.05;
  const stripe = short * 0.042;
  const stripes: string[] = [];
  const edge = wide ? room * 0.62 : room * 0.6;
  for (let at = 0; at * stripe * 2 < edge; at++) {
    const w = stripe * (1 - (at * stripe * 2) / edge);
    const box = wide
      ? `x="${f(at * stripe * 2)}" width="${f(w)}" height="${height}"`
      : `y="${f(at * stripe * 2)}" width="${width}" height="${f(w)}"`;
    stripes.push(`<rect ${box} fill="${colors.accent}"/>`);
  }
  const size = Math.min(room * 0.72, short * 0.5);
  const x = wide ? width - room * 0.5 - size / 2 : width - safe.x - size;
  const y = wide ? height - size - safe.y : height - room * 0.5 - size / 2;
  const thick = size * 0.2;
  const arrow = `M${f(x)} ${f(y + size)}L${f(x + size - thick * 0.5)} ${f(y + thick * 0.5)}M${f(x + size * 0.18)} ${f(y + thick * 0.5)}H${f(x + size - thick * 0.5)}V${f(y + size * 0.82)}`;
  const disc = `<circle cx="${f(x + size / 2)}" cy="${f(y + size / 2)}" r="${f(Math.min(size * 0.95, room * 0.6))}" fill="${tint}"/>`;
  return `${stripes.join('')}${wide ? '' : disc}<path d="${arrow}" fill="none" stroke="${colors.accent}" stroke-width="${f(thick)}"/>`;
}
