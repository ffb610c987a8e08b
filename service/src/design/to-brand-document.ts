import { isDeepStrictEqual } from 'node:util';
import { readUploadReference } from '@cardwright/contract/upload-reference';
import { deriveParameters, setLogo } from '@cardwright/engine/design';
import { checkParameter } from './check-parameter.ts';
import { invalid } from './invalid.ts';
import type { ReadDocument } from './read-document.ts';

export type HasUpload = (accountId: string, id: string, kind: 'image' | 'font') => Promise<boolean>;

type Parts = {
  read: ReadDocument;
  refuseLogo: (url: string) => string | undefined;
  hasUpload: HasUpload;
};

/** The document of a brand to be saved, with its logo written into it. Throws `invalid` naming `design_md` or `logo`. */
export async function toBrandDocument(
  { designMd, logo = '' }: { designMd: string; logo?: string | undefined },
  owner: string,
  { read, refuseLogo, hasUpload }: Parts,
): Promise<string> {
  checkParameter('logo', 'logo', logo);
  const refused = logo === '' ? undefined : refuseLogo(logo);
  if (refused !== undefined) throw invalid('logo', refused);
  const upload = readUploadReference(logo);
  if (upload !== undefined && !(await hasUpload(owner, upload, 'image')))
    throw invalid('logo', 'refers to an upload that your account does not have. Upload the file first');
  const sent = await read(designMd, 'design_md', owner);
  if (logo === '') return designMd;
  const written = setLogo(designMd, logo);
  const found = deriveParameters(await read(written, 'design_md', owner)).params;
  const wanted = deriveParameters(sent, { explicit: { logo } }).params;
  if (isDeepStrictEqual(found, wanted)) return written;
  throw invalid(
    'logo',
    'cannot be written into this document; declare it there, as `logo` in the front matter',
  );
}
