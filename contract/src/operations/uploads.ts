import type { Operation } from '../operation.ts';
import { deletedUpload, STORED_UPLOAD_TYPES, upload, uploadList, uploadQuery } from '../schemas/upload.ts';
import { invalid, notFound, refusal, unauthorized, unavailable } from './responses.ts';

/** Media types of files that can be uploaded. `application/octet-stream`: whatever the content says. */
export const UPLOAD_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/svg+xml',
  'font/woff2',
  'font/ttf',
  'font/otf',
  'application/octet-stream',
] as const;

const exampleUpload = {
  id: 'up_8mzkq4n2vw9r3xtc6d5yh7jb',
  reference: 'upload:up_8mzkq4n2vw9r3xtc6d5yh7jb',
  kind: 'image' as const,
  name: 'logo.png',
  media_type: 'image/png' as const,
  bytes: 4831,
  width: 512,
  height: 512,
  family: null,
  created_at: '2026-11-23T10:00:00.000Z',
};

const noUpload = notFound({
  description: 'The account has no upload with this id.',
  error: 'Your account has no upload with this id. `GET /api/v1/uploads` lists them.',
});

const params = { id: 'The id of the upload.' } as const;

export const uploadOperations = {
  createUpload: {
    method: 'POST',
    path: '/api/v1/uploads',
    tag: 'Uploads',
    summary: 'Upload a file',
    description:
      'Stores an image (PNG, JPEG, WebP or SVG) or a font (WOFF2, TTF or OTF). The body is the file itself, with its media type as `Content-Type`. What is stored is the pixels alone, upright, in sRGB, at most 3,200 pixels on the longer side, without metadata; an SVG, which must refer to nothing outside, is drawn to a PNG of 1,024 pixels. A font is written anew with the characters, features and axes that can be read in it, without hinting; its maker must allow embedding (`fsType`). The same file has the same id, also if it is deleted and uploaded again. Free. The operator limits the size of a file (by default 5 MB), and the number and size of the uploads of an account.',
    auth: 'key',
    limit: 'helpers',
    query: uploadQuery,
    fileBody: { types: UPLOAD_TYPES, description: 'The file.' },
    responses: {
      200: { description: 'The account had this file already.', schema: upload, example: exampleUpload },
      201: { description: 'Uploaded.', schema: upload, example: exampleUpload },
      400: {
        ...invalid,
        description: 'The file cannot be used (`unusable_file`), or a parameter is invalid.',
        example: {
          error: 'The file must be a PNG, JPEG, WebP or SVG image, or a WOFF2, TTF or OTF font.',
          code: 'unusable_file',
        },
      },
      401: unauthorized,
      409: refusal({
        description: 'The account has as many uploads as the operator allows, or they are as large.',
        error: 'Your account has 200 uploads, as many as this server allows. Delete one first.',
        code: 'upload_limit_reached',
      }),
      413: refusal({
        description: 'The file is larger than the operator allows.',
        error: 'The request body must not exceed 5,242,880 bytes.',
        code: 'body_too_large',
      }),
      415: refusal({
        description: 'The `Content-Type` is not one of those that can be uploaded.',
        error:
          'Send the file itself as the body, uncompressed, with a `Content-Type` of image/png, image/jpeg, image/webp, image/svg+xml, font/woff2, font/ttf, font/otf or application/octet-stream.',
        code: 'unsupported_media_type',
      }),
      503: unavailable({
        description: 'Too many files are being read. Nothing was stored.',
        error: 'Too many uploads are being read; try again in a moment.',
        code: 'uploads_busy',
      }),
    },
  },
  listUploads: {
    method: 'GET',
    path: '/api/v1/uploads',
    tag: 'Uploads',
    summary: 'List uploads',
    description: 'All uploads of the account, newest first, and what more it may upload.',
    auth: 'key',
    responses: {
      200: {
        description: 'The uploads.',
        schema: uploadList,
        example: {
          uploads: [exampleUpload],
          count: 1,
          count_limit: 200,
          bytes: 4831,
          bytes_limit: 104_857_600,
          file_bytes_limit: 5_242_880,
        },
      },
      401: unauthorized,
    },
  },
  getUpload: {
    method: 'GET',
    path: '/api/v1/uploads/{id}',
    tag: 'Uploads',
    summary: 'Get an upload',
    description: 'What is known of an upload. Its content is at `/uploads/{id}/content`.',
    auth: 'key',
    params,
    responses: {
      200: { description: 'The upload.', schema: upload, example: exampleUpload },
      401: unauthorized,
      404: noUpload,
    },
  },
  getUploadContent: {
    method: 'GET',
    path: '/api/v1/uploads/{id}/content',
    tag: 'Uploads',
    summary: 'Get the content of an upload',
    description: 'The file as it is stored.',
    auth: 'key',
    params,
    responses: {
      200: {
        description: 'The file.',
        media: STORED_UPLOAD_TYPES,
        headers: { 'Cache-Control': { description: '`private, max-age=86400`', schema: { type: 'string' } } },
      },
      401: unauthorized,
      404: noUpload,
    },
  },
  deleteUpload: {
    method: 'DELETE',
    path: '/api/v1/uploads/{id}',
    tag: 'Uploads',
    summary: 'Delete an upload',
    description:
      'Permanently deletes an upload. Signed URLs, templates and brands that refer to it are refused with a 400 from then on, until the same file is uploaded again. Images that were generated with it stay.',
    auth: 'key',
    params,
    responses: {
      200: {
        description: 'Deleted.',
        schema: deletedUpload,
        example: { message: 'The upload was deleted.' },
      },
      401: unauthorized,
      404: noUpload,
    },
  },
} as const satisfies Record<string, Operation>;
