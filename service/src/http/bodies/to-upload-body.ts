import type { Upload } from '../../uploads/types.ts';

export const toUploadBody = (upload: Upload) => ({
  id: upload.id,
  reference: `upload:${upload.id}`,
  kind: upload.kind,
  name: upload.name ?? null,
  media_type: upload.type,
  bytes: upload.bytes,
  width: upload.kind === 'image' ? upload.width : null,
  height: upload.kind === 'image' ? upload.height : null,
  family: upload.kind === 'font' ? (upload.family ?? null) : null,
  created_at: upload.createdAt,
});
