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
  const keyIndent = nested ? nested[2]!.length - nested[1]!.length : 0;
  const dashIndent = list && !/^ *- /.test(list[0]) ? list[2]!.length - list[1]!.length : undefined;
  return {
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    indent:
      keyIndent >= 2 && keyIndent <= 8
        ? keyIndent
        : dashIndent !== undefined && dashIndent >= 2 && dashIndent <= 8
          ? dashIndent
          : 2,
    compactLists: dashIndent === 0,
  };
}
