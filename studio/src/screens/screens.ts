import type { FunctionComponent } from 'preact';
import type { User } from '../../../client/src/index.ts';

export type Screen = {
  /** In the path: `/studio/<name>`. The first screen has none. */
  name: string;
  title: string;
  /** For operators of the service alone. */
  forOperators?: boolean;
  load(): Promise<FunctionComponent>;
};

/** The screens that a person may open. */
export const screensOf = ({ operator }: Pick<User, 'operator'>): readonly Screen[] =>
  SCREENS.filter(({ forOperators = false }) => operator || !forOperators);

/** The screens in the order of the navigation. Each is loaded when it is opened. */
const SCREENS: readonly Screen[] = [
  { name: '', title: 'Make', load: async () => (await import('./make/make-screen.tsx')).MakeScreen },
  { name: 'cards', title: 'Cards', load: async () => (await import('./cards/cards-screen.tsx')).CardsScreen },
  { name: 'many', title: 'Many', load: async () => (await import('./many/many-screen.tsx')).ManyScreen },
  { name: 'sites', title: 'Sites', load: async () => (await import('./sites/sites-screen.tsx')).SitesScreen },
  { name: 'check', title: 'Check', load: async () => (await import('./check/check-screen.tsx')).CheckScreen },
  { name: 'brand', title: 'Brand', load: async () => (await import('./brand/brand-screen.tsx')).BrandScreen },
  {
    name: 'history',
    title: 'History',
    load: async () => (await import('./history/history-screen.tsx')).HistoryScreen,
  },
  {
    name: 'usage',
    title: 'Usage',
    load: async () => (await import('./usage/usage-screen.tsx')).UsageScreen,
  },
  { name: 'keys', title: 'Keys', load: async () => (await import('./keys/keys-screen.tsx')).KeysScreen },
  {
    name: 'account',
    title: 'Account',
    load: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  },
  {
    name: 'operator',
    title: 'Operator',
    forOperators: true,
    load: async () => (await import('./operator/operator-screen.tsx')).OperatorScreen,
  },
];
