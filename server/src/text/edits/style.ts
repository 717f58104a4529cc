/** The layout style of a file, so that inserted text matches. */

export interface Style {
  readonly newline: '\n' | '\r\n';
  /** Indentation per level. */
  readonly indent: number;
  /** The dashes of a list are at the column of its key. */
  readonly compactLists: boolean;
}

/** Detects the style from the first lines that show it. Default: two columns, indented lists. */
export function detectStyle(text: string): Style {
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
