/** Random scenarios as text: data in all usual styles, with comments in all possible places. */
import fc from 'fast-check';
import type { Plain } from '../../../server/src/model/edit';

export type Mapping = { [key: string]: Plain };

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/);
const text = fc.oneof(
  word,
  fc.constantFrom(
    'yes',
    '12',
    '1.5',
    '2024-01-02',
    'null',
    '~',
    'a: b',
    'a #b',
    '- x',
    "it's",
    'say "no"',
    '',
    ' padded ',
    'a, b',
    '[x]',
    'naïve',
    'two\nlines',
    '0x1f',
    '*star',
    '&and',
    '!bang',
    '%',
    '@at',
    'true',
    '<<',
    '---',
    'key:',
  ),
);
const scalar: fc.Arbitrary<Plain> = fc.oneof(
  text,
  fc.integer({ min: -99, max: 9999 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(0.5, 1e21, -3.25),
);

/** Values of a scenario: scalars, lists and mappings with little nesting. */
export const arbitraryValue: fc.Arbitrary<Plain> = fc.letrec<{ value: Plain; list: Plain[]; mapping: Mapping }>(
  (tie) => ({
    value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('mapping'), tie('list')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    mapping: fc.dictionary(word, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  }),
).value;

/** The root of a scenario. */
export const root: fc.Arbitrary<Mapping> = fc.dictionary(word, arbitraryValue, {
  minKeys: 1,
  maxKeys: 5,
  noNullPrototype: true,
});

/** A deterministic stream of small choices. */
export type Chooser = (choices: number) => number;

export const chooser: fc.Arbitrary<Chooser> = fc
  .array(fc.nat({ max: 1000 }), { minLength: 20, maxLength: 60 })
  .map((numbers) => {
    let next = 0;
    return (choices) => numbers[next++ % numbers.length]! % choices;
  });

export interface Layout {
  readonly indent: 2 | 4;
  readonly compactLists: boolean;
  readonly newline: '\n' | '\r\n';
  readonly comments: boolean;
  readonly finalNewline: boolean;
}

export const layout: fc.Arbitrary<Layout> = fc.record({
  indent: fc.constantFrom(2, 4),
  compactLists: fc.boolean(),
  newline: fc.constantFrom('\n', '\n', '\r\n'),
  comments: fc.boolean(),
  finalNewline: fc.boolean(),
});

/** Writes a scenario. Each of its comments is unique. */
export function writeMapping(data: Mapping, choose: Chooser, style: Layout): string {
  let comments = 0;
  const formatRemark = (odds: number) => (style.comments && choose(odds) === 0 ? `# remark ${comments++}.` : '');
  const formatTrailingRemark = () => formatRemark(5).replace(/^#/, ' #');
  const lines: string[] = [];
  const writeLine = (indent: number, content: string) => lines.push(' '.repeat(indent) + content);

  const quote = (value: string) =>
    value.includes('\n') || choose(3) === 0 ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
  const formatInline = (value: Plain): string => {
    if (typeof value === 'string')
      return /^[a-z][a-z0-9-]*$/.test(value) && !/^(y|n|yes|no|on|off|true|false|null)$/.test(value) && choose(4) > 0
        ? value
        : quote(value);
    if (typeof value !== 'object') return String(value);
    if (value === null) return 'null';
    if (Array.isArray(value)) return `[${value.map((item: Plain) => formatInline(item)).join(', ')}]`;
    const members = Object.entries(value).map(([key, item]) => `${formatKey(key)}: ${formatInline(item)}`);
    return choose(2) ? `{ ${members.join(', ')} }` : `{${members.join(', ')}}`;
  };
  const formatKey = (key: string) => (choose(8) === 0 ? JSON.stringify(key) : key);
  const isBlock = (value: Plain): value is Plain[] | Mapping =>
    typeof value === 'object' && value !== null && Object.keys(value).length > 0 && choose(4) > 0;

  /** A value over several lines below a key or dash at a column: text after `|-`, or multi-line brackets. */
  const formatTall = (value: Plain, column: number): string | undefined => {
    const below = style.newline + ' '.repeat(column + style.indent);
    if (typeof value === 'string')
      return /^\w+\n\w+$/.test(value) && choose(2)
        ? `|-${formatTrailingRemark()}${below}${value.replace('\n', below)}`
        : undefined;
    if (!Array.isArray(value) || value.length === 0 || choose(4) > 0) return undefined;
    return `[${value.map((item: Plain) => `${below}${formatInline(item)},${formatTrailingRemark()}`).join('')}${style.newline}${' '.repeat(column + 1)}]`;
  };

  const writeBlock = (value: Plain[] | Mapping, indent: number, first: string) => {
    let prefix = first; // the dashes before the first member on its line
    const writeMember = (content: string) => {
      if (prefix === '') writeLine(indent, content);
      else lines.push(prefix + content);
      prefix = '';
    };
    const writeRemark = () => {
      const comment = formatRemark(6);
      if (comment !== '' && prefix === '') writeLine(indent, comment);
      if (style.comments && choose(12) === 0 && prefix === '') lines.push('');
    };
    if (Array.isArray(value)) {
      for (const item of value) {
        writeRemark();
        const dash = `${prefix === '' ? ' '.repeat(indent) : prefix}- `;
        prefix = '';
        if (isBlock(item)) writeBlock(item, indent + 2, dash);
        else
          lines.push(
            dash +
              (formatTall(item, indent) ??
                (item === null && choose(2) ? '' : formatInline(item)) + formatTrailingRemark()),
          );
      }
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      writeRemark();
      const tallValue = formatTall(item, indent);
      if (tallValue !== undefined) {
        writeMember(`${formatKey(key)}: ${tallValue}`);
        continue;
      }
      if (!isBlock(item)) {
        writeMember(
          `${formatKey(key)}: ${item === null && choose(2) ? '' : formatInline(item)}`.trimEnd() +
            formatTrailingRemark(),
        );
        continue;
      }
      writeMember(`${formatKey(key)}:${formatTrailingRemark()}`);
      writeBlock(item, indent + (Array.isArray(item) && style.compactLists ? 0 : style.indent), '');
    }
  };
  writeBlock(data, 0, '');
  return lines.join(style.newline) + (style.finalNewline ? style.newline : '');
}

/** The comments of a text made by `writeMapping`, in order. */
export function listComments(source: string): string[] {
  return source.match(/# remark \d+\./g) ?? [];
}
