import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { createGuardedFetch } from '../../src/outbound/guarded-fetch.ts';
import { describeOperation } from './support/describe-operation.ts';
import { ACME, BAD_DOCUMENTS, documentOf } from './support/design-documents.ts';
import { createTestService, type OwnService, type TestService } from './support/test-service.ts';

// A real server behind the guarded door; its certificate is for assets.test.
const outbound = join(import.meta.dirname, '../outbound');
const cert = readFileSync(join(outbound, 'assets.cert.pem'), 'utf8');
const serverKey = readFileSync(join(outbound, 'assets.key.pem'), 'utf8');
const toLoopback: LookupFunction = (_, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
const routes: Record<string, RequestListener> = {
  '/DESIGN.md': (_, res) => res.end(ACME),
  '/moved': (_, res) => res.writeHead(302, { location: '/DESIGN.md' }).end(),
  '/to-stranger': (_, res) => res.writeHead(302, { location: 'https://evil.test/DESIGN.md' }).end(),
  '/page': (_, res) => res.end('\n<!doctype html>\n<html><body>DESIGN.md</body></html>'),
  '/latin1': (_, res) => res.end(Buffer.from('---\nname: caf\xe9\n---\n', 'latin1')),
  '/large': (_, res) => res.end('x'.repeat(300 * 1024)),
  '/silent': () => {},
  '/deep': (_, res) => res.end(BAD_DOCUMENTS['20 kB of brackets']),
};
const server = createServer({ cert, key: serverKey }, (req, res) =>
  (routes[req.url ?? ''] ?? ((_, r) => r.writeHead(404).end()))(req, res),
);
const openDoor = (timeoutMs: number) =>
  createGuardedFetch(
    { allowedHosts: ['assets.test'], maxBytes: 256 * 1024, timeoutMs },
    { lookup: toLoopback, ca: cert, port: (server.address() as AddressInfo).port },
  );
// Where the time-out is what is tested, a short one; elsewhere one that a busy machine does not meet.
const TIMES_OUT = /\/silent$/;
let doors: { patient: ReturnType<typeof openDoor>; hasty: ReturnType<typeof openDoor> };
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  doors = { patient: openDoor(patientMs(10_000)), hasty: openDoor(400) };
});
afterAll(async () => {
  await doors.patient.close();
  await doors.hasty.close();
  server.closeAllConnections();
  server.close();
});

const ENVIRONMENT = {
  CARDWRIGHT_BASE_URL: 'https://cards.example.com',
  CARDWRIGHT_ASSET_HOSTS: 'assets.test',
  CARDWRIGHT_SIGNUP_LIMIT: '1000000',
};
let shared: OwnService;
let accounts = 0;
beforeAll(async () => {
  shared = await createTestService(ENVIRONMENT, {
    guardedFetch: (url) => (TIMES_OUT.test(url) ? doors.hasty : doors.patient)(url),
  });
});
afterAll(() => shared[Symbol.asyncDispose]());

/** The service that all tests here share, each with accounts of its own. */
function open(): TestService {
  const begin = shared.logText().length;
  return {
    ...shared,
    register: (email = `ada${++accounts}@example.com`) => shared.register(email),
    logText: () => shared.logText().slice(begin),
    [Symbol.asyncDispose]: async () => {},
  };
}

describeOperation(
  'deriveOgParams',
  (api) => {
    describe('200', () => {
      test('parameters, where each came from, and what the linter finds', async () => {
        const service = open();
        const { status, body } = await api(service, {
          key: await service.register(),
          body: { designMd: ACME },
        });
        expect(status).toBe(200);
        expect(body).toEqual({
          template: 'og_brand',
          params: {
            title: 'Acme rockets',
            tagline: 'Rockets for all',
            footer: 'acme.example',
            bg: '#0b1020',
            fg: '#ffffff',
            muted: '#a9b0c8',
            accent: '#ff5533',
            font: 'serif',
          },
          sources: {
            title: 'social.title',
            tagline: 'tagline',
            footer: 'social.footer',
            bg: 'colors.background',
            fg: 'colors.foreground',
            muted: 'colors.text-muted',
            accent: 'colors.primary',
            font: 'typography.heading.fontFamily',
          },
          notes: [expect.stringContaining('stands for Newsreader')],
          unused: [{ source: 'name', value: 'Acme', why: 'no_place' }],
          lint: { errors: 0, warnings: expect.any(Number), infos: expect.any(Number) },
          findings: expect.any(Array),
        });
      });

      test('what the linter finds, at its lines', async () => {
        const service = open();
        const designMd = documentOf('colors:', '  primary: "#111"', '  bad: "nocolor"');
        const { body } = await api(service, { key: await service.register(), body: { designMd } });
        const { errors, warnings, infos } = body.lint;
        expect(body.findings).toHaveLength(errors + warnings + infos);
        expect(body.findings).toContainEqual({
          severity: 'error',
          message: expect.stringContaining('nocolor'),
          path: 'colors.bad',
          line: 4,
        });
      });

      test('explicit parameters win; a whole number counts as text', async () => {
        const service = open();
        const { body } = await api(service, {
          key: await service.register(),
          body: {
            designMd: ACME,
            params: { title: 'Mine', bg: '#fff', bgAngle: 90, tagline: '', badge: 'x' },
          },
        });
        expect(body.params).toMatchObject({ title: 'Mine', bg: '#fff', bgAngle: '90', fg: '#ffffff' });
        expect(body.sources).toMatchObject({ title: 'params', bg: 'params', fg: 'colors.foreground' });
        expect(body.params).not.toHaveProperty('tagline');
        expect(body.notes.join('\n')).toContain('`params.badge` is no parameter of og_brand');
      });

      test('a document that is fetched, and over a redirect', async () => {
        const service = open();
        const key = await service.register();
        const sent = await api(service, { key, body: { designMd: ACME } });
        for (const path of ['/DESIGN.md', '/moved']) {
          const { body } = await api(service, { key, body: { designUrl: `https://assets.test${path}` } });
          expect(body).toEqual(sent.body);
        }
      });

      test('a logo on an allowed host is a parameter, one elsewhere is told', async () => {
        const service = open();
        const key = await service.register();
        const ask = async (logo: string) =>
          (await api(service, { key, body: { designMd: documentOf(`logo: ${logo}`) } })).body;
        expect((await ask('https://assets.test/logo.png')).params.logo).toBe('https://assets.test/logo.png');
        const elsewhere = await ask('https://evil.test/logo.png');
        expect(elsewhere.params).toEqual({});
        expect(elsewhere.notes[0]).toContain('must be on an allowed host (assets.test)');
      });

      test('nothing is charged', async () => {
        const service = open();
        const key = await service.register();
        const before = await service.count();
        await api(service, { key, body: { designMd: ACME } });
        expect(await service.count()).toEqual(before);
      });
    });

    describe('bad documents have their answer', () => {
      const REFUSED = /^(?:10,000 keys|20 kB of brackets|400 nested lists|257 kB|129 kB of front matter)$/;
      test.each(Object.keys(BAD_DOCUMENTS))('%s, with nothing of it in the log', async (name) => {
        const service = open();
        const key = await service.register();
        const { status, body } = await api(service, { key, body: { designMd: BAD_DOCUMENTS[name] } });
        if (REFUSED.test(name)) {
          expect([status, body.parameter, body.code]).toEqual([400, 'designMd', 'invalid_parameter']);
        } else {
          expect([status, body.notes.length > 0]).toEqual([200, true]);
        }
        expect(service.logText()).not.toContain('s3cr3t');
      });
    });

    describe('400', () => {
      test.each([
        ['designMd', {}],
        ['designUrl', { designMd: ACME, designUrl: 'https://assets.test/DESIGN.md' }],
        ['designMd', { designMd: 7 }],
        ['params.title', { designMd: ACME, params: { title: 'x'.repeat(1001) } }],
        ['params.bgAngle', { designMd: ACME, params: { bgAngle: 0.5 } }],
        ['params.bg', { designMd: ACME, params: { bg: 'blue' } }],
        ['params.font', { designMd: ACME, params: { font: 'Georgia' } }],
        ['params.logo', { designMd: ACME, params: { logo: 'https://evil.test/logo.png' } }],
      ])('names %s', async (parameter, sent) => {
        const service = open();
        const { status, body } = await api(service, { key: await service.register(), body: sent });
        expect([status, body.parameter]).toEqual([400, parameter]);
        expect(body.error).toMatch(/^`[^`]+` .+\.$/);
      });

      test.each([
        ['https://evil.test/DESIGN.md', 'allowed host'],
        ['', 'absolute'],
        ['https://assets.test/missing', 'status 404'],
        ['https://assets.test/to-stranger', 'allowed host'],
        ['https://assets.test/silent', 'did not respond within'],
        ['https://assets.test/large', 'bytes'],
        ['https://assets.test/page', 'web page'],
        ['https://assets.test/latin1', 'UTF-8'],
        ['https://assets.test/deep', 'levels deep'],
      ])('designUrl %s: %s', async (designUrl, said) => {
        const service = open();
        const { status, body } = await api(service, { key: await service.register(), body: { designUrl } });
        expect([status, body.parameter]).toEqual([400, 'designUrl']);
        expect(body.error).toContain(said);
      });
    });
  },
  { elsewhere: [503] },
);
