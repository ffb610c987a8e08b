import type { Mutant } from '../mutant.ts';

export const STUDIO: readonly Mutant[] = [
  {
    name: 'the dialog with a new key can be closed before it is kept',
    file: 'studio/src/ui/secret-dialog.tsx',
    find: 'disabled={!isKept.value}',
    replace: 'disabled={false}',
  },
  {
    name: 'signing out does nothing',
    file: 'studio/src/base/session.ts',
    find: "  await callSession('DELETE');\n",
    replace: '',
  },
  {
    name: 'revoking a key asks for no new sign-in',
    file: 'studio/src/base/fresh-sign-in.ts',
    find: 'await askToSignIn(error);',
    replace: 'throw error;',
  },
  {
    name: 'what one account was working on is shown to another',
    file: 'studio/src/base/draft.ts',
    find: '`cardwright:${owner}:${name}`',
    replace: '`cardwright:${owner.length}:${name}`',
  },
  {
    name: 'a screen is wider than a narrow phone',
    file: 'studio/src/styles/controls.css',
    find: 'select {\n  width: 100%;\n  min-width: 0;',
    replace: 'select {\n  width: 100%;\n  min-width: 24rem;',
  },
  {
    name: 'the contrast of a brand is measured without its transparency',
    file: 'studio/src/screens/brand/contrast.ts',
    find: 'toLuminance(blend(over, solid))',
    replace: 'toLuminance(over)',
  },
  {
    name: 'a card for a year is signed for a month',
    file: 'studio/src/screens/cards/card.ts',
    find: 'year: 365',
    replace: 'year: 31',
  },
  {
    name: 'an empty field of a card is signed',
    file: 'studio/src/screens/cards/card.ts',
    find: "filter(([, value]) => value !== '')",
    replace: "filter(([, value]) => value !== ' ')",
  },
  {
    name: 'the next page of the history replaces the first',
    file: 'studio/src/screens/history/history-model.ts',
    find: '[...(generations.peek() ?? []), ...page.generations]',
    replace: '[...page.generations]',
  },
  {
    name: 'the theme that was chosen is forgotten',
    file: 'studio/src/base/theme.ts',
    find: '    localStorage.setItem(KEY, theme);\n',
    replace: '',
  },
  {
    name: 'a lost connection ends the waiting',
    file: 'studio/src/base/refusal.ts',
    find: 'status === undefined || status === 429 || status >= 500',
    replace: 'status !== undefined && (status === 429 || status >= 500)',
  },
  {
    name: 'the last key that calls is revoked without a word',
    file: 'studio/src/screens/keys/keys-screen.tsx',
    find: 'isLast={isLastForCalls(shown.key, value?.keys ?? [])}',
    replace: 'isLast={false}',
  },
  {
    name: 'a text of a brief that is still empty is sent',
    file: 'studio/src/screens/make/brief.ts',
    find: 'blocks: brief.blocks.filter(({ text }) => !isBlank(text)).map(withoutBlanks),',
    replace: 'blocks: brief.blocks.map(withoutBlanks),',
  },
  {
    name: 'a plot of few things has ticks between whole numbers',
    file: 'studio/src/ui/plot/ticks.ts',
    find: 'Math.max(1, most / count)',
    replace: 'most / count',
  },
  {
    name: 'the screen of the operator is shown to everybody',
    file: 'studio/src/screens/screens.ts',
    find: 'operator || !forOperators',
    replace: 'operator || forOperators !== undefined',
  },
  {
    name: 'a draft is saved over what another tab saved',
    file: 'service/src/delivery/template-drafts.ts',
    find: 'revision !== undefined && revision !== (former?.revision ?? 0)',
    replace: 'revision !== undefined && revision < 0',
  },
  {
    name: 'a draft outlives its template',
    file: 'service/src/delivery/own-templates.ts',
    find: ".deleteFrom('template_drafts')\n          .where('account_id', '=', accountId)",
    replace: ".deleteFrom('template_drafts')\n          .where('account_id', '=', '')",
  },
  {
    name: 'what is done in another tab replaces what this one was working on',
    file: 'studio/src/base/draft.ts',
    find: '[sessionStorage, localStorage]',
    replace: '[localStorage, sessionStorage]',
  },
];
