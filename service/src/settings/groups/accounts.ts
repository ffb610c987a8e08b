import { UNLIMITED } from '../../accounts/allowance.ts';
import {
  addressRanges,
  allowance,
  choice,
  emailsOrDomains,
  headerName,
  integer,
  issuer,
  label,
  origins,
  prefixed,
  secret,
} from '../setting-types.ts';
import { optional, secretSetting, setting } from './setting.ts';

export const ACCOUNTS = {
  mode: setting(
    'CARDWRIGHT_MODE',
    choice('service', 'owner'),
    'service',
    'Who uses this installation: `service` is for accounts with plans and open registration; `owner` is for yourself alone, with unlimited credits and a single account.',
  ),
  signupToken: secretSetting(
    'CARDWRIGHT_SIGNUP_TOKEN',
    secret(8),
    'not set: anyone can register',
    'Bearer token that is required to create accounts.',
  ),
  signupLimit: setting(
    'CARDWRIGHT_SIGNUP_LIMIT',
    integer(1, 1_000_000),
    20,
    'New accounts per hour and client IP address.',
  ),
  trustedProxies: setting<readonly string[]>(
    'CARDWRIGHT_TRUSTED_PROXIES',
    addressRanges,
    [],
    "Proxies whose `X-Forwarded-For` header is trusted for the client's IP address.",
    'none',
  ),
  oidcIssuer: optional<string>(
    'CARDWRIGHT_OIDC_ISSUER',
    issuer,
    'not set',
    'OpenID Connect provider that people can sign in to the studio with. Requires the two settings below.',
  ),
  oidcClientId: optional<string>(
    'CARDWRIGHT_OIDC_CLIENT_ID',
    label,
    'not set',
    'Id of this service at the provider, where its redirect URL is `{base URL}/studio/sign-in/oidc/callback`.',
  ),
  oidcClientSecret: secretSetting(
    'CARDWRIGHT_OIDC_CLIENT_SECRET',
    secret(1),
    'not set',
    'Secret of this service at the provider.',
  ),
  oidcAllowedEmails: optional<readonly string[]>(
    'CARDWRIGHT_OIDC_ALLOWED_EMAILS',
    emailsOrDomains,
    'every verified address',
    'Who may sign in with the provider: email addresses, and domains for all of their addresses.',
  ),
  proxyUserHeader: optional<string>(
    'CARDWRIGHT_PROXY_USER_HEADER',
    headerName,
    'not set',
    'Header in which a proxy of `CARDWRIGHT_TRUSTED_PROXIES` says the email address of who is signed in, such as `X-Forwarded-Email`. From others it is ignored.',
  ),
  freeAllowance: {
    ...setting(
      'CARDWRIGHT_FREE_ALLOWANCE',
      allowance,
      100,
      'Monthly credits of the free plan (calendar month, UTC).',
      '`100`; `unlimited` in owner mode',
    ),
    ownerFallback: UNLIMITED,
  },
  proAllowance: {
    ...setting(
      'CARDWRIGHT_PRO_ALLOWANCE',
      allowance,
      1000,
      'Monthly credits of the pro plan (calendar month, UTC).',
      '`1000`; `unlimited` in owner mode',
    ),
    ownerFallback: UNLIMITED,
  },
} as const;

export const BILLING = {
  stripeSecretKey: secretSetting(
    'CARDWRIGHT_STRIPE_SECRET_KEY',
    prefixed('sk_test_', 'sk_live_', 'rk_test_', 'rk_live_'),
    'not set: billing runs in sandbox mode',
    'Secret key of the Stripe account that sells the pro plan. Requires the two settings below.',
  ),
  stripeWebhookSecret: secretSetting(
    'CARDWRIGHT_STRIPE_WEBHOOK_SECRET',
    prefixed('whsec_'),
    'not set',
    'Signing secret of the Stripe webhook endpoint, `{base URL}/api/v1/billing/webhook`.',
  ),
  stripeProPrice: optional<string>(
    'CARDWRIGHT_STRIPE_PRO_PRICE',
    prefixed('price_'),
    'not set',
    'Id of the recurring Stripe price of the pro plan.',
  ),
  billingReturnOrigins: setting<readonly string[]>(
    'CARDWRIGHT_BILLING_RETURN_ORIGINS',
    origins,
    [],
    'Additional origins that checkout and portal may redirect to.',
    'none',
  ),
} as const;
