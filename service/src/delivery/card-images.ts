import { readUploadReference } from '@cardwright/contract/upload-reference';
import type { Card } from '@cardwright/engine';
import { listOwnFonts } from '@cardwright/engine/own-template';
import { ServiceError } from '../base/service-error.ts';
import type { UploadKind, Uploads } from '../uploads/types.ts';
import { toNoUpload } from './load-logo.ts';

/** Image parameters of built-in templates. */
export const BUILT_IN: readonly string[] = ['logo', 'image', 'avatar', 'cover'];

/** The images of a card by their parameter: URLs, and references to uploads. */
export function listImages({ own, values }: Card): { parameter: string; source: string }[] {
  const named = own
    ? own.definition.parameters.flatMap((one) =>
        one.type === 'image' ? [{ parameter: one.name, usual: one.default }] : [],
      )
    : BUILT_IN.map((parameter) => ({ parameter, usual: undefined }));
  return named.flatMap(({ parameter, usual }) => {
    const source = values[parameter] ?? usual;
    return source === undefined ? [] : [{ parameter, source }];
  });
}

/** References to the uploaded fonts that a card is set in. */
export function listFonts({ own, values }: Card): string[] {
  if (own?.definition.root) return listOwnFonts(own.definition);
  const font = values.font ?? own?.definition.parameters.find(({ type }) => type === 'font')?.default;
  return font !== undefined && readUploadReference(font) !== undefined ? [font] : [];
}

type UsedUpload = { parameter: string; id: string; kind: UploadKind };

/** The uploads that a card is made of, and the parameters that name them. */
export function listUploads(card: Card): UsedUpload[] {
  const images = listImages(card).map((image) => ({ ...image, kind: 'image' as const }));
  const fonts = listFonts(card).map((source) => ({ parameter: 'font', source, kind: 'font' as const }));
  return [...images, ...fonts].flatMap(({ parameter, source, kind }) => {
    const id = readUploadReference(source);
    return id === undefined ? [] : [{ parameter, id, kind }];
  });
}

/** Throws `invalid` naming the parameter if the card is made of an upload that the account does not have (any more). */
export async function checkUploads(card: Card, accountId: string, hasUpload: Uploads['has']): Promise<void> {
  for (const { parameter, id, kind } of listUploads(card)) {
    if (await hasUpload(accountId, id, kind)) continue;
    throw new ServiceError('invalid', `\`${parameter}\` ${toNoUpload(kind)}.`, {
      code: 'invalid_parameter',
      parameter,
    });
  }
}
