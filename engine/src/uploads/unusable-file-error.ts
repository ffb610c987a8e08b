/** A file that cannot be used; the message completes "The file ...". */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

/** The file cannot be read now, for a reason unrelated to it. */
export class FileBusyError extends Error {
  override readonly name = 'FileBusyError';
}
