export const UPLOAD_REFERENCE = /^upload:(up_[2-9a-km-np-z]{24})$/;

/** The id of the upload that a value refers to, in place of a URL; undefined if it is no such reference. */
export const readUploadReference = (value: string): string | undefined => UPLOAD_REFERENCE.exec(value)?.[1];
