import { countOf, type QueryPair } from '@cardwright/contract';
import { findParameter } from '@cardwright/contract/find-parameter';
import type { Engine } from '@cardwright/engine';
import { fileParameterOf, findTemplate, isControlParameter } from './card-request.ts';

// A header should stay short.
const MAX_NAMED = 5;
const SAID: readonly (string | undefined)[] = ['text', 'list'];

/** What is probably a mistake in a card that is valid all the same, as sentences in ASCII. Its names are valid. */
export function findCardWarnings(
  path: string,
  pairs: readonly QueryPair[],
  engine: Pick<Engine, 'templates'>,
): string[] {
  const { template } = findTemplate(path, engine);
  const rules = new Map(template.parameters.map((rule) => [rule.name, rule]));
  const data = pairs.filter(({ name }) => !isControlParameter(name) && name !== fileParameterOf(path));
  const unknown = data.map(({ name }) => name).filter((name) => !rules.has(name));
  const hasText =
    template.speaks ||
    data.some(({ name, value }) => SAID.includes(rules.get(name)?.type) && value.trim() !== '');
  const more = unknown.length - MAX_NAMED;
  return [
    ...(hasText ? [] : ['The card has no text.']),
    ...unknown.slice(0, MAX_NAMED).map((name) => describe(template.name, name, [...rules.keys()])),
    ...(more > 0 ? [`Also ignored: ${countOf(more, 'more unknown parameter')}.`] : []),
  ];
}

function describe(template: string, name: string, known: readonly string[]): string {
  const nearest = findParameter(name, known);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `${template} has no parameter ${name}; it is ignored.${hint}`;
}
