/** How a file is laid out, so that what is written into it looks like the rest. */

export interface Style {
  readonly newline: '\n' | '\r\n';
  /** Columns from a key to the keys below it. */
  readonly indent: number;
  /** The dashes of a list stand at the column of its key. */
  readonly compactLists: boolean;
}

/** Reads the style off the first lines that show it; two columns and indented lists where none does. */
export function styleOf(text: string): Style {
  const nested = /^( *)(?:- +)*[^\s#-][^#\n]*:[ \t]*(?:[ \t]#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*?( *)[^\s#-]/m.exec(text);
  const list = /^( *)(?:- +)?[^\s#-][^#\n]*:[ \t]*(?:[ \t]#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*?( *)-[ \r\n]/m.exec(text);
  const deeper = nested ? nested[2]!.length - nested[1]!.length : 0;
  const dash = list && !/^ *- /.test(list[0]) ? list[2]!.length - list[1]!.length : undefined;
  return {
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    indent: deeper >= 2 && deeper <= 8 ? deeper : dash !== undefined && dash >= 2 && dash <= 8 ? dash : 2,
    compactLists: dash === 0,
  };
}
