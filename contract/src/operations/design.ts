import type { Operation } from '../operation.ts';
import { designDocument, designDocumentRequest, ogParams, ogParamsRequest } from '../schemas/design.ts';
import { bodyErrors, readerBusy, unauthorized } from './responses.ts';

const DOCUMENT =
  '---\nversion: "alpha"\nname: "Acme"\ncolors:\n  background: "#0b1020"\n  foreground: "#ffffff"\n  primary: "#ff5533"\ntypography:\n  heading:\n    fontFamily: "serif"\nomitted:\n  - spacing\n  - rounded\n---\n\n# Acme\n\n## Colors\n\n- background: `#0b1020`\n- foreground: `#ffffff`\n- primary: `#ff5533`\n\n## Typography\n\nHeadings: serif\n';

export const designOperations = {
  deriveOgParams: {
    method: 'POST',
    path: '/api/v1/design/og-params',
    tag: 'Design documents',
    summary: 'Derive card parameters from a design document',
    description:
      'Reads a DESIGN.md and returns the `og_brand` parameters that it declares: colors, font, logo and texts. Anything it does not declare stays unset; common alternative token names are recognized and reported in `notes`. Renders nothing and is free.',
    auth: 'key',
    role: 'viewer',
    limit: 'helpers',
    body: ogParamsRequest,
    bodyExample: { designMd: DOCUMENT, params: { title: 'Lift-off on Friday' } },
    responses: {
      200: {
        description: 'The parameters; empty if the document declares none.',
        schema: ogParams,
        example: {
          template: 'og_brand',
          params: {
            title: 'Lift-off on Friday',
            bg: '#0b1020',
            fg: '#ffffff',
            accent: '#ff5533',
            font: 'serif',
          },
          sources: {
            title: 'params',
            bg: 'colors.background',
            fg: 'colors.foreground',
            accent: 'colors.primary',
            font: 'typography.heading.fontFamily',
          },
          notes: [],
          unused: [{ source: 'name', value: 'Acme', why: 'no_place' }],
          lint: { errors: 0, warnings: 1, infos: 0 },
          findings: [
            {
              severity: 'warning',
              message: "No 'primary' color defined.",
              path: 'colors',
              line: 4,
            },
          ],
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: readerBusy,
    },
  },
  writeDesignDocument: {
    method: 'POST',
    path: '/api/v1/design/design-md',
    tag: 'Design documents',
    summary: 'Write a design document',
    description:
      "Creates a DESIGN.md from brand fields that passes the format's linter. Sending it to `/design/og-params` returns the same `params`.",
    auth: 'key',
    role: 'viewer',
    limit: 'helpers',
    body: designDocumentRequest,
    bodyExample: {
      name: 'Acme',
      font: 'serif',
      colors: { background: '#0b1020', foreground: '#ffffff', primary: '#ff5533' },
    },
    responses: {
      200: {
        description: 'The document.',
        schema: designDocument,
        example: {
          filename: 'DESIGN.md',
          designMd: DOCUMENT,
          lint: { errors: 0, warnings: 0, infos: 4 },
          template: 'og_brand',
          params: { bg: '#0b1020', fg: '#ffffff', accent: '#ff5533', font: 'serif' },
          notes: [],
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: readerBusy,
    },
  },
} as const satisfies Record<string, Operation>;
