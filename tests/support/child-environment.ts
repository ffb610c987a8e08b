const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;

/** All that programs which tests start have of this process's environment: where programs are, and compiled code, which halves a start. */
export const CHILD_ENVIRONMENT = { PATH, NODE_COMPILE_CACHE } as const;
