import { findNearest } from '@cardwright/contract/find-nearest';
import type { Brief } from '../brief/brief.ts';
import { toPresentName } from '../brief/former-names.ts';
import { type CatalogueName, namesIn } from './catalogue.ts';

/** A name that does not exist: where it is (`style[0]`), and a sentence without its subject. */
export type BriefFault = { path: string; problem: string };

const NONE = 'none';

/** Finds the first look, style, illustration or format of a brief that does not exist. */
export function findBriefFault({ look, style, illustration, format }: Brief): BriefFault | undefined {
  const drawn = typeof illustration === 'string' ? [illustration] : (illustration ?? []);
  const checks: [string, string, CatalogueName][] = [
    ...(look === null ? [] : [['look', look, 'looks'] as [string, string, CatalogueName]]),
    ...style.map((name, at): [string, string, CatalogueName] => [`style[${at}]`, name, 'styles']),
    ...drawn.map((name, at): [string, string, CatalogueName] => [
      typeof illustration === 'string' ? 'illustration' : `illustration[${at}]`,
      name,
      'illustrations',
    ]),
    ...(format?.name === undefined
      ? []
      : [['format.name', format.name, 'formats'] as [string, string, CatalogueName]]),
  ];
  for (const [path, name, catalogue] of checks) {
    if (path === 'illustration' && name === NONE) continue;
    const names = namesIn(catalogue);
    if (!names.includes(catalogue === 'illustrations' ? toPresentName(name) : name))
      return { path, problem: describe(name, catalogue, names) };
  }
  return undefined;
}

// More than this are a list to look up, not to read.
const MOST_LISTED = 60;

function describe(name: string, catalogue: CatalogueName, names: readonly string[]): string {
  const nearest = findNearest(name, names);
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  const all =
    names.length > MOST_LISTED
      ? `\`GET /api/v1/catalogue/${catalogue}\` lists the names.`
      : `The names are ${names.join(', ')}.`;
  return `is not one of the ${catalogue}.${hint} ${all}`;
}
