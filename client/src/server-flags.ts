/**
 * How Node runs the server. V8 would let what is young in its memory take 32 MB, and from Node 24 on 128, before it looks what of it can go.
 * A keystroke leaves little behind: looking sooner takes no longer.
 */
export const serverFlags: readonly string[] = ['--max-semi-space-size=4'];
